import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cityLine, company, profilesOf } from '@/content/company'
import { cn } from '@/lib/class-names'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { FacebookIcon, InstagramIcon, MailIcon, PhoneIcon, PinIcon } from '@/ui/icons'
import { Logo } from './logo'
import { footerCompany, footerServices, type NavigationLink } from './navigation'

/** On a phone it takes three fifths of a line, so that a link fits beside it. */
const wideClass = 'grow basis-3/5 md:basis-auto'

const profiles = profilesOf(company)

const profileIcons: Record<string, ReactNode> = { Facebook: <FacebookIcon />, Instagram: <InstagramIcon /> }

export function Footer() {
  return (
    <footer className="footer-box on-forest">
      <div className="ui-container-page footer-columns">
        <div className="footer-company">
          <Logo />
          <p className="footer-faint order-last tablet:col-start-3 w-full max-lg:mt-1 md:order-none">
            {company.tagline}
          </p>
          {profiles.length > 0 && <SocialLinks className="tablet:justify-self-end" />}
        </div>
        <FooterColumn title="Services" className="print:hidden">
          <FooterLinks links={footerServices} />
        </FooterColumn>
        <FooterColumn title="Company" className="print:hidden">
          <FooterLinks links={footerCompany} />
        </FooterColumn>
        <FooterColumn title="Contact" className="footer-contact">
          <ul className="grid">
            <li className="footer-phone">
              <a href={company.phoneLink} className="footer-link">
                <PhoneIcon />
                {company.phone}
              </a>
              {company.isReachableDayAndNight && <span className="footer-hours footer-faint">24/7 emergencies</span>}
            </li>
            <li className="wrap-anywhere">
              <a href={company.emailLink} className="footer-link">
                <MailIcon />
                {company.email}
              </a>
            </li>
            <li className="footer-address">
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
      <div className="footer-bottom">
        <div className="ui-container-page footer-bottom-row footer-faint">
          <Link to={paths.worry} className={cn('footer-link md:grow-0', wideClass)}>
            Should this tree worry you?
          </Link>
          <Link to={paths.privacy} className="footer-link">
            Privacy
          </Link>
          <p className={cn('leading-tight md:order-first', wideClass)}>
            © <CurrentYear /> {company.name}.
          </p>
          <Link to={paths.admin.dashboard} className="footer-link">
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
      <h2 className="footer-heading max-md:sr-only">{title}</h2>
      {children}
    </section>
  )
}

function FooterLinks({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul className="footer-links">
      {links.map(({ title, href }) => (
        <li key={title}>
          <Link to={href} className="footer-link">
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
            className="footer-profile"
          >
            {profileIcons[name]}
          </a>
        </li>
      ))}
    </ul>
  )
}
