import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

const grounds = { white: 'bg-white', cream: 'bg-cream' }

/**
 * A full-width section of the page with its own background. The first one below a page's head begins closer to it. One that
 * `continues` in the next section leaves no space below.
 */
export function Section({
  ground = 'white',
  isFirst = false,
  continues = false,
  className,
  children,
  ...rest
}: {
  ground?: keyof typeof grounds | undefined
  isFirst?: boolean
  continues?: boolean
  className?: string
  children: ReactNode
  'aria-labelledby'?: string
}) {
  return (
    <section className={grounds[ground]} {...rest}>
      <div
        className={cn(
          'container-page print:py-3',
          isFirst ? 'pt-head' : 'pt-section',
          !continues && 'pb-section',
          className,
        )}
      >
        {children}
      </div>
    </section>
  )
}
