import { cn } from '@/lib/class-names'

export const MAX_RATING = 5

const STAR = 'm10 1.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 15l-5.2 2.8 1-5.9L1.5 7.8l5.9-.8Z'

export function Stars({ rating }: { rating: number }) {
  return (
    <span
      role="img"
      aria-label={`${rating} out of 5 stars`}
      className="inline-flex gap-0.5 in-[.on-forest]:text-amber-light text-amber-dark"
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} isFilled={star <= rating} className="size-5" />
      ))}
    </span>
  )
}

export const Star = ({ isFilled, className }: { isFilled: boolean; className: string }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className={className}>
    <path d={STAR} strokeWidth="1.25" className={cn('stroke-current', isFilled ? 'fill-amber' : 'fill-none')} />
  </svg>
)
