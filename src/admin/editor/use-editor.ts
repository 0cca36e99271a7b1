import { type MutationOptions, useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DataError, NOT_CHANGED } from '@/data/errors'
import { dismissAllToasts, toast } from '@/ui/toast'
import { draftKey, type FieldValues, makeDraft, readDraft, storeDraft } from './drafts'

/** A pause in typing after which the draft is stored (ms). */
const PAUSE_MS = 500

/** What an editor of posts and one of testimonials do differently. */
type EditorKind<Row, Input> = {
  kind: 'post' | 'testimonial'
  /** Path of the list, where a save leads. */
  list: string
  save: (row: Row | undefined) => MutationOptions<void, Error, Input>
  /** The field values of a row, or the defaults of a new one. */
  readFields: (row: Row | undefined) => FieldValues
  makeInput: (values: FieldValues, row: Row | undefined) => Input
  /** The toast after a save. */
  describeSave: (input: Input, isNew: boolean) => { title: string; description: string }
}

/** State of an editor. What is typed is stored as a draft, and a failed save changes nothing in the fields. */
export function useEditor<Row extends { id: string }, Input>(
  loaded: Row | undefined,
  { kind, list, save, readFields, makeInput, describeSave }: EditorKind<Row, Input>,
) {
  const navigate = useNavigate()
  /** The row as loaded; undefined for a new one. */
  const [row, setRow] = useState(loaded)
  const key = draftKey(kind, row?.id)
  const saved = readFields(row)
  const [values, setValues] = useState(saved)
  /** A draft of an earlier visit, until it is restored or discarded. */
  const [offer, setOffer] = useState(() => {
    const draft = readDraft(key)
    // Equal values were saved all the same, for example during a reload.
    return draft && makeDraft(draft.values, saved) && draft
  })
  const { mutateAsync, status, error } = useMutation(save(row))
  const isSaving = status === 'pending' || status === 'success'
  /** The failed save may have been stored. */
  const isUnknown = error instanceof DataError && !error.isRefusal
  const typed = makeDraft(values, saved)

  /** An offered draft stays stored until something is typed. Returns false if the browser does not store it. */
  const keepDraft = () => isSaving || storeDraft(key, typed ?? offer)
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

  async function submit(form: HTMLFormElement) {
    if (isSaving) return
    // The fields become inert, so the focus must not be in one of them.
    form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
    dismissAllToasts()
    keepDraft()
    const input = makeInput(values, row)
    try {
      await mutateAsync(input)
      storeDraft(key, offer)
      toast(describeSave(input, !row))
      // Unless the user has gone to another page meanwhile.
      if (form.isConnected) navigate(list, { replace: true })
    } catch (failure) {
      if (!(failure instanceof DataError && failure.message === NOT_CHANGED)) return
      // Deleted elsewhere, so the next save creates it.
      storeDraft(key, undefined)
      setRow(undefined)
    }
  }

  const setValue = (name: string, value: string) => setValues((current) => ({ ...current, [name]: value }))

  return {
    row,
    values,
    offer,
    isSaving,
    isUnknown,
    submit,
    setValue,
    /** Props of the field with this name. */
    field: (name: string) => ({
      name,
      value: values[name] ?? '',
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setValue(name, currentTarget.value),
    }),
    /** Fills in the offered draft, and offers what was in the fields instead. */
    restore: () => {
      setValues({ ...saved, ...offer?.values })
      setOffer(typed)
    },
    discard: () => setOffer(undefined),
  }
}

export type Editor = ReturnType<typeof useEditor<{ id: string }, unknown>>
