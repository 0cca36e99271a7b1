import { company } from '@/content/company'
import { pictureAlts } from '@/content/pictures'
import storm from '@/pictures/emergency.webp?picture=480;740;1200'
import { buttonClass } from '@/ui/button'
import { PhoneIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture'
import { Section } from '@/ui/section'

/** For the visitor with a branch on the car: what to do first, and the number. */
export function EmergencyBand() {
  return (
    <Section aria-labelledby="emergency" className="grid items-center gap-8 lg:grid-cols-[7fr_5fr] lg:gap-16">
      <Picture
        source={storm}
        alt={pictureAlts.emergency}
        sizes="(min-width: 75rem) 40rem, (min-width: 64rem) 55vw, 92vw"
        className="aspect-3/2 w-full rounded-card object-cover"
      />
      <div>
        <h2 id="emergency" className="text-title">
          A limb on the car, or on the roof?
        </h2>
        <p className="mt-4 max-w-text">
          Keep everyone away from the tree, and further away from any wire it touches. Then call: our emergency phone is
          answered day and night.
        </p>
        <a href={company.phoneLink} className={`mt-6 ${buttonClass('brand')}`}>
          <PhoneIcon />
          Call {company.phone}
        </a>
      </div>
    </Section>
  )
}
