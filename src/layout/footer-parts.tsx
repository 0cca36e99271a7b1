import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cityLine, company, profilesOf } from '@/content/company'
import { cn } from '@/lib/class-names'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { paths } from '@/paths'
import { FacebookIcon, InstagramIcon, MailIcon, PhoneIcon, PinIcon } from '@/ui/icons'
import { footerCompany, footerServices } from './navigation'

// What the footers of the site (footer.tsx) and of the panel (admin/admin-footer.tsx) share.

const columns = [
  { title: 'Services', links: footerServices },
  { title: 'Company', links: footerCompany },
]

const profiles = profilesOf(company)

const profileIcons: Record<string, ReactNode> = { Facebook: <FacebookIcon />, Instagram: <InstagramIcon /> }

type FooterColumnProps = { title: string; className: string; children: ReactNode }

/** A phone has no room for its heading. */
export const FooterColumn = ({ title, className, children }: FooterColumnProps) => (
  <section className={className}>
    <h2 className="footer-heading max-md:sr-only">{title}</h2>
    {children}
  </section>
)

type LinkColumnsProps = { listClass: string; linkClass: string }

/** The two columns of links. */
export const FooterLinkColumns = ({ listClass, linkClass }: LinkColumnsProps) =>
  columns.map(({ title, links }) => (
    <FooterColumn key={title} title={title} className="print:hidden">
      <ul className={listClass}>
        {links.map((link) => (
          <li key={link.title}>
            <Link to={link.href} className={linkClass}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </FooterColumn>
  ))

type FooterContactProps = Record<
  'columnClass' | 'phoneClass' | 'phoneLinkClass' | 'hoursClass' | 'linkClass' | 'addressClass',
  string
>

/** The column with phone, e-mail and address. */
export const FooterContact = (classes: FooterContactProps) => (
  <FooterColumn title="Contact" className={classes.columnClass}>
    <ul className="grid">
      <li className={classes.phoneClass}>
        <a href={company.phoneLink} className={classes.phoneLinkClass}>
          <PhoneIcon />
          {company.phone}
        </a>
        {company.isReachableDayAndNight && <span className={classes.hoursClass}>24/7 emergencies</span>}
      </li>
      <li className="wrap-anywhere">
        <a href={company.emailLink} className={classes.linkClass}>
          <MailIcon />
          {company.email}
        </a>
      </li>
      <li className={classes.addressClass}>
        <PinIcon />
        {/* The address breaks only after the street. */}
        <span>
          {`${company.address.street}, `}
          <span className="inline-block">{cityLine}</span>
        </span>
      </li>
    </ul>
  </FooterColumn>
)

/** The company's profiles in social networks, if it has any. */
export const SocialLinks = ({ linkClass }: { linkClass: string }) =>
  profiles.length > 0 && (
    <ul className="flex gap-2 tablet:justify-self-end">
      {profiles.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} (opens in a new tab)`}
            className={linkClass}
          >
            {profileIcons[name]}
          </a>
        </li>
      ))}
    </ul>
  )

/** On a phone it takes three fifths of a line, so that a link fits beside it. */
const wideClass = 'grow basis-3/5 md:basis-auto'

/** The band below the columns. */
export const FooterBottom = ({ className, linkClass }: { className: string; linkClass: string }) => (
  <div className={className}>
    <div className="ui-container-page footer-bottom-row">
      <Link to={paths.worry} className={cn(linkClass, wideClass, 'md:grow-0')}>
        Should this tree worry you?
      </Link>
      <Link to={paths.privacy} className={linkClass}>
        Privacy
      </Link>
      <p className={cn('leading-tight md:order-first', wideClass)}>
        © <CurrentYear /> {company.name}.
      </p>
      <Link to={paths.admin.dashboard} className={linkClass}>
        Admin Panel
      </Link>
    </div>
  </div>
)

/** The build year in prerendered HTML and during hydration. */
const CurrentYear = () => (useIsHydrated() ? new Date().getFullYear() : __BUILD_YEAR__)
