import { Icon, type IconProps } from './icons'

// Icons of the pages, apart from those that header and footer bring to each.

export const ArrowRightIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M4.5 12h15m-6-6 6 6-6 6" />
  </Icon>
)

export const CheckIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
)
