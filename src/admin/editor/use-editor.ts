import { type FormEvent, useEffect, useRef, useState } from 'react'
import { NOT_THERE } from '@/data/errors'
import { ChangedElsewhereError } from '@/data/save-row'
import { focusField } from '@/ui/form'
import { dismissAllToasts } from '@/ui/toast'
import type { DraftOffer } from './draft-offers'
import { type Draft, type FieldValues, haveEqualValues, readDrafts, removeDrafts, storeDraft } from './drafts'

/**
 * State of an editor with uncontrolled fields. Unsaved input persists as a draft,
 * and a failed save leaves the fields unchanged.
 */
export function useEditor<Row extends { id: string }>({
  kind,
  row,
  fieldsOf,
  validate = () => ({}),
  save,
  onSaved,
}: {
  kind: 'post' | 'testimonial'
  /** The row as loaded; undefined for a new one. */
  row: Row | undefined
  /** The field values of a row, or of a new one. */
  fieldsOf: (row: Row | undefined) => FieldValues
  /** Errors that native form validation cannot detect, by field name. */
  validate?: (values: FieldValues, row: Row | undefined) => Record<string, string>
  /**
   * Rejects if nothing was saved; the mutation's `meta` configures the error toast.
   * `attempts` are the values of earlier tries that failed, and of restored drafts.
   */
  save: (values: FieldValues, row: Row | undefined, attempts: readonly FieldValues[]) => Promise<unknown>
  /** Called after a save, unless the user has navigated to another page. */
  onSaved: () => void
}) {
  const form = useRef<HTMLFormElement>(null)
  /** What is stored, as far as the editor knows. */
  const [base, setBase] = useState(() => ({ row, values: fieldsOf(row) }))
  const [start, setStart] = useState({ values: base.values, version: 0 })
  const [values, setValues] = useState(base.values)
  const [offers, setOffers] = useState<readonly DraftOffer[]>(() =>
    readOffers(`${kind}:${row?.id ?? 'new'}`, base.values),
  )
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [keepsDrafts, setKeepsDrafts] = useState(true)
  const [isSaving, setIsSaving] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const [isGone, setIsGone] = useState(false)
  /** The version that was stored elsewhere while this one was edited. */
  const [otherRow, setOtherRow] = useState<Row>()
  // Latest state, for events that fire before the next render.
  const latest = useRef({
    subject: `${kind}:${row?.id ?? 'new'}`,
    draftId: newDraftId(),
    /** Ids of drafts restored into this editor; a save deletes them too. */
    restored: [] as string[],
    base,
    values,
    attempts: [] as FieldValues[],
    isSaving: false,
    isSaved: false,
    address: window.location.pathname,
  })
  const isChanged = !isSaved && !haveEqualValues(values, base.values)

  function persistDraft() {
    const { subject, draftId, base, values, isSaved } = latest.current
    if (isSaved || haveEqualValues(values, base.values)) removeDrafts(subject, [draftId])
    else setKeepsDrafts(storeDraft(subject, newDraft(draftId, values, base.values)))
  }
  const latestPersistDraft = useRef(persistDraft)
  latestPersistDraft.current = persistDraft

  // Persist again on unmount: another tab may have cleared localStorage since the last change.
  useEffect(() => () => latestPersistDraft.current(), [])

  useEffect(() => {
    if (!isChanged) return
    const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warnBeforeUnload)
    return () => window.removeEventListener('beforeunload', warnBeforeUnload)
  }, [isChanged])

  function handleInput() {
    if (!form.current) return
    latest.current.values = readFields(form.current)
    setValues(latest.current.values)
    setProblems({})
    persistDraft()
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    if (latest.current.isSaving) return
    const values = readFields(event.currentTarget)
    const found = validate(values, latest.current.base.row)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) focusField(event.currentTarget, first)
    else {
      // The fields become inert, so the focus must not be in one of them.
      event.currentTarget.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
      saveValues(values)
    }
  }

  async function saveValues(values: FieldValues) {
    const state = latest.current
    state.isSaving = true
    setIsSaving(true)
    setOtherRow(undefined)
    try {
      await save(values, state.base.row, state.attempts)
      state.isSaved = true
      setIsSaved(true)
      removeDrafts(state.subject, [state.draftId, ...state.restored])
      if (window.location.pathname === state.address) onSaved()
    } catch (error) {
      state.attempts.push(values)
      if (error instanceof ChangedElsewhereError) setOtherRow(error.row)
      else if ((error as Error).message === NOT_THERE) moveDraftToNewRow()
    } finally {
      state.isSaving = false
      setIsSaving(false)
    }
  }

  /** The row was deleted, so its editor can no longer offer the draft. The editor for a new row offers it instead. */
  function moveDraftToNewRow() {
    removeDrafts(latest.current.subject, [latest.current.draftId])
    latest.current.subject = `${kind}:new`
    persistDraft()
    setIsGone(true)
  }

  /** Fills the fields. What they held stays as a draft, which is offered. */
  function replaceValues(values: FieldValues, isOffered: (draft: Draft) => boolean, base = latest.current.base) {
    const state = latest.current
    const left = newDraft(state.draftId, state.values, state.base.values)
    const isLeft = !haveEqualValues(left.values, state.base.values)
    state.draftId = newDraftId()
    state.values = values
    state.base = base
    persistDraft()
    setBase(base)
    setStart({ values, version: start.version + 1 })
    setValues(values)
    setProblems({})
    setOffers((current) => [
      ...(isLeft ? [{ draft: left, isDiscarded: false }] : []),
      ...current.filter(({ draft }) => isOffered(draft)),
    ])
  }

  /** The choice between two versions is made. Returns what is stored. */
  function settleConflict(row: Row) {
    dismissAllToasts()
    setOtherRow(undefined)
    return { row, values: fieldsOf(row) }
  }

  const setDiscarded = (draft: Draft, isDiscarded: boolean) =>
    setOffers((current) => current.map((offer) => (offer.draft.id === draft.id ? { draft, isDiscarded } : offer)))

  return {
    kind,
    /** The row as stored, which the fields are compared with; undefined for a new one. */
    row: base.row,
    /** Field values of the stored row, or the defaults of a new one. */
    savedValues: base.values,
    /** Default values of the fields; a new `version` remounts them. */
    start,
    /** Current field values. */
    values,
    offers,
    problems,
    keepsDrafts,
    isSaving,
    /** The row was deleted elsewhere. */
    isGone,
    /** The row was changed elsewhere, so the last save wrote nothing. */
    isChangedElsewhere: otherRow !== undefined,
    formProps: { ref: form, onInput: handleInput, onSubmit: handleSubmit },
    restore: (draft: Draft) => {
      const state = latest.current
      if (state.isSaving) return
      // Keep the restored draft until the save: another tab may still write it.
      state.restored.push(draft.id)
      const values = { ...state.base.values, ...draft.values }
      // It may have been sent before a reload.
      state.attempts.push(values)
      replaceValues(values, ({ id }) => id !== draft.id)
    },
    discard: (draft: Draft) => {
      removeDrafts(latest.current.subject, [draft.id])
      setDiscarded(draft, true)
    },
    undoDiscard: (draft: Draft) => {
      setKeepsDrafts(storeDraft(latest.current.subject, draft))
      setDiscarded(draft, false)
    },
    loadOther: () => {
      if (!otherRow || latest.current.isSaving) return
      const other = settleConflict(otherRow)
      replaceValues(other.values, () => true, other)
    },
    saveOverOther: () => {
      if (!otherRow || latest.current.isSaving) return
      latest.current.base = settleConflict(otherRow)
      setBase(latest.current.base)
      form.current?.requestSubmit()
    },
  }
}

export type Editor = ReturnType<typeof useEditor>

/** Drafts of earlier visits. Drops those that were saved all the same, such as before a reload. */
function readOffers(subject: string, saved: FieldValues): DraftOffer[] {
  const drafts = readDrafts(subject)
  const unsaved = drafts.filter(({ values }) => !haveEqualValues({ ...saved, ...values }, saved))
  removeDrafts(
    subject,
    drafts.filter((draft) => !unsaved.includes(draft)).map(({ id }) => id),
  )
  return unsaved.map((draft) => ({ draft, isDiscarded: false }))
}

const newDraft = (id: string, values: FieldValues, base: FieldValues): Draft => ({
  id,
  savedAt: new Date().toISOString(),
  values,
  base,
})

/** Not crypto.randomUUID(), which is undefined on plain http. */
const newDraftId = () => `${Date.now()}-${Math.random()}`

function readFields(form: HTMLFormElement): FieldValues {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}
