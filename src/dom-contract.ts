// The names that inline scripts, React and the build share. Each says who writes it (←) and who reads it (→).

/**
 * Event of `window`: code of the page did not load. Its `detail` retries; without one, everything is requested again.
 * ← main.tsx, startup/inline/boot.ts → startup/inline/boot.ts, startup/inline/held-forms.ts
 */
export const LOAD_FAILED_EVENT = 'loadfailed'

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended.
  interface WindowEventMap {
    [LOAD_FAILED_EVENT]: CustomEvent<(() => void) | undefined>
  }
}

/**
 * On <html>: React has hydrated the page.
 * ← main.tsx → startup/inline/held-forms.ts, scripts/size.mjs, tests/e2e
 */
export const HYDRATED_ATTRIBUTE = 'data-hydrated'

// Attributes and ids in a page's HTML file, all ← prerender/page-html.ts:

/**
 * On #root: the path that the file was made for; '*' for every path without a page.
 * → startup/prerendered.ts
 */
export const PATH_ATTRIBUTE = 'data-path'

/**
 * On the page's own head tags.
 * → startup/prerendered.ts, head/page-meta-tags.tsx
 */
export const HEAD_TAG_ATTRIBUTE = 'data-page'

/**
 * The id of the element with the page's rows, as JSON.
 * → startup/prerendered.ts
 */
export const SNAPSHOT_ID = 'page-rows'

/**
 * On the script of boot.ts: the URLs of the entry, of the screen's chunks and of the style sheet.
 * → startup/inline/boot.ts
 */
export const ENTRY_ATTRIBUTE = 'data-entry'
export const SCREEN_CHUNKS_ATTRIBUTE = 'data-chunks'
export const STYLE_ATTRIBUTE = 'data-style'

// Attributes in a form, and its stored draft:

/**
 * On the form: the name of its draft.
 * ← forms/lead-form.tsx → forms/draft.ts, startup/inline/early-typing.ts, startup/inline/held-forms.ts,
 * prerender/page-html.ts
 */
export const DRAFT_ATTRIBUTE = 'data-draft'

/**
 * Precedes a draft's name in its key in sessionStorage.
 * ← → forms/draft.ts, startup/inline/early-typing.ts
 */
export const DRAFT_KEY_PREFIX = 'draft:'

/**
 * A draft in sessionStorage, as JSON.
 * ← → forms/draft.ts, startup/inline/early-typing.ts
 */
export type StoredDraft = {
  /** By field name, without empty fields. A checkbox group has one for each checked box. */
  values: Readonly<Record<string, readonly string[]>>
  /** Any of its submissions may have arrived, also one before a reload. */
  mayHaveArrived?: boolean
  /** The query strings of the links that have prefilled the form (forms/prefill.ts). */
  prefilledFrom?: readonly string[]
}

/**
 * On the submit button.
 * ← forms/submit-button.tsx → forms/lead-form.tsx, startup/inline/held-forms.ts
 */
export const SUBMIT_BUTTON_ATTRIBUTE = 'data-submit-button'

/**
 * On the submit button: its words while the form is held.
 * ← forms/submit-button.tsx → startup/inline/held-forms.ts
 */
export const BUSY_LABEL_ATTRIBUTE = 'data-busy-label'

/**
 * On the notice that a held form is waiting for React.
 * ← forms/submission-notices.tsx → startup/inline/held-forms.ts
 */
export const HELD_NOTICE_ATTRIBUTE = 'data-held-notice'

/**
 * On the notice that a form was not sent, or may not have been.
 * ← forms/submission-notices.tsx → startup/inline/held-forms.ts
 */
export const FAILURE_NOTICE_ATTRIBUTE = 'data-failure-notice'
