/** The URL slug of a title, as the specification defines it, with ASCII letters and digits; '' when nothing is left. */
export const makeSlug = (title: string) =>
  title
    .toLowerCase()
    .trim()
    .replace(/[^\w\s-]/g, '')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
