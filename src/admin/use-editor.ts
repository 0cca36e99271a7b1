import { type FormEvent, useEffect, useRef, useState } from 'react'
import { reportBlankFields } from '@/lib/form-data'
import { type Draft, type FieldValues, readDrafts, removeDrafts, storeDraft } from './drafts'

/**
 * An editor's state around fields that keep their own values: what was typed is
 * kept as a draft until it is saved, and a failed save changes nothing.
 */
export function useEditor({
  subject,
  initial,
  findProblems = () => ({}),
  save,
  onSaved,
}: {
  /** Names the drafts: `post:new`, or `post:` and the row's id. */
  subject: string
  /** What the fields start with. */
  initial: FieldValues
  /** Problems that no browser knows of, by the name of their field. */
  findProblems?: (values: FieldValues) => Record<string, string>
  /** Rejects when nothing was saved; the words of the failure come from the call. */
  save: (values: FieldValues) => Promise<unknown>
  /** Called after a save, unless the editor has been left in the meantime. */
  onSaved: () => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const [start, setStart] = useState({ values: initial, version: 0 })
  const [values, setValues] = useState(initial)
  const [offers, setOffers] = useState(() => readDrafts(subject))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [keepsDrafts, setKeepsDrafts] = useState(true)
  const [isSaving, setIsSaving] = useState(false)
  // What the last event left, for whatever comes before the next rendering.
  const now = useRef({
    draftId: `${Date.now()}-${Math.random()}`,
    values,
    isSaving: false,
    isSaved: false,
    isHere: true,
  })
  const [isSaved, setIsSaved] = useState(false)
  const isChanged = !isSaved && !haveSameTexts(values, initial)

  function keepDraft() {
    const { draftId, values, isSaved } = now.current
    if (isSaved || haveSameTexts(values, initial)) removeDrafts(subject, [draftId])
    else setKeepsDrafts(storeDraft(subject, { id: draftId, savedAt: new Date().toISOString(), values }))
  }
  const keepDraftOnLeaving = useRef(keepDraft)
  keepDraftOnLeaving.current = keepDraft

  useEffect(() => {
    const state = now.current
    state.isHere = true
    return () => {
      state.isHere = false
      // Another tab may have emptied the storage since the last change.
      keepDraftOnLeaving.current()
    }
  }, [])

  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])

  function handleInput() {
    if (!form.current) return
    now.current.values = readFields(form.current)
    setValues(now.current.values)
    setProblems({})
    keepDraft()
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const state = now.current
    if (state.isSaving || reportBlankFields(event.currentTarget)) return
    const values = readFields(event.currentTarget)
    const found = findProblems(values)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) {
      focusField(event.currentTarget, first)
      return
    }
    state.isSaving = true
    setIsSaving(true)
    save(values)
      .then(
        () => {
          state.isSaved = true
          removeDrafts(subject, [state.draftId, ...offers.map(({ id }) => id)])
          setIsSaved(true)
          if (state.isHere) onSaved()
        },
        () => {},
      )
      .finally(() => {
        state.isSaving = false
        setIsSaving(false)
      })
  }

  return {
    /** What the fields are filled with; `version` changes when they are to be filled anew. */
    start,
    /** What stands in the fields now. */
    values,
    offers,
    problems,
    keepsDrafts,
    isSaving,
    formProps: { ref: form, onInput: handleInput, onSubmit: handleSubmit },
    restore: (draft: Draft) => {
      now.current.draftId = draft.id
      now.current.values = { ...initial, ...draft.values }
      setStart({ values: now.current.values, version: start.version + 1 })
      setValues(now.current.values)
      setProblems({})
      setOffers((current) => current.filter(({ id }) => id !== draft.id))
    },
    discard: (draft: Draft) => {
      removeDrafts(subject, [draft.id])
      setOffers((current) => current.filter(({ id }) => id !== draft.id))
    },
  }
}

export type Editor = ReturnType<typeof useEditor>

function readFields(form: HTMLFormElement): FieldValues {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

const haveSameTexts = (a: FieldValues, b: FieldValues) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => (a[name] ?? '') === (b[name] ?? ''))
