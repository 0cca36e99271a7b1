import { useState } from 'react'
import { safeLocalStorage } from '@/lib/web-storage'

// The drafts of the editors: unsaved input, in localStorage (this browser only), one for each row and one for a new row.
// Those of the visitors' forms (forms/draft.ts) have nothing to do with them.

/** Values of an editor's fields by field name. */
export type FieldValues = Readonly<Record<string, string>>

export type EditorDraft = {
  /** ISO timestamp. */
  savedAt: string
  /** The values that differ from the row's. */
  values: FieldValues
}

/** A draft that the owner may restore, and whether it is still stored, or was in the fields and is stored nowhere. */
type Offer = { draft: EditorDraft; from: 'storage' | 'fields' }

/** What an editor edits. */
export type Entity = 'post' | 'testimonial'

/** The storage key of the draft of a row, or of a new one. */
const draftKey = (entity: Entity, id: string | undefined) => `editor-draft:${entity}:${id ?? 'new'}`

/**
 * The draft of an editor's fields, stored at each change. Its states:
 * - no draft: the fields have the row's values. A draft stored by another tab in the meantime is kept.
 * - typed: the draft is what is in the fields.
 * - offered (from storage): an earlier visit's draft stays stored until it is restored or discarded. What is typed is
 *   not stored.
 * - restored (an offer from the fields): the earlier draft is in the fields and stored. What the fields had before is
 *   offered, but not stored.
 */
export function useEditorDraft<Fields extends FieldValues>(
  entity: Entity,
  id: string | undefined,
  values: Fields,
  saved: Fields,
) {
  const key = draftKey(entity, id)
  const [offer, setOffer] = useState<Offer | undefined>(() => findOffer(key, saved))
  const typed = makeDraft(values, saved)

  /** Removes the draft of what is typed. An offered draft stays. */
  function remove() {
    if (offer?.from !== 'storage') storeDraft(key, undefined)
  }

  return {
    offer: offer?.draft,
    remove,
    /** Stores what is typed. Returns false if any of it is not stored. */
    store: (latest: Fields): boolean => {
      const draft = makeDraft(latest, saved)
      if (offer?.from === 'storage') return draft === undefined
      // Fields in which nothing was typed leave the draft of another tab alone.
      const isUntouched = !draft && !typed
      const isStored = isUntouched || storeDraft(key, draft)
      return isStored && offer?.from !== 'fields'
    },
    /** Returns the values of the offered draft. What was typed is offered in its place, but not stored. */
    restore: (): Fields => {
      const restored = { ...saved, ...offer?.draft.values }
      storeDraft(key, makeDraft(restored, saved))
      setOffer(typed && { draft: typed, from: 'fields' })
      return restored
    },
    discard: () => {
      storeDraft(key, typed)
      setOffer(undefined)
    },
    /** What is typed, or the offered draft, becomes that of a new row. If there already is one, it is kept and offered. */
    moveToNew: (defaults: Fields) => {
      if (offer?.from === 'storage' && id !== undefined) keepDraftAsNew(entity, id)
      else remove()
      const newKey = draftKey(entity, undefined)
      const newOffer = findOffer(newKey, defaults)
      if (!newOffer) storeDraft(newKey, makeDraft(values, defaults))
      setOffer(newOffer)
    },
  }
}

/** After a row is deleted, its draft becomes that of a new row, unless there already is one. */
export function keepDraftAsNew(entity: Entity, id: string) {
  const [key, newKey] = [draftKey(entity, id), draftKey(entity, undefined)]
  const draft = takeDraft(key, {})
  if (draft && !takeDraft(newKey, {})) storeDraft(newKey, draft)
  storeDraft(key, undefined)
}

function findOffer(key: string, saved: FieldValues): Offer | undefined {
  const draft = takeDraft(key, saved)
  return draft && { draft, from: 'storage' }
}

/** The values that differ from the row's, ignoring surrounding space; undefined if none does. */
function makeDraft(values: FieldValues, saved: FieldValues): EditorDraft | undefined {
  const changes = Object.entries(values).filter(([name, text]) => text.trim() !== saved[name]?.trim())
  return changes.length > 0 ? { savedAt: new Date().toISOString(), values: Object.fromEntries(changes) } : undefined
}

/** The stored draft, if it differs from the row's values; otherwise (after a reload during a save) removes it. */
function takeDraft(key: string, saved: FieldValues): EditorDraft | undefined {
  const { savedAt, values } = safeLocalStorage.readObject(key)
  const texts = Object.entries(Object(values)).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text]] : [],
  )
  const draft = makeDraft(Object.fromEntries(texts), saved)
  if (draft) return { ...draft, savedAt: String(savedAt) }
  storeDraft(key, undefined)
  return undefined
}

/** Replaces the draft; undefined removes it. Returns false if the browser does not store it. */
const storeDraft = (key: string, draft: EditorDraft | undefined): boolean =>
  safeLocalStorage.store(key, draft ? JSON.stringify(draft) : null)
