import { Link } from 'react-router-dom'
import { company } from '@/content/company'
import { paths } from '@/paths'

/** A link to the privacy page, and why a form requires the phone number. In a grid of two columns it takes both. */
export const PrivacyLine = ({ isPhoneOptional = false }) => (
  <p className="ui-note col-span-full">
    {!isPhoneOptional &&
      `We ask for your phone number so we can call${company.textsTo ? ' or text' : ''} you back about\u00a0this. `}
    <Link to={paths.privacy} className="-my-1 inline-block py-1 underline">
      Who reads what you send
    </Link>
  </p>
)
