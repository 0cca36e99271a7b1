import * as Radix from '@radix-ui/react-slider'
import { useId, useState } from 'react'
import { Stars } from './stars'

export const MAX_RATING = 5

/** A labeled slider from one to five stars. */
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
      <p className="ui-field-label flex flex-wrap justify-between gap-x-3">
        <span id={labelId}>{label}</span>
        <span aria-hidden="true" className="flex flex-wrap gap-x-2">
          <Stars rating={value} />
          <span>
            <output className="tabular-nums">{value}</output> of {MAX_RATING}
          </span>
        </span>
      </p>
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
        // After a key press, Radix reports the change last.
        onBlur={() => setSlid(undefined)}
        className="relative flex h-12 cursor-pointer touch-pan-y select-none items-center"
      >
        <Radix.Track className="relative h-2 grow rounded-full bg-cream-200 forced-colors:border">
          <Radix.Range className="absolute h-full rounded-full bg-amber forced-colors:bg-[Highlight]" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={labelId}
          aria-valuetext={`${value} out of ${MAX_RATING} stars`}
          className="ui-shadow-card block size-8 rounded-full border-2 border-forest-700 bg-white"
        />
      </Radix.Root>
    </div>
  )
}
