/** The vocabulary of what search engines are told (https://schema.org). */
export const CONTEXT = 'https://schema.org'

/** The address of a page as the world knows it. */
export const urlOf = (path: string) => `${import.meta.env.VITE_SITE_URL}${path}`
