import { company } from '@/content/company'
import { buttonClass } from '@/ui/button'
import { PhoneIcon } from '@/ui/icons'

/** For who asks for emergency service in writing: the quicker way, and when to take it. */
export function EmergencyNotice({ isShown }: { isShown: boolean }) {
  return (
    <div role="status">
      {isShown && (
        <div className="mt-6 grid gap-3 rounded-control border-amber-dark border-l-4 bg-cream p-4 md:p-5">
          <p className="font-semibold">
            In an emergency call us, day or night. Do not wait for an answer to this form.
          </p>
          <div>
            <a href={company.phoneLink} className={buttonClass('brand')}>
              <PhoneIcon />
              Call {company.phone}
            </a>
          </div>
          <p>It is an emergency when there is</p>
          <ul className="grid list-disc gap-1 pl-5 marker:text-amber-dark">
            <li>a tree on a house or a car,</li>
            <li>a tree on a wire: call the utility first, and stay away,</li>
            <li>a new lean or a new crack,</li>
            <li>a blocked road.</li>
          </ul>
        </div>
      )}
    </div>
  )
}
