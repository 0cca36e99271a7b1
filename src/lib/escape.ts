// Bidi control characters: they change the text direction up to the end of the paragraph.
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g

/** Sanitizes untrusted text for use inside a sentence, so it cannot reverse the words after it. */
export const inSentence = (text: string) => text.replace(BIDI_CONTROLS, '')

/** JSON that is safe inside a <script>: no text in it can close the element or open another. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
