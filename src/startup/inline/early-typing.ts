import { DRAFT_ATTRIBUTE } from '@/dom-contract'
import { readTexts } from '@/lib/form-data'
import { DRAFT_KEY_PREFIX, type StoredDraft } from '@/stored-draft'

/**
 * Adds what was typed before hydration to the drafts (forms/draft.ts), because React may replace a form after a
 * hydration mismatch, and a visitor may leave before React has loaded. main.tsx calls it, and so does an inline script
 * (queued-forms.ts). That must stay small, so this file does without lib/store/web-storage.ts.
 */
export function saveEarlyTyping() {
  for (const form of document.querySelectorAll<HTMLFormElement>(`[${DRAFT_ATTRIBUTE}]`)) {
    const texts = readTexts(form)
    if (Object.keys(texts).length === 0) continue
    const key = DRAFT_KEY_PREFIX + form.getAttribute(DRAFT_ATTRIBUTE)
    let stored: Partial<StoredDraft> | null = null
    try {
      stored = JSON.parse(sessionStorage.getItem(key) ?? '')
    } catch {
      // There is no draft, or it is broken.
    }
    // A queued form (queued-forms.ts) is sent as the visitor saw it, without what an earlier draft has.
    const earlier = form.ariaBusy === 'true' ? {} : stored?.values
    const values: Record<string, readonly string[]> = { ...earlier, ...texts }
    // Merges the checked boxes with the draft's.
    for (const { name } of form.querySelectorAll<HTMLInputElement>(':checked'))
      values[name] = [...new Set([earlier?.[name] ?? [], texts[name] ?? []].flat())]
    try {
      sessionStorage.setItem(key, JSON.stringify({ ...stored, values } satisfies StoredDraft))
    } catch {
      // The storage is blocked or full.
    }
  }
}
