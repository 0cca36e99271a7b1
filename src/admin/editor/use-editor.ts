import type { MutationOptions } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { mayHaveArrived } from '@/data/errors'
import { adminLimits } from '@/data/limits'
import { readUrlKey } from '@/lib/router/history-state'
import { useSingleMutation } from '@/lib/use-single-mutation'
import { dismissFinishedToasts, toast } from '@/ui/toast'
import { type EditorDraft, type Entity, type FieldValues, useEditorDraft } from './use-editor-draft'

type EditorConfig<Row, Input, Fields> = {
  entity: Entity
  /** Path of the list, which is shown after a save. */
  list: string
  save: (row: Row | undefined) => MutationOptions<void, Error, Input>
  /** The field values of a row, or the defaults of a new one. */
  readFields: (row: Row | undefined) => Fields
  makeInput: (values: Fields, row: Row | undefined) => Input
  describeSave: (input: Input, isNew: boolean) => { title: string; description: string }
}

/** State of an editor. Input is stored as a draft at once. A failed save does not change the fields. */
export function useEditor<Row extends { id: string }, Input, Fields extends FieldValues>(
  loaded: Row | undefined,
  { entity, list, save, readFields, makeInput, describeSave }: EditorConfig<Row, Input, Fields>,
) {
  const navigate = useNavigate()
  const location = useLocation()
  const limits: Readonly<Record<string, number>> = adminLimits[entity]
  // Read once, because today's date is a default: after midnight it would differ from the field's.
  const [saved] = useState(() => readFields(loaded))
  const [values, setValues] = useState(saved)
  const draft = useEditorDraft(entity, loaded?.id, values, saved)
  /** A save failed, and may have arrived. Not stored, because after a reload the owner sees what is saved. */
  const [mayBeSaved, setMayBeSaved] = useState(false)
  const { mutate, isPending, isSuccess } = useSingleMutation({
    ...save(loaded),
    once: true,
    mutationKey: draft.saveKey,
    onMutate: () => dismissFinishedToasts(),
    // The callbacks also run when the owner has gone to another page in the meantime.
    onSuccess: (_data, input) => {
      draft.remove()
      toast(describeSave(input, !loaded))
    },
    onError: (failure) => {
      if (mayHaveArrived(failure)) setMayBeSaved(true)
    },
  })
  // After a success the editor stays disabled until the list is shown.
  const isSaving = isPending || isSuccess

  // Not in onSuccess: the URL may be ahead, at a page whose code is still loading, and Back leads to the editor again.
  useEffect(() => {
    if (isSuccess && readUrlKey() === location.key) navigate(list, { replace: true })
  }, [isSuccess, location, list, navigate])

  function setValue(name: keyof Fields & string, value: string) {
    const latest = { ...values, [name]: value }
    setValues(latest)
    draft.write(latest)
  }

  /** Stores the draft. Returns false if the browser does not store it, because its storage is full. */
  const writeDraft = useEffectEvent(() => draft.write(values))
  /** After a reload nobody would know of the save, and saving the draft again could make a second row. */
  const isSavePending = useEffectEvent(() => isPending)

  // A layout effect, because its cleanup is part of the page change: a passive one may run after the save has ended, and
  // store the draft again.
  useLayoutEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!writeDraft() || isSavePending()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      // When another tab clears the storage, the draft is gone too, and the end of the login unmounts the editor.
      writeDraft()
    }
  }, [])

  function submit(form: HTMLFormElement) {
    // The fields become inert, so they must not have the focus.
    form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
    mutate(makeInput(values, loaded))
  }

  return {
    values,
    offer: draft.offer,
    isSaving,
    mayBeSaved,
    submit,
    setValue,
    field: (name: keyof Fields & string) => ({
      name,
      value: values[name] ?? '',
      limit: limits[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setValue(name, currentTarget.value),
    }),
    restore: (offer: EditorDraft) => setValues(draft.restore(offer)),
    discard: draft.discard,
  }
}

/** An editor's state without what depends on its fields. */
export type Editor = Omit<ReturnType<typeof useEditor>, 'values' | 'setValue' | 'field'>
