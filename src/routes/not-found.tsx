import { Link } from 'react-router-dom'
import { NotFoundMessage } from '@/components/not-found-message'
import { paths } from '@/paths'
import { buttonClass } from '@/ui/button'

export default function NotFound() {
  return (
    <NotFoundMessage
      title="Oops! Page Not Found"
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
