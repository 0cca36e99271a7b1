import { cn } from '@/lib/class-names'

/** A customer's photo, or the initials in its place. */
export const photoClass = 'size-11 shrink-0 rounded-full lg:size-12'

/** The first letters of the first and the last word of a name. */
export function Initials({ name }: { name: string }) {
  const words = name.match(/\p{L}+/gu) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return (
    <span
      aria-hidden="true"
      className={cn(photoClass, 'grid place-items-center bg-sage font-heading font-semibold text-forest-900')}
    >
      {ends
        .map((word = '') => word.charAt(0))
        .join('')
        .toUpperCase()}
    </span>
  )
}
