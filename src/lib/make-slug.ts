/** The URL slug of a title: its ASCII letters and digits in lowercase, words joined by hyphens; '' if none is left. */
export const makeSlug = (title: string) =>
  title
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
