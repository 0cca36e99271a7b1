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
      <ul className="grid gap-2 md:gap-4 lg:gap-6">
        {reasons.map(({ title, line }) => (
          <li key={title} className="items-baseline border-cream-200 border-t pt-2 md:grid md:grid-cols-1/2 lg:block">
            <h3 className="font-sans text-amber-dark text-small">{title}</h3>
            <p className="ui-as-heading mt-1 text-balance text-heading lg:text-title">{line}</p>
          </li>
        ))}
      </ul>
      {/* On phones a low band at the foot of the section. The picture comes after hydration, to keep the HTML small. */}
      <div className="home-crew">
        {useIsHydrated() && (
          <img
            src={crew.src}
            alt={pictureAlts.crew}
            loading="lazy"
            className="md:ui-bleed-right size-full object-cover lg:absolute"
            style={{ objectPosition: focalPoints.crew }}
          />
        )}
      </div>
    </div>
  </Section>
)
