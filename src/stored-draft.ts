/** Precedes a draft's name in its key in sessionStorage. */
export const DRAFT_KEY_PREFIX = 'draft:'

/** What a visitor has typed in a form, in sessionStorage as JSON: of forms/draft.ts and an inline script. */
export type StoredDraft = {
  /** By field name, without empty fields. A checkbox group has one for each checked box. */
  values: Readonly<Record<string, readonly string[]>>
  /** Any of its submissions may have arrived, also one before a reload. */
  mayHaveArrived?: boolean
  /** The query strings of the links that have prefilled the form (forms/prefill.ts). */
  prefilledFrom?: readonly string[]
}
