import { Icon, type IconProps } from './icons'

// The panel's icons, apart from those that every visitor loads.

export const LetterIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4" />
  </Icon>
)

export const CopyIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M9 8.5h11V20H9zM15 8.5V4H4v11.5h5" />
  </Icon>
)

export const PrinterIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M7 9V4h10v5M7 17H3.5V9h17v8H17M7 14h10v6H7z" />
  </Icon>
)

export const DownloadIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15" />
  </Icon>
)

export const ArrowLeftIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M19.5 12h-15m6-6-6 6 6 6" />
  </Icon>
)

export const QuoteIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M4.5 5h15v11H11l-4.5 4v-4h-2zM8.5 9h7M8.5 12.2h4.5" />
  </Icon>
)

export const PencilIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M4 20h4L19.2 8.8a2.1 2.1 0 0 0 0-3L18.2 4.8a2.1 2.1 0 0 0-3 0L4 16v4Z" />
    <path d="m13.5 6.5 4 4" />
  </Icon>
)

export const EyeIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </Icon>
)

export const TrashIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.3 10.5v5.5M13.7 10.5v5.5" />
  </Icon>
)
