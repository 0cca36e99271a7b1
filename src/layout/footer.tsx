import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cityLine, company, profilesOf } from '@/content/company'
import { cn } from '@/lib/class-names'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { FacebookIcon, InstagramIcon, MailIcon, PhoneIcon, PinIcon } from '@/ui/icons'
import { Logo } from './logo'
import { footerCompany, footerServices } from './navigation'

/** The footer of the site, and of the panel, where it is pale and low. */
export const Footer = () => (
  <footer className="footer-box on-forest">
    <div className="ui-container-page footer-columns">
      <div className="footer-company">
        <Logo />
        <p className="footer-faint order-last tablet:col-start-3 w-full max-lg:mt-1 md:order-none">{company.tagline}</p>
        <Profiles />
      </div>
      <LinkColumns />
      <ContactColumn />
    </div>
    <BottomBand />
  </footer>
)

type ColumnProps = { title: string; className: string; children: ReactNode }

/** A phone has no room for a column's heading. */
const Column = ({ title, className, children }: ColumnProps) => (
  <section className={className}>
    <h2 className="footer-heading max-md:sr-only">{title}</h2>
    {children}
  </section>
)

const linkColumns = [
  { title: 'Services', links: footerServices },
  { title: 'Company', links: footerCompany },
]

const LinkColumns = () =>
  linkColumns.map(({ title, links }) => (
    <Column key={title} title={title} className="print:hidden">
      <ul className="footer-list grid">
        {links.map((link) => (
          <li key={link.title}>
            <Link to={link.href} className="footer-link">
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </Column>
  ))

const ContactColumn = () => (
  <Column title="Contact" className="footer-contact">
    <ul className="grid">
      <li className="footer-phone">
        <a href={company.phoneLink} className="footer-call">
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
  </Column>
)

const profiles = profilesOf(company)

const profileIcons: Record<string, ReactNode> = { Facebook: <FacebookIcon />, Instagram: <InstagramIcon /> }

/** The company's profiles in social networks, if it has any. */
const Profiles = () =>
  profiles.length > 0 && (
    <ul className="flex gap-2 tablet:justify-self-end">
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

/** On a phone the text takes three fifths of a line, so that a link fits beside it. */
const wideClass = 'grow basis-3/5 md:basis-auto'

const BottomBand = () => (
  <div className="footer-bottom">
    <div className="ui-container-page footer-bottom-row">
      <Link to={paths.worry} className={cn('footer-link', wideClass, 'md:grow-0')}>
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
)

/** The build year in prerendered HTML and during hydration. */
const CurrentYear = () => (useIsHydrated() ? new Date().getFullYear() : __BUILD_YEAR__)
