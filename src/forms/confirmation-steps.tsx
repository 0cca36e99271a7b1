import { company, dayOrNightOf } from '@/content/company'
import { beforeWeCome, firewoodReply, stepsAfterSending } from '@/content/quote-words'
import { PhoneIcon } from '@/ui/icons'
import { PhotoLinks } from './photo-links'
import { WireWarning } from './wire-warning'

export function ConfirmationSteps({ sender = '', isFirewood = false }) {
  if (isFirewood) return company.firewood && <p>{firewoodReply}</p>
  return (
    <>
      <ol className="ui-step-list">
        {stepsAfterSending.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        Photos help: the whole tree, its trunk, and what’s under it. <PhotoLinks name={sender} className="ui-link" />
        {` from the ${company.textsTo ? 'phone or ' : ''}email you gave us.`}
      </p>
      <p>
        A tree on a house or a car? Don’t wait to hear from us:{' '}
        <a href={company.phoneLink} className="ui-link whitespace-nowrap">
          <PhoneIcon className="ui-inline-icon size-4" />
          call {company.phone}
        </a>
        {dayOrNightOf(company)}.
      </p>
      <WireWarning />
      <p className="font-semibold">{beforeWeCome.title}</p>
      <ul className="ui-bullet-list -mt-2">
        {beforeWeCome.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>Another tree? The form below is ready for it.</p>
    </>
  )
}
