import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { NOT_THERE } from '@/data/errors'
import { focusField } from '@/ui/form'
import { toast } from '@/ui/toast'
import { type Draft, type FieldValues, readDrafts, removeDrafts, storeDraft } from './drafts'

/**
 * An editor's state around fields that keep their own values: what was typed is
 * kept as a draft until it is saved, and a failed save changes nothing.
 */
export function useEditor({
  kind,
  id,
  initial,
  validate = () => ({}),
  save,
  onSaved,
}: {
  kind: 'post' | 'testimonial'
  /** The row's; null for a new one. */
  id: string | null
  /** What the fields start with. */
  initial: FieldValues
  /** Problems that no browser knows of, by the name of their field. */
  validate?: (values: FieldValues) => Record<string, string>
  /** Rejects when nothing was saved; the words of the failure come from the call. */
  save: (values: FieldValues) => Promise<unknown>
  /** Called after a save, unless another page has been opened in the meantime. */
  onSaved: () => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const [start, setStart] = useState({ values: initial, version: 0 })
  const [values, setValues] = useState(initial)
  const [offers, setOffers] = useState(() => readDrafts(`${kind}:${id ?? 'new'}`))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [keepsDrafts, setKeepsDrafts] = useState(true)
  const [isSaving, setIsSaving] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const [isGone, setIsGone] = useState(false)
  // What the last event left, for whatever comes before the next rendering.
  const now = useRef({
    subject: `${kind}:${id ?? 'new'}`,
    draftId: newDraftId(),
    /** Drafts that this editor has taken over; a save deletes them too. */
    restored: [] as string[],
    values,
    isSaving: false,
    isSaved: false,
    address: window.location.pathname,
  })
  const isChanged = !isSaved && !haveSameTexts(values, initial)

  function keepDraft() {
    const { subject, draftId, values, isSaved } = now.current
    if (isSaved || haveSameTexts(values, initial)) removeDrafts(subject, [draftId])
    else setKeepsDrafts(storeDraft(subject, { id: draftId, savedAt: new Date().toISOString(), values }))
  }
  const keepDraftOnLeaving = useRef(keepDraft)
  keepDraftOnLeaving.current = keepDraft

  // Another tab may have emptied the storage since the last change.
  useEffect(() => () => keepDraftOnLeaving.current(), [])

  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])

  useEffect(() => {
    // What is typed while the row is on its way would be neither saved nor kept. React has no such event.
    const refuse = (event: Event) => now.current.isSaving && event.preventDefault()
    const element = form.current
    element?.addEventListener('beforeinput', refuse)
    return () => element?.removeEventListener('beforeinput', refuse)
  }, [])

  function handleInput() {
    if (!form.current) return
    now.current.values = readFields(form.current)
    setValues(now.current.values)
    setProblems({})
    keepDraft()
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const state = now.current
    if (state.isSaving) return
    const values = readFields(event.currentTarget)
    const found = validate(values)
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
          setIsSaved(true)
          removeDrafts(state.subject, [state.draftId, ...state.restored])
          if (window.location.pathname === state.address) onSaved()
        },
        (error: Error) => {
          if (error.message === NOT_THERE) keepForNewRow()
        },
      )
      .finally(() => {
        state.isSaving = false
        setIsSaving(false)
      })
  }

  /** The row is gone, and with it the page that would offer the draft: from here on it waits in the editor of a new one. */
  function keepForNewRow() {
    removeDrafts(now.current.subject, [now.current.draftId])
    now.current.subject = `${kind}:new`
    keepDraft()
    setIsGone(true)
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
    /** The row was deleted elsewhere. */
    isGone,
    formProps: { ref: form, onInput: handleInput, onSubmit: handleSubmit },
    restore: (draft: Draft) => {
      const state = now.current
      if (state.isSaving) return
      // What stood there becomes an offer itself. The restored draft stays until the save: another tab may be writing it.
      const left = readDrafts(state.subject).filter(({ id }) => id === state.draftId)
      state.draftId = newDraftId()
      state.restored.push(draft.id)
      state.values = { ...initial, ...draft.values }
      keepDraft()
      setStart({ values: state.values, version: start.version + 1 })
      setValues(state.values)
      setProblems({})
      setOffers((current) => [...left, ...current.filter(({ id }) => id !== draft.id)])
    },
    discard: (draft: Draft) => {
      removeDrafts(now.current.subject, [draft.id])
      setOffers((current) => current.filter(({ id }) => id !== draft.id))
    },
  }
}

export type Editor = ReturnType<typeof useEditor>

/** Not randomUUID(), which a plain http page does not have. */
const newDraftId = () => `${Date.now()}-${Math.random()}`

function readFields(form: HTMLFormElement): FieldValues {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}

const haveSameTexts = (a: FieldValues, b: FieldValues) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => (a[name] ?? '') === (b[name] ?? ''))

/**
 * The row that an editor was opened for, fetched once and afresh: a refreshed or
 * cached one must not take the place of what is being typed. Without the row,
 * says so and goes back to the list.
 */
export function useLoadedRow<Row, Key extends QueryKey>(
  query: UseQueryOptions<Row | null, Error, Row | null, Key>,
  { notFound, list }: { notFound: string; list: string },
) {
  const navigate = useNavigate()
  const [row, setRow] = useState<Row | null>()
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...query, enabled: row === undefined, gcTime: 0 })
  if (row === undefined && isFetchedAfterMount && !error && data !== undefined) setRow(data)

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it turns out.
  useEffect(() => {
    if (row !== null) return
    toast({ title: 'Error', description: notFound, tone: 'danger' })
    navigate(list, { replace: true })
  }, [row])

  return { row, error, tryAgain: () => void refetch() }
}

/** The value once it has rested for 400 ms; what it was before until then. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 400)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
