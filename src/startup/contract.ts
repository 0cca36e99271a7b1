// What the inline scripts, React and the build say to each other: one event of `window`, attributes of elements, two keys.

/** Event: code that React needs did not load. Its `detail` retries, if less than everything is missing. */
export const LOAD_FAILED = 'loadfailed'

/** On <html>: React has hydrated everything, with the page's own code. */
export const HYDRATED = 'data-hydrated'

/** On #root: the path that the file is for; '*' for every path without a page. */
export const PATH = 'data-path'

/** On the head tags of the page that the file is for. */
export const HEAD_TAG = 'data-page'

/** The id of the element with the page's rows, as JSON. */
export const SNAPSHOT = 'page-rows'

/** On the script of boot.ts: the URLs of the entry, of the screen's chunks and of the style sheet. */
export const ENTRY = 'data-entry'
export const CHUNKS = 'data-chunks'
export const STYLE = 'data-style'

/** In sessionStorage: what stands before the name of a draft. */
export const DRAFT_KEY = 'draft:'

/** On a form: the name of its draft. */
export const DRAFT = 'data-draft'

/** On the button that submits a form. */
export const SUBMITS = 'data-submits'

/** On the same button: its words while the form is held. */
export const BUSY = 'data-busy'

/** On the notice of a form that it still waits for React. */
export const HELD = 'data-held'

/** On the notice of a form that it was not sent. */
export const NOT_SENT = 'data-not-sent'
