import { Link } from 'react-router-dom'
import { SignsPicture } from '@/components/signs/signs-picture'
import { conditions, signIds, signNames, urgentSigns } from '@/content/signs/sign-names'
import { cn } from '@/lib/class-names'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'

/** Visitors know what they see, not what the service is called. Each sign leads to its entry on the worry page. */
export function SignsSection() {
  return (
    <section aria-labelledby="signs">
      <div className="ui-container-page ui-print-section py-section max-md:pb-8">
        <h2 id="signs" className="text-title">
          What do you see on your tree?
        </h2>
        <div className="mt-4 grid gap-x-12 gap-y-4 md:mt-8 lg:grid-cols-7/5">
          <SignsPicture
            alt="An old oak beside a farmhouse, with seven signs of trouble."
            sizes="(min-width: 64rem) 84vw, (min-width: 48rem) 153vw, 100vw"
            className="ui-bleed-left max-md:-mx-side"
            pictureClass="md:rounded-card"
          />
          <div className="self-center">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <h3 className="text-heading">Check these first</h3>
              <Link to={paths.worry} className="ui-link-line -my-2">
                All seven signs
              </Link>
            </div>
            <ul className="mt-2 grid gap-x-4 md:grid-cols-3 lg:block">
              {urgentSigns.map((id) => (
                <li key={id} className="grid border-cream-200 border-t">
                  <Link to={`${paths.worry}#${id}`} className="flex items-start gap-3 py-1.5 md:py-5">
                    <span className="ui-disc bg-brick">{signIds.indexOf(id) + 1}</span>
                    <span className="ui-note text-balance lg:text-body">
                      <b className="ui-link block text-body lg:text-subtitle">{signNames[id]}</b>
                      <b className="font-semibold text-brick">Call now</b> if {conditions[id]}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <Link
              to={paths.quoteForSigns([], 'consultation')}
              className={cn('mt-4 w-full md:mt-6 md:w-max', buttonClass('primary'))}
            >
              Ask about your tree
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
