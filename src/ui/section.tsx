import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

const grounds = { white: 'bg-white', cream: 'bg-cream' }

/** A full-width section of the page with its own background. The first one below a page's head begins closer to it. */
export function Section({
  ground = 'white',
  isFirst = false,
  className,
  children,
  ...rest
}: {
  ground?: keyof typeof grounds | undefined
  isFirst?: boolean
  className?: string
  children: ReactNode
  'aria-labelledby'?: string
}) {
  return (
    <section className={grounds[ground]} {...rest}>
      <div className={cn('container-page print:py-3', isFirst ? 'pt-head pb-section' : 'py-section', className)}>
        {children}
      </div>
    </section>
  )
}
