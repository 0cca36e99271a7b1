import * as Radix from '@radix-ui/react-slider'
import { useId, useState } from 'react'
import { Stars } from './stars'

export const MAX_RATING = 5

/** A labeled slider of one to five stars that shows its value. */
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
  // While a finger or the mouse is down. A swipe that scrolls the page ends without a commit, and changes nothing.
  const [slid, setSlid] = useState<number>()
  const value = slid ?? rating
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-center gap-x-3 font-semibold text-small">
        <p id={labelId}>{label}</p>
        <div aria-hidden="true" className="flex items-center gap-2">
          <output className="tabular-nums">{value}</output>
          <Stars rating={value} />
        </div>
      </div>
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
        // After a key Radix reports the change last.
        onBlur={() => setSlid(undefined)}
        className="relative flex h-12 touch-pan-y select-none items-center"
      >
        <Radix.Track className="relative h-2 grow rounded-full bg-cream-200 forced-colors:border">
          <Radix.Range className="absolute h-full rounded-full bg-forest-500 forced-colors:bg-[Highlight]" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={labelId}
          aria-valuetext={`${value} out of ${MAX_RATING} stars`}
          className="block size-7 rounded-full border-2 border-forest-700 bg-white shadow-card"
        />
      </Radix.Root>
    </div>
  )
}
