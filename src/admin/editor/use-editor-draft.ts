import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { asRecord } from '@/lib/as-record'
import { safeLocalStorage } from '@/lib/store/web-storage'

// The drafts of the editors: unsaved input, in localStorage (this browser only). Each row has a list of them, and all
// new rows share one. The drafts of the visitors' forms are in forms/draft.ts.

export type FieldValues = Readonly<Record<string, string>>

export type EditorDraft = {
  id: string
  /** ISO timestamp. */
  savedAt: string
  /** The values that differ from the row's. */
  values: FieldValues
}

export type Entity = 'post' | 'testimonial'

/** Begins the keys of the mutations that save a row, by the path of its editor. All new rows share one. */
export const savesKey = (pathname: string) => ['save', pathname]

const draftsKey = (entity: Entity, id: string | undefined) => `editor-draft:${entity}:${id ?? 'new'}`

/**
 * The draft of what is in an editor's fields, stored at each change. The other drafts under its key stay as they are:
 * those of earlier visits, which are offered, and that of another tab.
 *
 * An example: the owner changed the title of a post and closed the tab (draft A). Today they open the post again:
 * 1. The fields have what is saved. A is offered; what they type now is a second draft, B, with an id of its own.
 * 2. They restore A: its values are in the fields, and changes are stored under its id. B is offered in its place.
 * 3. They save: A is removed. B stays, and is offered on the next visit, until they discard it.
 */
export function useEditorDraft<Fields extends FieldValues>(
  entity: Entity,
  id: string | undefined,
  values: Fields,
  saved: Fields,
) {
  const key = draftsKey(entity, id)
  const { pathname } = useLocation()
  /** The id of the draft in the fields. */
  const [ownId, setOwnId] = useState(() => String(Date.now()))
  const cache = useQueryClient().getMutationCache()
  /** The mutation that saves a draft outlives the editor, and is found by this key. */
  const saveKey = (draftId: string) => [...savesKey(pathname), draftId]
  const hasSave = (draftId: string, status: 'pending' | 'success') =>
    cache.find({ mutationKey: saveKey(draftId), status }) !== undefined
  // A draft that another editor is saving is offered only after its save has failed.
  const [offers, setOffers] = useState(() => readDrafts(key, saved).filter(({ id }) => !hasSave(id, 'pending')))
  const readOthers = (draftId: string) => readDrafts(key, saved).filter(({ id }) => id !== draftId)

  return {
    /** The newest draft that the owner may restore or discard. */
    offer: offers[0],
    saveKey: saveKey(ownId),
    /** Stores what is typed, until it is saved. Returns false if the browser does not store it. */
    write: (latest: Fields) =>
      hasSave(ownId, 'success') || writeDrafts(key, [makeDraft(ownId, latest, saved), ...readOthers(ownId)]),
    remove: () => void writeDrafts(key, readOthers(ownId)),
    /** Returns the values of an offered draft. The input so far is offered in its place. */
    restore: (offer: EditorDraft): Fields => {
      setOwnId(offer.id)
      setOffers([makeDraft(ownId, values, saved), ...offers].filter((other) => other !== offer && hasValues(other)))
      return { ...saved, ...offer.values }
    },
    discard: (offer: EditorDraft) => {
      writeDrafts(key, readOthers(offer.id))
      setOffers(offers.filter((other) => other !== offer))
    },
  }
}

/** A draft has only the values that differ from the row's, so that restoring one keeps what was saved since. */
const makeDraft = (id: string, values: FieldValues, saved: FieldValues): EditorDraft => ({
  id,
  savedAt: new Date().toISOString(),
  values: Object.fromEntries(Object.entries(values).filter(([name, text]) => text.trim() !== saved[name]?.trim())),
})

const hasValues = ({ values }: EditorDraft) => Object.keys(values).length > 0

/** The stored drafts, newest first, without values that the row has by now, as after a save whose response was lost. */
function readDrafts(key: string, saved: FieldValues): EditorDraft[] {
  const stored = safeLocalStorage.readObject(key)
  const drafts = (Array.isArray(stored) ? stored : []).map((draft) => {
    const { id, savedAt, values } = asRecord(draft)
    const texts = Object.entries(asRecord(values)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    return { ...makeDraft(String(id), Object.fromEntries(texts), saved), savedAt: String(savedAt) }
  })
  return drafts.filter(hasValues)
}

/** Returns false if the browser does not store the drafts. */
function writeDrafts(key: string, drafts: readonly EditorDraft[]): boolean {
  const filled = drafts.filter(hasValues)
  return safeLocalStorage.write(key, filled.length > 0 ? JSON.stringify(filled) : null)
}
