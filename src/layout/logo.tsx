import { company } from '@/content/company'
import { LogoMark } from '@/pictures/logo-mark'

/** The mark beside the name: its first words large, the rest below. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark className="size-10 shrink-0" />
      <span className="whitespace-nowrap font-heading font-semibold leading-none max-[20rem]:sr-only">
        <span className="block text-[1.3rem]">{company.shortName}</span>
        <span className="mt-1 block font-body font-medium text-[0.75rem] uppercase tracking-[0.14em]">
          {company.name.slice(company.shortName.length + 1)}
        </span>
      </span>
    </span>
  )
}
