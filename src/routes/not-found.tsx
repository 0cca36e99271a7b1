import { Link } from 'react-router-dom'
import { NotFoundMessage } from '@/components/not-found-message'
import { paths } from '@/paths'
import stump from '@/pictures/not-found.webp?picture=480;828;1200'
import { buttonClass } from '@/ui/button'
import { Picture } from '@/ui/picture'

export default function NotFound() {
  return (
    <NotFoundMessage
      picture={
        <Picture
          source={stump}
          alt="A lone stump on a quiet lawn with a bright green sprout growing from it."
          sizes="(min-width: 64rem) 40rem, 92vw"
          className="aspect-3/2 w-full rounded-card object-cover"
        />
      }
      title="Oops! Page Not Found"
      text="There is no page at this address. It may have been moved, or a letter of it was lost on the way."
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
