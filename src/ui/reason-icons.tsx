import { Icon, type IconProps } from './icons'

// Three icons of the home page alone.

export const HelmetIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M3 17.5h18M5 17.5v-2a7 7 0 0 1 14 0v2M9.8 9V6.2h4.4V9M9.8 9v4M14.2 9v4" />
  </Icon>
)

export const LeafIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M5 20c1-6 4-10 9.5-12.5M8.5 14.2C4 9.8 9 3.5 20 4c.5 11-5.8 16-10.2 11.5" />
  </Icon>
)

export const HandshakeIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="m2.5 8 4-2.5 5.5 1.5 5.5-1.5 4 2.5v6.5h-2.5l-5 4.5a2 2 0 0 1-2.7 0l-5.3-4.5H2.5Z" />
    <path d="m12 7-3.2 3.3a1.7 1.7 0 0 0 2.4 2.4l1.3-1.2 6.5 3" />
  </Icon>
)
