import { NotFoundMessage } from '@/components/not-found-message'
import { SiteLink } from '@/layout/site-link'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'

export default function NotFound() {
  return (
    <NotFoundMessage
      title="Oops! Page Not Found"
      text="There is no page at this address. It may have been moved, or it was mistyped."
    >
      <SiteLink to={paths.home} className={buttonClass('brand')}>
        Go to the home page
      </SiteLink>
      <SiteLink to={paths.contact} className={buttonClass('outline')}>
        Contact us
      </SiteLink>
    </NotFoundMessage>
  )
}
