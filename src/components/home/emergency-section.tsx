import { company, dayOrNightOf } from '@/content/company'
import { focalPoints, pictureAlts } from '@/content/pictures'
import { wireWarning } from '@/content/safety'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import storm from '@/pictures/emergency.webp?w=740&picture'
import { buttonClass } from '@/ui/button'
import { PhoneIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture'
import { TextWithPhone } from '@/ui/text-with-phone'

/** The picture is rendered after hydration, because on a phone it would load before the largest paint. */
export const EmergencySection = () => (
  <div className="on-forest home-storm-columns">
    <div className="home-storm print:hidden">
      {useIsHydrated() && (
        <Picture
          source={storm}
          alt={pictureAlts.emergency}
          sizes="(min-width: 48rem) 58vw, 100vw"
          className="absolute inset-0 size-full object-cover"
          style={{ objectPosition: focalPoints.emergency }}
        />
      )}
    </div>
    {/* On paper there is no picture to overlap. */}
    <div className="relative grid gap-3 px-side pb-6 max-md:-mt-8 md:justify-items-start md:gap-4 md:p-8 lg:py-16 print:mt-0">
      <h2 className="text-cream text-heading md:text-title">A limb on the car or roof?</h2>
      <p className="max-w-lg">
        Keep everyone away and out of the rooms below.{' '}
        <span className="inline-block">No wire down? Call us{dayOrNightOf(company)}.</span>
      </p>
      <a href={company.phoneLink} className={buttonClass('outline')}>
        <PhoneIcon />
        Call {company.phone}
      </a>
      <p className="max-w-lg text-balance text-small">
        Is it on a wire? <TextWithPhone text={wireWarning} {...company.electricUtility} />
      </p>
    </div>
  </div>
)
