import { Link } from 'react-router-dom'
import { QuoteAndPhone } from '@/components/call-to-action'
import { home } from '@/content/home'
import { pictureAlts } from '@/content/pictures'
import { paths } from '@/paths'
import heroLandscape from '@/pictures/hero.webp?w=1200;1800&quality=50&picture'
import heroPortrait from '@/pictures/hero-portrait.webp?w=480;740;1200&picture'
import { Picture } from '@/ui/picture'

/** The text is on the picture's sky: above the tree or, on a desktop, beside it. A laptop also shows the assurances. */
export function HomeHero() {
  return (
    <div className="home-hero-sky">
      <Picture
        source={heroPortrait}
        wide={heroLandscape}
        loading="eager"
        fetchPriority="high"
        alt={pictureAlts.hero}
        sizes="100vw"
        className="home-hero-picture -z-10 col-start-1 row-start-1 print:hidden"
      />
      <div className="home-hero-veil -z-10 col-start-1 row-start-1 hidden lg:block" />
      <div className="ui-container-page home-hero-text col-start-1 row-start-1">
        <div>
          <p className="font-semibold text-forest-700 text-small">{home.place}</p>
          <h1 className="mt-3 text-display text-forest-900">{home.title}</h1>
          <p className="mt-3 text-balance md:mt-4 lg:max-w-92 lg:text-subtitle xl:max-w-104">{home.introduction}</p>
          <QuoteAndPhone className="mt-4 md:mt-6 md:w-max" />
          <Link to={paths.services} className="ui-link-line mt-1 md:mt-3">
            Our Services
          </Link>
        </div>
      </div>
    </div>
  )
}
