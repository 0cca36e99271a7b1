/** A text as Testing Library sees it, which turns no-break spaces into plain ones. */
export const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')
