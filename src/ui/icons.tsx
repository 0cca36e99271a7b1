import type { ReactNode } from 'react'
import { cn } from '@/lib/class-names'

/** One icon set: 24 px grid, 1.75 px stroke, round caps. */
const createIcon =
  (drawing: ReactNode) =>
  ({ className = 'size-5' }: { className?: string }) => (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cn(className, 'shrink-0')}
    >
      {drawing}
    </svg>
  )

export const PhoneIcon = createIcon(
  <path d="M6.6 3.5h2.6l1.6 4.4-2 1.6a12 12 0 0 0 5.7 5.7l1.6-2 4.4 1.6v2.6a2.1 2.1 0 0 1-2.3 2.1A16.6 16.6 0 0 1 4.5 5.8a2.1 2.1 0 0 1 2.1-2.3Z" />,
)
export const ChevronDownIcon = createIcon(<path d="m6 9.5 6 6 6-6" />)
export const MenuIcon = createIcon(<path d="M4 7h16M4 12h16M4 17h16" />)
export const CloseIcon = createIcon(<path d="m6 6 12 12M18 6 6 18" />)
export const PinIcon = createIcon(
  <>
    <path d="M12 21s-6.5-5.8-6.5-11a6.5 6.5 0 0 1 13 0c0 5.2-6.5 11-6.5 11Z" />
    <circle cx="12" cy="10" r="2.3" />
  </>,
)
export const MailIcon = createIcon(<path d="M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5" />)
export const ChatIcon = createIcon(<path d="M4 5h16v11h-9l-4.5 3.5V16H4zM8 9h8M8 12h5" />)
export const FacebookIcon = createIcon(
  <path d="M13.5 20.5v-7h2.7l.4-3.2h-3.1V8.6c0-1 .4-1.6 1.7-1.6h1.5V4.2a18 18 0 0 0-2.3-.1c-2.4 0-4 1.4-4 4v2.2H7.7v3.2h2.7v7" />,
)
export const InstagramIcon = createIcon(
  <>
    <rect x="4" y="4" width="16" height="16" rx="4.5" />
    <circle cx="12" cy="12" r="3.6" />
    <path d="M16.7 7.3h.01" />
  </>,
)

// Icons of the public pages, besides those of the header and footer.

export const ArrowRightIcon = createIcon(<path d="M4.5 12h15m-6-6 6 6-6 6" />)
export const MinusIcon = createIcon(<path d="M5 12h14" />)
export const CheckIcon = createIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const LeafIcon = createIcon(
  <path d="M5 20c1-6 4-10 9.5-12.5M8.5 14.2C4 9.8 9 3.5 20 4c.5 11-5.8 16-10.2 11.5" />,
)

// Icons of the admin panel.

export const LetterIcon = createIcon(<path d="M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4" />)
export const CopyIcon = createIcon(<path d="M9 8.5h11V20H9zM15 8.5V4H4v11.5h5" />)
export const DownloadIcon = createIcon(<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15" />)
export const ArrowLeftIcon = createIcon(<path d="M19.5 12h-15m6-6-6 6 6 6" />)
export const SpeechIcon = createIcon(<path d="M4.5 5h15v11H11l-4.5 4v-4h-2zM8.5 9h7M8.5 12.2h4.5" />)
export const PencilIcon = createIcon(
  <>
    <path d="M4 20h4L19.2 8.8a2.1 2.1 0 0 0 0-3L18.2 4.8a2.1 2.1 0 0 0-3 0L4 16v4Z" />
    <path d="m13.5 6.5 4 4" />
  </>,
)
export const EyeIcon = createIcon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
)
export const TrashIcon = createIcon(
  <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.3 10.5v5.5M13.7 10.5v5.5" />,
)
export const SnowIcon = createIcon(
  <path d="M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5" />,
)
