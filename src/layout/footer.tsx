import { company } from '@/content/company'
import { FooterBottom, FooterContact, FooterLinkColumns, SocialLinks } from './footer-parts'
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
        <FooterContact
          columnClass="footer-contact"
          phoneClass="footer-phone"
          phoneLinkClass="footer-link"
          hoursClass="footer-hours footer-faint"
          linkClass="footer-link"
          addressClass="footer-address"
        />
      </div>
      <FooterBottom className="footer-bottom" linkClass="footer-link" />
    </footer>
  )
}
