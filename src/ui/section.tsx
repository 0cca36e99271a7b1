import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

const grounds = { white: 'bg-white', cream: 'bg-cream' }

/** A full-width section of the page with its own background. */
export function Section({
  ground = 'white',
  className,
  children,
  ...rest
}: {
  ground?: keyof typeof grounds | undefined
  className?: string
  children: ReactNode
  'aria-labelledby'?: string
}) {
  return (
    <section className={grounds[ground]} {...rest}>
      <div className={cn('container-page py-section print:py-3', className)}>{children}</div>
    </section>
  )
}
