/** A link or button in the desktop navigation. */
export const navItemClass =
  'inline-flex min-h-11 items-center gap-1 whitespace-nowrap rounded-control px-2.5 text-[0.9375rem] font-medium ' +
  'text-forest-900 hover:bg-cream aria-[current=page]:text-amber-dark aria-[current=true]:text-amber-dark lg:max-xl:px-1 lg:max-xl:text-[0.875rem] xl:px-2'
