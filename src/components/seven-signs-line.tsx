import { Link } from 'react-router-dom'
import { paths } from '@/paths'

/** A link to the seven signs, for those who do not know whether it is an emergency. */
export const SevenSignsLine = () => (
  <p className="mt-2">
    Not sure it’s urgent?{' '}
    <Link to={paths.worry} className="inline-block py-2 underline">
      Check the seven&nbsp;signs
    </Link>
  </p>
)
