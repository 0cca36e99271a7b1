import { CheckIcon, CloseIcon, MinusIcon } from '@/ui/icons'

/** The name of each kind of advice, its colors, and its icon with the color on a bar. A color never stands alone. */
export const adviceKinds = {
  do: { name: 'A good time', tone: 'border-forest-500 bg-cream', Mark: CheckIcon, onBar: 'text-white' },
  wait: {
    name: 'Better wait',
    tone: 'border-amber bg-amber/30 text-bark-700',
    Mark: MinusIcon,
    onBar: 'text-forest-900',
  },
  leave: { name: 'Don’t', tone: 'border-brick bg-brick-50 text-brick', Mark: CloseIcon, onBar: 'text-white' },
}
