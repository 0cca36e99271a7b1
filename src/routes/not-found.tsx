import { Link, useLocation } from 'react-router-dom'
import { NotFoundMessage } from '@/components/not-found-message'
import { isAdminPath, paths } from '@/paths'
import { buttonClass } from '@/ui/button'

export default function NotFound() {
  const isAdmin = isAdminPath(useLocation().pathname)
  return (
    <NotFoundMessage
      title="Oops! Page Not Found"
      text="There is no page at this web address. The page may have moved, or the address may have a typo: ours have no capital letters."
    >
      {isAdmin && (
        <Link to={paths.admin.dashboard} className={buttonClass('brand')}>
          Back to Dashboard
        </Link>
      )}
      <Link to={paths.home} className={buttonClass(isAdmin ? 'outline' : 'brand')}>
        Go to the home page
      </Link>
      <Link to={paths.contact} className={buttonClass('outline')}>
        Contact us
      </Link>
      {!isAdmin && (
        <p className="flex w-full flex-wrap gap-x-6">
          <Link to={paths.services} className="ui-link-line">
            Our services
          </Link>
          <Link to={paths.worry} className="ui-link-line">
            Seven signs of a tree in trouble
          </Link>
        </p>
      )}
    </NotFoundMessage>
  )
}
