import { company, dayOrNightOf } from '@/content/company'
import { buttonClass } from '@/ui/button'
import { PhoneIcon } from '@/ui/icons'
import { WireWarning } from './wire-warning'

/** Tells visitors who check emergency service to call instead. */
export const EmergencyNotice = () => (
  <div role="status">
    <div className="mt-6 emergency:grid hidden gap-3 rounded-control border-amber-dark border-l-4 bg-cream p-4">
      <WireWarning />
      <p className="font-semibold">
        In an emergency, call us{dayOrNightOf(company)}. Don’t wait for a reply to this form.
      </p>
      <div>
        <a href={company.phoneLink} className={buttonClass('brand')}>
          <PhoneIcon />
          Call {company.phone}
        </a>
      </div>
      <p>
        It’s an emergency if a tree or limb is on a house or a car, a broken limb is hanging, a large dead or cracked
        limb is over a place people use, or a lean or crack is new. Someone hurt, a smell of gas, a blocked road? Call
        911 first.
      </p>
    </div>
  </div>
)
