/** The message with one period at its end, for where a sentence follows it. */
export const endSentence = (message: string) => message.replace(/\.?\s*$/, '.')
