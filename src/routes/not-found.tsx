import { Link, useLocation } from 'react-router-dom'
import { NotFoundMessage } from '@/components/not-found-message'
import { isAdminPath, paths } from '@/paths'
import { buttonClass } from '@/ui/button'

const title = 'Oops! Page Not Found'

/** In the panel it leads the owner back to the panel: nobody there needs to contact the company. */
export default function NotFound() {
  if (isAdminPath(useLocation().pathname))
    return (
      <NotFoundMessage title={title} text="The panel has no page at this web address." hasPhone={false}>
        <Link to={paths.admin.dashboard} className={buttonClass('brand')}>
          Back to Dashboard
        </Link>
        <Link to={paths.admin.quoteRequests} className={buttonClass('outline')}>
          Quote requests
        </Link>
      </NotFoundMessage>
    )
  return (
    <NotFoundMessage
      title={title}
      text="There is no page at this web address. The page may have moved, or the address may have a typo: ours have no capital letters."
    >
      <Link to={paths.home} className={buttonClass('brand')}>
        Go to the home page
      </Link>
      <Link to={paths.contact} className={buttonClass('outline')}>
        Contact us
      </Link>
    </NotFoundMessage>
  )
}
