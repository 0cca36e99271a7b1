import type { ReactNode } from 'react'

// One family, drawn here: 24 px, a stroke of 1.75 px, round ends.

export function Icon({ children, className = 'size-5' }: { children: ReactNode; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`${className} shrink-0`}
    >
      {children}
    </svg>
  )
}

export type IconProps = { className?: string }

export const PhoneIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M6.6 3.5h2.6l1.6 4.4-2 1.6a12 12 0 0 0 5.7 5.7l1.6-2 4.4 1.6v2.6a2.1 2.1 0 0 1-2.3 2.1A16.6 16.6 0 0 1 4.5 5.8a2.1 2.1 0 0 1 2.1-2.3Z" />
  </Icon>
)

export const ChevronDownIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
)

export const MenuIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
)

export const CloseIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)

export const PinIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M12 21s-6.5-5.8-6.5-11a6.5 6.5 0 0 1 13 0c0 5.2-6.5 11-6.5 11Z" />
    <circle cx="12" cy="10" r="2.3" />
  </Icon>
)

export const MailIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5" />
  </Icon>
)

export const FacebookIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M13.5 20.5v-7h2.7l.4-3.2h-3.1V8.6c0-1 .4-1.6 1.7-1.6h1.5V4.2a18 18 0 0 0-2.3-.1c-2.4 0-4 1.4-4 4v2.2H7.7v3.2h2.7v7" />
  </Icon>
)

export const InstagramIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <rect x="4" y="4" width="16" height="16" rx="4.5" />
    <circle cx="12" cy="12" r="3.6" />
    <path d="M16.7 7.3h.01" />
  </Icon>
)
