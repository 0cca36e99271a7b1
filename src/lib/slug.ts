/**
 * The URL slug of a title, as the specification defines it; '' when nothing is left.
 * Word characters are ASCII letters, digits and the underscore.
 */
export const makeSlug = (title: string) =>
  title
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
