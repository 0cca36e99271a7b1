import { reasons } from '@/content/home'
import { focalPoints, pictureAlts } from '@/content/pictures'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import crew from '@/pictures/crew.webp?w=900&picture'
import { Section } from '@/ui/section'

export const ReasonsSection = () => (
  <Section aria-labelledby="why">
    <h2 id="why" className="text-title">
      Why choose us
    </h2>
    <div className="mt-4 md:mt-8 lg:grid lg:grid-cols-2 lg:gap-x-16">
      <ul className="grid gap-2 md:gap-6">
        {reasons.map(({ title, line }) => (
          <li
            key={title}
            className="grid-cols-1/2 items-baseline gap-x-6 border-cream-200 border-t pt-2 md:grid md:pt-4 lg:block"
          >
            <h3 className="font-sans text-amber-dark text-small">{title}</h3>
            <p className="ui-as-heading mt-1 text-balance text-heading lg:text-title">{line}</p>
          </li>
        ))}
      </ul>
      {/* After hydration, to keep the HTML small. On phones it is a low band at the foot of the section. */}
      {useIsHydrated() && (
        <img
          src={crew.src}
          alt={pictureAlts.crew}
          loading="lazy"
          style={{ objectPosition: focalPoints.crew }}
          className="ui-bleed md:ui-bleed-right mt-6 object-cover max-md:-mb-section max-md:aspect-11/4 md:mt-8 md:aspect-video lg:mt-0 lg:aspect-auto lg:h-full"
        />
      )}
    </div>
  </Section>
)
