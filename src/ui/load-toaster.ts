/** The toaster's code, for the first toast. */
export const loadToaster = () => import('./toaster')
