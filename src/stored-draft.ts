/** Precedes a draft's name in its key in sessionStorage. */
export const DRAFT_KEY_PREFIX = 'draft:'

/** A visitor's draft of a form, which forms/draft.ts and an inline script store in sessionStorage as JSON. */
export type StoredDraft = {
  /** By field name, without empty fields. A checkbox group has one for each checked box. */
  values: Readonly<Record<string, readonly string[]>>
  /** Any of its submissions may have arrived, also one before a reload. */
  mayHaveArrived?: boolean
  /** The query strings of the links that have prefilled the form (forms/prefill.ts). */
  prefilledFrom?: readonly string[]
}
