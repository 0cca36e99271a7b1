import { Fragment, type ReactNode } from 'react'
import { focalPoints, pictureAlts } from '@/content/pictures'
import { PageMeta } from '@/head/page-meta'
import stumpWithSprout from '@/pictures/stump-with-sprout.webp?w=480;740;1200&quality=50&picture'
import { Picture } from '@/ui/picture'

/** The "not found" page. Its children are links to other pages. */
export function NotFoundMessage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="bg-cream">
      <div className="ui-container-page grid items-center gap-8 py-section lg:grid-cols-5/7 lg:gap-16">
        <PageMeta title={title} description={text} keywords={title} isHidden />
        <div>
          <h1 className="text-inner-title">
            {/* A line of the heading breaks between its sentences before it breaks inside one. */}
            {title.split(/(?<=!) /).map((part, index) => (
              <Fragment key={part}>
                {index > 0 && ' '}
                <span className="inline-block">{part}</span>
              </Fragment>
            ))}
          </h1>
          <p className="mt-4 max-w-text">{text}</p>
          <p className="ui-as-heading mt-4 text-balance text-subtitle">
            Whatever stood here is gone. We’d keep the sprout.
          </p>
          <div className="ui-button-row mt-6">{children}</div>
        </div>
        <div className="-mx-side max-lg:order-first max-lg:-mt-section lg:mx-0">
          <Picture
            source={stumpWithSprout}
            alt={pictureAlts.notFound}
            sizes="(min-width: 64rem) 40rem, 100vw"
            style={{ objectPosition: focalPoints.notFound }}
            className="lg:ui-bleed-right aspect-video w-full object-cover"
          />
        </div>
      </div>
    </div>
  )
}
