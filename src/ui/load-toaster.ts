/** The toaster's code, for the first toast. In one place: each one that asks for it names all the files that it needs. */
export const loadToaster = () => import('./toaster')
