/** JSON for the inside of a <script>: no text in it can end the element or begin another. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
