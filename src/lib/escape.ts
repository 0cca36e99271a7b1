// Signs that turn the direction of everything up to the end of their paragraph.
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g

/** What somebody wrote, for a place inside a sentence of ours: it cannot turn around the words behind it. */
export const inSentence = (text: string) => text.replace(DIRECTIONS, '')
