import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

const backgrounds = { white: 'bg-white', cream: 'bg-cream', 'cream above': 'ui-cream-above' }

/**
 * A full-width section of the page with its own background. The first one is closer to the page's hero. One that
 * `continues` in the next section has no space below.
 */
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
