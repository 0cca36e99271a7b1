import { cityLine, company } from '@/content/company'
import { MailIcon, PhoneIcon, PinIcon } from '@/ui/icons'
import { FooterBottom, FooterColumn, FooterLinkColumns, SocialLinks } from './footer-parts'
import { Logo } from './logo'

/** The footer of the site. The panel has its own (admin/admin-footer.tsx). */
export function Footer() {
  return (
    <footer className="footer-box on-forest">
      <div className="ui-container-page footer-columns">
        <div className="footer-company">
          <Logo />
          <p className="footer-faint order-last tablet:col-start-3 w-full max-lg:mt-1 md:order-none">
            {company.tagline}
          </p>
          <SocialLinks linkClass="footer-profile" />
        </div>
        <FooterLinkColumns listClass="grid" linkClass="footer-link" />
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
      <FooterBottom className="footer-bottom" linkClass="footer-link" />
    </footer>
  )
}
