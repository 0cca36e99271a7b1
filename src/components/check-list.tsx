import { cn } from '@/lib/class-names'
import { CheckIcon } from '@/ui/icons'

export const CheckList = ({ items, className }: { items: readonly string[]; className: string }) => (
  <ul className={cn('grid', className)}>
    {items.map((item) => (
      <li key={item} className="flex gap-2">
        <CheckIcon className="mt-0.5 size-5 text-forest-500" />
        <span className="text-balance">{item}</span>
      </li>
    ))}
  </ul>
)
