/** A link or button in the desktop navigation. */
export const navItemClass =
  'inline-flex min-h-11 items-center gap-1 whitespace-nowrap rounded-control px-2.5 text-[0.9375rem] font-medium ' +
  'text-forest-900 hover:bg-cream aria-[current=page]:text-amber-dark lg:px-1.5 xl:px-3'
