import { company } from '@/content/company'
import { cn } from '@/lib/class-names'

/** A long name is set smaller, to fit beside the header's links at 1280 px and its buttons at 320 px. */
const isLong = company.shortName.length > 10

/** The logo mark and the name: the short name large, the rest below. */
export function Logo() {
  return (
    <span className="flex items-center gap-2">
      <LogoMark className="size-10 shrink-0" />
      <span className="cramped:sr-only whitespace-nowrap font-heading font-semibold leading-none">
        {/* The space keeps the words apart in the accessible name. */}
        <span className={cn('block', isLong ? 'text-[1.05rem]' : 'text-[1.3rem]')}>{company.shortName}</span>{' '}
        {/* Not a class of Tailwind (tracking-), which would add a variable to the critical CSS of every page. */}
        <span className="mt-1 block font-medium font-sans text-label uppercase [letter-spacing:0.14em]">
          {company.name.slice(company.shortName.length + 1)}
        </span>
      </span>
    </span>
  )
}

/** An oak leaf whose veins form a tree, in the color of the text. */
const LogoMark = ({ className }: { className: string }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
    <path
      className="fill-current"
      d="M32 3c4.6 0 8.6 3.4 8.4 8.2q-.2 3.4-1.8 6c2.8-2.8 8.4-3.2 11.2.4 3 4 1 9.2-3.2 11.2Q44 30 41.4 30.2c4.2-1.6 10.6-1 13 3.8 2.4 5.2-1.2 10.6-6.8 11.2q-4.1.4-7.4-1.2c3.2 1.2 5.4 4.2 4 7.4-1.6 3.2-6.8 3.4-10.8 1V60a1.4 1.4 0 0 1-2.8 0v-7.6c-4 2.4-9.2 2.2-10.8-1-1.4-3.2.8-6.2 4-7.4q-3.2 1.6-7.4 1.2c-5.6-.6-9.2-6-6.8-11.2 2.4-4.8 8.8-5.4 13-3.8q-2.6-.2-5.2-1.4c-4.2-2-6.2-7.2-3.2-11.2 2.8-3.6 8.4-3.2 11.2-.4q-1.6-2.6-1.8-6C23.4 6.4 27.4 3 32 3"
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
