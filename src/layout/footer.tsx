import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cityLine, company, profilesOf } from '@/content/company'
import { cn } from '@/lib/class-names'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { FacebookIcon, InstagramIcon, MailIcon, PhoneIcon, PinIcon } from '@/ui/icons'
import { Logo } from './logo'
import { footerCompany, footerServices, type NavigationLink } from './navigation'

const footerLinkClass = 'ui-touch-target gap-3 leading-tight hover:text-amber-light hover:underline md:min-h-8'

/** On a phone it takes three fifths of a line, so that a link fits beside it. */
const wideClass = 'grow basis-3/5 md:basis-auto'

const profiles = profilesOf(company)

const profileIcons: Record<string, ReactNode> = { Facebook: <FacebookIcon />, Instagram: <InstagramIcon /> }

export function Footer() {
  return (
    <footer className="on-forest bg-forest-900 text-cream text-small forced-colors:border-t print:border-t">
      <div className="ui-container-page footer-columns">
        <div className="footer-company">
          <Logo />
          <p className="order-last tablet:col-start-3 mt-1 w-full text-cream-200 md:order-none lg:mt-4">
            {company.tagline}
          </p>
          {profiles.length > 0 && <SocialLinks className="tablet:justify-self-end lg:mt-4" />}
        </div>
        <FooterColumn title="Services" className="print:hidden">
          <FooterLinks links={footerServices} />
        </FooterColumn>
        <FooterColumn title="Company" className="print:hidden">
          <FooterLinks links={footerCompany} />
        </FooterColumn>
        <FooterColumn title="Contact" className="footer-contact">
          <ul className="grid">
            <li className="flex flex-wrap items-center gap-x-4 md:mb-2">
              <a href={company.phoneLink} className={cn(footerLinkClass, '-mb-2 md:-mt-1.5 md:min-h-11')}>
                <PhoneIcon />
                {company.phone}
              </a>
              {company.isReachableDayAndNight && (
                <span className="basis-full pl-8 text-cream-200 leading-tight">24/7 emergencies</span>
              )}
            </li>
            <li>
              <a href={company.emailLink} className={cn(footerLinkClass, 'wrap-anywhere')}>
                <MailIcon />
                {company.email}
              </a>
            </li>
            <li className="flex items-start gap-3 pb-4 leading-tight md:py-1.5">
              <PinIcon />
              {/* The address breaks only after the street. */}
              <span>
                {`${company.address.street}, `}
                <span className="inline-block">{cityLine}</span>
              </span>
            </li>
          </ul>
        </FooterColumn>
      </div>
      <div className="border-forest-500 border-t print:hidden">
        <div className="ui-container-page flex flex-wrap items-center justify-between gap-x-4 text-cream-200 md:py-3">
          <Link to={paths.worry} className={cn(footerLinkClass, wideClass, 'md:grow-0')}>
            Should this tree worry you?
          </Link>
          <Link to={paths.privacy} className={footerLinkClass}>
            Privacy
          </Link>
          <p className={cn('leading-tight md:order-first', wideClass)}>
            © <CurrentYear /> {company.name}.
          </p>
          <Link to={paths.admin.dashboard} className={footerLinkClass}>
            Admin Panel
          </Link>
        </div>
      </div>
    </footer>
  )
}

/** The build year in prerendered HTML and during hydration. */
const CurrentYear = () => (useIsHydrated() ? new Date().getFullYear() : __BUILD_YEAR__)

function FooterColumn({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h2 className="mb-1 text-cream text-subtitle max-md:sr-only">{title}</h2>
      {children}
    </section>
  )
}

function FooterLinks({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul className="grid">
      {links.map(({ title, href }) => (
        <li key={title}>
          <Link to={href} className={footerLinkClass}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function SocialLinks({ className }: { className?: string }) {
  return (
    <ul className={cn('flex gap-2', className)}>
      {profiles.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} (opens in a new tab)`}
            className="grid size-11 place-items-center rounded-full border border-forest-500 hover:border-current"
          >
            {profileIcons[name]}
          </a>
        </li>
      ))}
    </ul>
  )
}
