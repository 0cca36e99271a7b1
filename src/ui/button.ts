import { cn } from '@/lib/class-names'

const tones = {
  primary: 'bg-amber font-semibold text-forest-900 hover:bg-amber-light',
  brand: 'border border-forest-700 bg-forest-700 font-semibold text-cream hover:bg-forest-500',
  outline: 'border border-sage bg-white font-semibold text-forest-700 hover:border-forest-700',
  quiet: 'font-semibold text-forest-700 hover:bg-cream',
  'quiet-danger': 'text-bark-500 hover:bg-brick-50 hover:text-brick',
  danger: 'bg-brick font-semibold text-white hover:bg-brick/90',
}

const sizes = {
  large: 'min-h-14 px-2 text-subtitle sm:px-5 sm:text-heading',
  normal: 'min-h-12 px-5 text-body',
  small: 'min-h-11 px-4 text-small',
  snug: 'min-h-11 px-3 text-small',
  tight: 'min-h-11 px-2 text-small',
}

export const buttonClass = (tone: keyof typeof tones = 'primary', size: keyof typeof sizes = 'normal') =>
  cn('ui-button', sizes[size], tones[tone])
