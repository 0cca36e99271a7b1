import { type MutationOptions, useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DataError, NOT_THERE } from '@/data/errors'
import { ChangedElsewhereError, type RowChange } from '@/data/save-row'
import { dismissAllToasts, toast } from '@/ui/toast'
import { draftKey, type FieldValues, haveEqualValues, readDraft, storeDraft } from './drafts'

/** A pause in typing after which the draft is stored (ms). */
const PAUSE_MS = 500

/** What an editor of posts and one of testimonials do differently. */
type EditorKind<Row, Input> = {
  kind: 'post' | 'testimonial'
  /** Path of the list, where a save leads. */
  list: string
  create: MutationOptions<void, Error, Input>
  update: MutationOptions<void, Error, RowChange<Row, Input>>
  /** The field values of a row, or the defaults of a new one. */
  readFields: (row: Row | undefined) => FieldValues
  makeInput: (values: FieldValues, row: Row | undefined) => Input
  /** The toast after a save. */
  describeSave: (input: Input, isNew: boolean) => { title: string; description: string }
}

/**
 * After `conflict` nothing was written, because somebody else has changed the row, and the next save overwrites it.
 * After `unknown` the row may have been stored.
 */
type Status = 'editing' | 'saving' | 'conflict' | 'unknown'

/** State of an editor. What is typed is stored as a draft, and a failed save changes nothing in the fields. */
export function useEditor<Row extends { id: string }, Input>(
  loaded: Row | undefined,
  { kind, list, readFields, makeInput, describeSave, ...mutations }: EditorKind<Row, Input>,
) {
  const navigate = useNavigate()
  const create = useMutation(mutations.create)
  const update = useMutation(mutations.update)
  const [state, setState] = useState(() => {
    const values = readFields(loaded)
    const draft = readDraft<Row>(draftKey(kind, loaded?.id))
    // Equal values were saved all the same, for example during a reload.
    const offer = draft && !haveEqualValues({ ...values, ...draft.values }, values) ? draft : undefined
    return {
      /** The row as loaded; undefined for a new one. */
      row: loaded,
      values,
      /** A draft of an earlier visit, until it is restored or discarded. */
      offer,
      /** Something has changed since the draft was stored. */
      isUnstored: draft !== offer,
      status: 'editing' as Status,
    }
  })
  const { row, values, offer, status } = state
  const change = (changes: Partial<typeof state>) => setState((current) => ({ ...current, ...changes }))
  const key = draftKey(kind, row?.id)
  const saved = readFields(row)
  const typed = haveEqualValues(values, saved) ? undefined : { savedAt: new Date().toISOString(), values, row }

  /** An offered draft stays stored until something is typed. Returns false if the browser does not store it. */
  function keepDraft(): boolean {
    if (!state.isUnstored) return true
    const isStored = storeDraft(key, typed ?? offer)
    if (isStored) change({ isUnstored: false })
    return isStored
  }

  const keepLatestDraft = useEffectEvent(keepDraft)

  // After each render, because each letter starts the pause again.
  useEffect(() => {
    const timer = setTimeout(keepLatestDraft, PAUSE_MS)
    return () => clearTimeout(timer)
  })

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!keepLatestDraft()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    window.addEventListener('pagehide', keepLatestDraft)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('pagehide', keepLatestDraft)
      keepLatestDraft()
    }
  }, [])

  async function save(form: HTMLFormElement) {
    if (status === 'saving') return
    const { pathname } = window.location
    // The fields become inert, so the focus must not be in one of them.
    form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
    dismissAllToasts()
    keepDraft()
    change({ status: 'saving' })
    const input = makeInput(values, row)
    try {
      if (row) await update.mutateAsync({ input, loaded: row, overwrites: status === 'conflict' })
      else await create.mutateAsync(input)
      storeDraft(key, offer)
      toast(describeSave(input, !row))
      // Unless the user has gone to another page meanwhile.
      if (window.location.pathname === pathname) navigate(list, { replace: true })
    } catch (error) {
      if (error instanceof ChangedElsewhereError) change({ status: 'conflict' })
      else if (error instanceof DataError && !error.isRefusal) change({ status: 'unknown' })
      else change({ status: 'editing' })
      if (error instanceof DataError && error.message === NOT_THERE) becomeNew()
    }
  }

  /** The row was deleted elsewhere: the next save creates it, and the draft is one of a new row. */
  function becomeNew() {
    storeDraft(key, undefined)
    change({ row: undefined, offer: readDraft(draftKey(kind, undefined)), isUnstored: true })
  }

  function setValue(name: string, value: string) {
    setState((current) => ({ ...current, values: { ...current.values, [name]: value }, isUnstored: true }))
  }

  return {
    ...state,
    /** The values of the row as loaded, or the defaults of a new one. */
    saved,
    save,
    setValue,
    /** Props of the field with this name. */
    field: (name: string) => ({
      name,
      value: values[name] ?? '',
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setValue(name, currentTarget.value),
    }),
    /** Fills in the offered draft, and offers what was in the fields instead. */
    restore: () =>
      offer && change({ values: { ...saved, ...offer.values }, row: offer.row ?? row, offer: typed, isUnstored: true }),
    discard: () => change({ offer: undefined, isUnstored: true }),
  }
}

export type Editor = ReturnType<typeof useEditor<{ id: string }, unknown>>
