/** Text in the form that a search compares: lowercase, with plain apostrophes, because phones type typographic ones. */
export const toSearchText = (text: string) => text.toLowerCase().replace(/[‘’ʼ]/g, "'")
