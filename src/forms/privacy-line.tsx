import { Link } from 'react-router-dom'
import { paths } from '@/paths'

/** Why a form asks for the phone, and where it says what becomes of the rest. */
export const PrivacyLine = () => (
  <p className="text-bark-700 text-small">
    Your phone number is for calling you back about this.{' '}
    <Link to={paths.privacy} className="underline">
      Who reads what you send
    </Link>
  </p>
)
