/** A text as a search compares it: in lowercase, with plain apostrophes, because phones type typographic ones. */
export const normalize = (text: string) => text.toLowerCase().replace(/[‘’ʼ]/g, "'")
