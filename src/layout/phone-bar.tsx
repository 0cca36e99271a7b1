import { Link, useLocation } from 'react-router-dom'
import { company } from '@/content/company'
import { services } from '@/content/services/services'
import { towns } from '@/content/towns/towns'
import { isAdminPath, paths } from '@/paths'
import { buttonClass } from '@/ui/button'
import { PhoneIcon } from '@/ui/icons'

/**
 * Call and quote buttons at the bottom of a phone's screen, once the hero's are out of view. CSS alone shows the bar
 * (phone-bar.css), so it works before hydration. Its parent must be positioned and contain <main>. Pages with a form,
 * whose fields it would cover, do not have it.
 */
export function PhoneBar() {
  const { pathname } = useLocation()
  if (pathname === paths.quote || pathname === paths.contact || isAdminPath(pathname)) return null
  return (
    <div className="phone-bar-box large-text:hidden md:hidden print:hidden">
      <div className="phone-bar-way">
        <nav id="phone-bar" aria-label="Call or ask for a quote" className="phone-bar">
          <a href={company.phoneLink} className={buttonClass('brand')}>
            <PhoneIcon />
            Call
          </a>
          <Link to={quotePathFrom(pathname)} className={buttonClass('primary')}>
            Free quote
          </Link>
        </nav>
      </div>
    </div>
  )
}

/** Carries the service or town of the current page. */
function quotePathFrom(pathname: string) {
  const service = services.find(({ slug }) => pathname === paths.service(slug))
  if (service) return paths.quoteForService(service.slug)
  const town = towns.find(({ slug }) => pathname === paths.serviceArea(slug))
  return town ? paths.quoteForTown(town.slug) : paths.quote
}
