import * as Radix from '@radix-ui/react-slider'
import { useId, useState } from 'react'
import { MAX_RATING, Star } from './stars'

const MIDDLE = (1 + MAX_RATING) / 2

/** A slider of five stars, from middle to middle of the outer ones. Its thumb is on the last filled one, and shows only its focus. */
export function RatingSlider({
  label,
  value: rating,
  onChange,
}: {
  label: string
  value: number
  onChange: (value: number) => void
}) {
  const labelId = useId()
  // The value while a finger or the mouse is down. A swipe that scrolls the page changes nothing.
  const [slid, setSlid] = useState<number>()
  const value = slid ?? rating
  return (
    <div>
      <p className="ui-field-label flex flex-wrap gap-x-3">
        <span id={labelId}>{label}</span>
        <span aria-hidden="true" className="font-normal text-bark-700">
          <output className="tabular-nums">{value}</output> of {MAX_RATING}
        </span>
      </p>
      {/* Half of a star, a tenth of the width, is beyond each end of the slider. The first star begins where fields do. */}
      <div className="-ml-1.5 w-full max-w-64 px-[min(10%,1.6rem)]">
        <Radix.Root
          min={1}
          max={MAX_RATING}
          step={1}
          value={[value]}
          onValueChange={([next]) => setSlid(next)}
          onValueCommit={([next = value]) => {
            onChange(next)
            setSlid(undefined)
          }}
          onLostPointerCapture={() => setSlid(undefined)}
          // After a key press, Radix commits before it reports the change, so `slid` is still set.
          onBlur={() => setSlid(undefined)}
          className="relative flex h-13 cursor-pointer touch-pan-y select-none"
        >
          <Radix.Track className="absolute -inset-x-1/8 inset-y-0 grid grid-cols-5 content-center text-amber-dark">
            {[1, 2, 3, 4, 5].map((star) => (
              <Star key={star} isFilled={star <= value} className="h-10 w-full p-0.5" />
            ))}
          </Radix.Track>
          <Radix.Thumb
            aria-labelledby={labelId}
            aria-valuetext={`${value} out of ${MAX_RATING} stars`}
            className="block size-13 rounded-full"
            // Radix keeps the thumb between the ends of the slider. Its middle belongs on the middle of its star.
            style={{ translate: `${((value - MIDDLE) / (MAX_RATING - 1)) * 100}%` }}
          />
        </Radix.Root>
      </div>
    </div>
  )
}
