/** For a search: in lowercase, with plain apostrophes, because phones type typographic ones. */
export const normalize = (text: string) => text.toLowerCase().replace(/[‘’ʼ]/g, "'")
