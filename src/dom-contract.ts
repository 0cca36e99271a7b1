// The names that the inline scripts, React and the build share; and how long the inline scripts wait, because tests
// cannot import those from the scripts without running them.

/** How long boot.ts waits for the largest paint (ms). A background tab reports none. */
export const PAINT_TIMEOUT_MS = 5000

/** How long queued-forms.ts queues a form before it shows the phone number and the e-mail address beside it (ms). */
export const QUEUED_NOTICE_DELAY_MS = 10_000

/**
 * Event of `window`: code of the page did not load. Its `detail` retries; without one, everything is requested again.
 */
export const LOAD_FAILED_EVENT = 'loadfailed'

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended.
  interface WindowEventMap {
    [LOAD_FAILED_EVENT]: CustomEvent<(() => void) | undefined>
  }
}

/** On <html>: React has hydrated the page. */
export const HYDRATED_ATTRIBUTE = 'data-hydrated'

// Attributes and ids in a page's HTML file, which prerender/page-html.ts writes:

/** On #root: the path that the file was made for; '*' for every path without a page. */
export const PATH_ATTRIBUTE = 'data-path'

/** On the page's own head tags. */
export const HEAD_TAG_ATTRIBUTE = 'data-page'

/** The id of the element with the page's rows, as JSON. */
export const SNAPSHOT_ID = 'page-rows'

/** On the script of boot.ts: the URLs of the entry, of the screen's chunks and of the style sheet. */
export const ENTRY_ATTRIBUTE = 'data-entry'
export const SCREEN_CHUNKS_ATTRIBUTE = 'data-chunks'
export const STYLE_ATTRIBUTE = 'data-style'

// Attributes in a form. A form's aria-busy is shared too: queued-forms.ts sets it while the form is queued, and React
// (lead-form.tsx) and early-typing.ts read it.

/** On the form: the name of its draft. */
export const DRAFT_ATTRIBUTE = 'data-draft'

/** On the submit button. */
export const SUBMIT_BUTTON_ATTRIBUTE = 'data-submit-button'

/** On the submit button: its words while the form is queued. */
export const BUSY_LABEL_ATTRIBUTE = 'data-busy-label'

/** On the notice that a queued form is waiting for React. */
export const QUEUED_NOTICE_ATTRIBUTE = 'data-queued-notice'

/** On the notice that a form was not sent, or may not have been. */
export const FAILURE_NOTICE_ATTRIBUTE = 'data-failure-notice'
