import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

export const Disclosure = ({
  title,
  isOpen = false,
  className,
  children,
}: {
  title: string
  isOpen?: boolean
  className?: string
  children: ReactNode
}) => (
  <details open={isOpen} className={cn('ui-print-open border-cream-200 not-last:border-b', className)}>
    <summary className="ui-summary-marker flex min-h-14 items-center justify-between gap-3 py-3">
      <h2 className="text-subtitle">{title}</h2>
    </summary>
    <div className="pt-1 pb-4">{children}</div>
  </details>
)
