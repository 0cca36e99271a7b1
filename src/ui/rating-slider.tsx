import * as Radix from '@radix-ui/react-slider'
import { useId } from 'react'
import { Stars } from './stars'

export const MAX_RATING = 5

/** A labeled slider of one to five stars that shows its value. */
export function RatingSlider({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (value: number) => void
}) {
  const labelId = useId()
  return (
    <div>
      <p id={labelId} className="mb-1.5 font-semibold text-small">
        {label}
      </p>
      <div className="flex items-center gap-4 max-sm:flex-col-reverse max-sm:items-stretch max-sm:gap-1">
        <Radix.Root
          min={1}
          max={MAX_RATING}
          step={1}
          value={[value]}
          onValueChange={([next = value]) => onChange(next)}
          className="relative flex h-12 grow touch-none select-none items-center sm:max-w-80"
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
        <div aria-hidden="true" className="flex items-center gap-3">
          <output className="font-semibold tabular-nums">{value}</output>
          <Stars rating={value} />
        </div>
      </div>
    </div>
  )
}
