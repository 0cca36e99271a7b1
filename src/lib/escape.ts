// Signs that turn the direction of everything up to the end of their paragraph.
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g

/** What somebody wrote, for a place inside a sentence of ours: it cannot turn around the words behind it. */
export const inSentence = (text: string) => text.replace(DIRECTIONS, '')

/** JSON for the inside of a <script>: no text in it can end the element or begin another. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
