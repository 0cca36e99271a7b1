import { Icon, type IconProps } from './icons'

// More of the same family, apart from those that every visitor loads.

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
