import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

const backgrounds = { white: 'bg-white', cream: 'bg-cream', creamAbove: 'ui-cream-above' }

/** A full-width band. The first is closer to the hero; one that `continues` in the next has no space below. */
export function Section({
  background = 'white',
  isFirst = false,
  continues = false,
  className,
  children,
  ...rest
}: {
  background?: keyof typeof backgrounds | undefined
  isFirst?: boolean
  continues?: boolean
  className?: string
  children: ReactNode
  'aria-labelledby'?: string
}) {
  return (
    <section className={backgrounds[background]} {...rest}>
      <div
        className={cn(
          'ui-container-page ui-print-section',
          isFirst ? 'pt-hero' : 'pt-section',
          !continues && 'pb-section',
          className,
        )}
      >
        {children}
      </div>
    </section>
  )
}
