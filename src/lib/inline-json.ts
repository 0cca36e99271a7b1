/** JSON that is safe inside a <script>: no text in it can close the element or open another. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
