import { company } from '@/content/company'
import { cn } from '@/lib/class-names'

/** Must fit beside the links of the header at 1024 px, and beside its buttons at 320 px. */
const isLong = company.shortName.length > 10

/** The logo mark and the name: the short name large, the rest below. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark className="size-10 shrink-0" />
      <span className="whitespace-nowrap font-heading font-semibold leading-none max-[20rem]:sr-only">
        {/* The space keeps the words apart in the accessible name. */}
        <span className={cn('block', isLong ? 'text-[1.05rem]' : 'text-[1.3rem]')}>{company.shortName}</span>{' '}
        <span className="mt-1 block font-body font-medium text-[0.75rem] uppercase tracking-[0.14em]">
          {company.name.slice(company.shortName.length + 1)}
        </span>
      </span>
    </span>
  )
}

/** An oak leaf whose veins form a tree. It inherits the text color. */
const LogoMark = ({ className }: { className: string }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
    <path
      className="fill-current"
      d="M32 3C36.6 3 40.6 6.4 40.4 11.2C40.3 13.6 39.6 15.4 38.6 17.2C41.4 14.4 47 14 49.8 17.6C52.8 21.6 50.8 26.8 46.6 28.8C44.8 29.6 43.2 30 41.4 30.2C45.6 28.6 52 29.2 54.4 34C56.8 39.2 53.2 44.6 47.6 45.2C44.8 45.5 42.4 45 40.2 44C43.4 45.2 45.6 48.2 44.2 51.4C42.6 54.6 37.4 54.8 33.4 52.4V60a1.4 1.4 0 0 1-2.8 0V52.4C26.6 54.8 21.4 54.6 19.8 51.4C18.4 48.2 20.6 45.2 23.8 44C21.6 45 19.2 45.5 16.4 45.2C10.8 44.6 7.2 39.2 9.6 34C12 29.2 18.4 28.6 22.6 30.2C20.8 30 19.2 29.6 17.4 28.8C13.2 26.8 11.2 21.6 14.2 17.6C17 14 22.6 14.4 25.4 17.2C24.4 15.4 23.7 13.6 23.6 11.2C23.4 6.4 27.4 3 32 3Z"
    />
    <g className="stroke-amber" fill="none" strokeLinecap="round">
      <path d="M32 52V14.5" strokeWidth="2.6" />
      <path d="M32 44.5C37 42.6 41.5 40 45 36.4M32 44.5C27 42.6 22.5 40 19 36.4" strokeWidth="2.1" />
      <path d="M32 33C36 31 39.4 27.8 42 23M32 33C28 31 24.6 27.8 22 23" strokeWidth="2" />
      <path d="M32 22.5C33.8 20.8 35 18.4 35.6 15.6M32 22.5C30.2 20.8 29 18.4 28.4 15.6" strokeWidth="1.7" />
      <path d="M32 52V60" strokeWidth="3" />
    </g>
  </svg>
)
