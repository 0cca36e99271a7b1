import { type MutationOptions, useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DataError } from '@/data/errors'
import { panelLimits } from '@/data/limits'
import { dismissAllToasts, toast } from '@/ui/toast'
import { draftKey, type FieldValues, makeDraft, storeEditorDraft, takeDraft } from './drafts'

const LEAVE = 'Not all of what you typed is stored. Leave this page without it?'

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

/** State of an editor. What is typed is stored as a draft at once, and a failed save changes nothing in the fields. */
export function useEditor<Row extends { id: string }, Input>(
  loaded: Row | undefined,
  { kind, list, save, readFields, makeInput, describeSave }: EditorKind<Row, Input>,
) {
  const navigate = useNavigate()
  const limits: Readonly<Record<string, number>> = panelLimits[kind]
  /** The row as loaded; undefined for a new one. */
  const [row, setRow] = useState(loaded)
  const key = draftKey(kind, row?.id)
  const saved = readFields(row)
  const [values, setValues] = useState(saved)
  /** A draft of an earlier visit, until it is restored or discarded. */
  const [offer, setOffer] = useState(() => takeDraft(key, saved))
  /** The stored draft, if there is one, is this editor's: another tab's, or one that is offered, stays. */
  const [isOwner, setOwner] = useState(false)
  /** From the press on, and not from the next render, because a double tap is faster. */
  const [isSaving, setSaving] = useState(false)
  const { mutateAsync, error } = useMutation(save(row))

  /** Returns false if there is text that is not stored. */
  function keepDraft(latest: FieldValues) {
    const typed = makeDraft(latest, saved)
    if (isSaving || (!typed && !isOwner)) return true
    if (offer && !isOwner) return false
    setOwner(true)
    // What was in the fields before a draft was restored is offered, and stored nowhere.
    return storeEditorDraft(key, typed) && !offer
  }

  function setValue(name: string, value: string) {
    const latest = { ...values, [name]: value }
    setValues(latest)
    keepDraft(latest)
  }

  const isKept = useEffectEvent(() => keepDraft(values))

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isKept()) event.preventDefault()
    }
    const ask = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      const isLeaving = event.target instanceof Element && event.target.closest('a[href^="/"]:not([target])')
      if (isLeaving && !isKept() && !window.confirm(LEAVE)) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    document.addEventListener('click', ask, true)
    return () => {
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('click', ask, true)
      // Another tab may have cleared the storage, which ends the login here.
      isKept()
    }
  }, [])

  async function submit(form: HTMLFormElement) {
    if (isSaving) return
    // The fields become inert, so the focus must not be in one of them.
    form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
    dismissAllToasts()
    setSaving(true)
    const input = makeInput(values, row)
    try {
      await mutateAsync(input)
      if (!offer || isOwner) storeEditorDraft(key, undefined)
      toast(describeSave(input, !row))
      // Unless the user has gone to another page meanwhile.
      if (form.isConnected) navigate(list, { replace: true })
    } catch (failure) {
      setSaving(false)
      if (!(failure instanceof DataError && failure.kind === 'gone')) return
      // Deleted elsewhere, so the next save creates it. A draft of a new one that is there already is offered and stays.
      const [newKey, defaults] = [draftKey(kind, undefined), readFields(undefined)]
      const otherDraft = takeDraft(newKey, defaults)
      if (!offer || isOwner) storeEditorDraft(key, undefined)
      if (!otherDraft) storeEditorDraft(newKey, makeDraft(values, defaults))
      setOffer(otherDraft)
      setOwner(!otherDraft)
      setRow(undefined)
    }
  }

  return {
    row,
    values,
    offer,
    isSaving,
    /** The failed save may have been stored. */
    isUnknown: error instanceof DataError && error.mayBeStored,
    submit,
    setValue,
    /** Props of the field with this name. */
    field: (name: string) => ({
      name,
      value: values[name] ?? '',
      limit: limits[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setValue(name, currentTarget.value),
    }),
    /** Fills in the offered draft, and offers what was in the fields instead. */
    restore: () => {
      const restored = { ...saved, ...offer?.values }
      setValues(restored)
      setOffer(makeDraft(values, saved))
      setOwner(true)
      storeEditorDraft(key, makeDraft(restored, saved))
    },
    discard: () => {
      const typed = makeDraft(values, saved)
      setOffer(undefined)
      setOwner(typed !== undefined)
      storeEditorDraft(key, typed)
    },
  }
}

export type Editor = ReturnType<typeof useEditor<{ id: string }, unknown>>
