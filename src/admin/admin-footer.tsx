import { company } from '@/content/company'
import { FooterBottom, FooterContact, FooterLinkColumns, SocialLinks } from '@/layout/footer-parts'
import { Logo } from '@/layout/logo'
import { cn } from '@/lib/class-names'

const linkClass = 'ui-touch-target gap-3 leading-tight hover:underline md:min-h-6.5'

const profileClass =
  'grid size-11 place-items-center rounded-full border border-cream-200 text-bark-700 hover:border-current'

/**
 * The footer of the panel. It says what that of the site says (layout/footer.tsx), but is low and pale, so that the
 * owner's work leads. On a phone its links have the same size, for thumbs.
 */
export function AdminFooter() {
  return (
    <footer className="border-cream-200 border-t bg-cream-50 text-bark-700 text-small md:text-label print:hidden">
      <div className="ui-container-page admin-footer-columns">
        <div className="admin-footer-company">
          <Logo />
          <p className="order-last tablet:col-start-3 w-full text-bark-700 max-lg:mt-1 md:order-none">
            {company.tagline}
          </p>
          <SocialLinks linkClass={profileClass} />
        </div>
        {/* Beside each other the links are about as high as the three lines of the contact. */}
        <FooterLinkColumns listClass="grid xl:grid-cols-2 xl:gap-x-6" linkClass={linkClass} />
        <FooterContact
          columnClass="col-span-2 large-text:col-span-1 xl:col-span-1"
          phoneClass="flex flex-wrap items-center gap-x-4 md:mb-2 xl:mb-0"
          phoneLinkClass={cn('max-md:-mb-2', linkClass)}
          hoursClass="basis-full pl-8 leading-tight xl:basis-auto xl:pl-0"
          linkClass={linkClass}
          addressClass="flex items-start gap-3 pb-4 leading-tight md:py-1.5 xl:items-center xl:py-0"
        />
      </div>
      <FooterBottom className="border-cream-200 border-t" linkClass={linkClass} />
    </footer>
  )
}
