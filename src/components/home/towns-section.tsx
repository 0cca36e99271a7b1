import { Link } from 'react-router-dom'
import { HydratedAreaMap } from '@/components/towns/area-map'
import { mapWords } from '@/content/towns/area-map'
import { towns } from '@/content/towns/towns'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { ArrowRightIcon } from '@/ui/icons'
import { HomeSection } from './home-section'

export function TownsSection() {
  const isHydrated = useIsHydrated()
  return (
    <HomeSection id="towns" title="Where we work" to={paths.serviceAreas} link="towns">
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2 lg:gap-16">
        <ul className="home-towns">
          {towns.map(({ slug, name, miles }) => (
            <li key={slug}>
              <Link
                to={paths.serviceArea(slug)}
                className="ui-link flex min-h-11 items-center gap-3 md:no-underline md:hover:underline lg:min-h-14"
              >
                {name}
                {/* Distances and arrows are rendered after hydration, like the map, to keep the HTML small. */}
                {isHydrated && (
                  <>
                    <span className="ui-note ml-auto hidden font-normal md:block">
                      {miles ? `About ${miles} miles` : mapWords.shop}
                    </span>
                    <ArrowRightIcon className="hidden size-4.5 text-amber-dark md:block" />
                  </>
                )}
              </Link>
            </li>
          ))}
        </ul>
        <HydratedAreaMap className="mb-8 tablet:mb-0 hidden tablet:aspect-auto md:grid" />
      </div>
    </HomeSection>
  )
}
