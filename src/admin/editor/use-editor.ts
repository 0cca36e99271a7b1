import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { NOT_THERE } from '@/data/errors'
import { focusField } from '@/ui/form'
import { toast } from '@/ui/toast'
import { type Draft, type FieldValues, readDrafts, removeDrafts, storeDraft } from './drafts'

/**
 * State of an editor with uncontrolled fields. Unsaved input persists as a draft,
 * and a failed save leaves the fields unchanged.
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
  /** Id of the row; null for a new row. */
  id: string | null
  /** Initial field values. */
  initial: FieldValues
  /** Errors that native form validation cannot detect, by field name. */
  validate?: (values: FieldValues) => Record<string, string>
  /** Rejects if nothing was saved; the mutation's `meta` configures the error toast. */
  save: (values: FieldValues) => Promise<unknown>
  /** Called after a save, unless the user has navigated to another page. */
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
  // Latest state, for events that fire before the next render.
  const latest = useRef({
    subject: `${kind}:${id ?? 'new'}`,
    draftId: newDraftId(),
    /** Ids of drafts restored into this editor; a save deletes them too. */
    restored: [] as string[],
    values,
    isSaving: false,
    isSaved: false,
    address: window.location.pathname,
  })
  const isChanged = !isSaved && !haveEqualValues(values, initial)

  function persistDraft() {
    const { subject, draftId, values, isSaved } = latest.current
    if (isSaved || haveEqualValues(values, initial)) removeDrafts(subject, [draftId])
    else setKeepsDrafts(storeDraft(subject, { id: draftId, savedAt: new Date().toISOString(), values }))
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

  useEffect(() => {
    // Typing during a pending save would be lost, so block it. React's onBeforeInput is not the native event.
    const blockInput = (event: Event) => latest.current.isSaving && event.preventDefault()
    const element = form.current
    element?.addEventListener('beforeinput', blockInput)
    return () => element?.removeEventListener('beforeinput', blockInput)
  }, [])

  function handleInput() {
    if (!form.current) return
    latest.current.values = readFields(form.current)
    setValues(latest.current.values)
    setProblems({})
    persistDraft()
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    const state = latest.current
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
          if (error.message === NOT_THERE) moveDraftToNewRow()
        },
      )
      .finally(() => {
        state.isSaving = false
        setIsSaving(false)
      })
  }

  /** The row was deleted, so its editor can no longer offer the draft. The editor for a new row offers it instead. */
  function moveDraftToNewRow() {
    removeDrafts(latest.current.subject, [latest.current.draftId])
    latest.current.subject = `${kind}:new`
    persistDraft()
    setIsGone(true)
  }

  return {
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
    formProps: { ref: form, onInput: handleInput, onSubmit: handleSubmit },
    restore: (draft: Draft) => {
      const state = latest.current
      if (state.isSaving) return
      // Offer the replaced input as a draft. Keep the restored one until the save: another tab may still write it.
      const left = readDrafts(state.subject).filter(({ id }) => id === state.draftId)
      state.draftId = newDraftId()
      state.restored.push(draft.id)
      state.values = { ...initial, ...draft.values }
      persistDraft()
      setStart({ values: state.values, version: start.version + 1 })
      setValues(state.values)
      setProblems({})
      setOffers((current) => [...left, ...current.filter(({ id }) => id !== draft.id)])
    },
    discard: (draft: Draft) => {
      removeDrafts(latest.current.subject, [draft.id])
      setOffers((current) => current.filter(({ id }) => id !== draft.id))
    },
  }
}

export type Editor = ReturnType<typeof useEditor>

/** Not crypto.randomUUID(), which is undefined on plain http. */
const newDraftId = () => `${Date.now()}-${Math.random()}`

function readFields(form: HTMLFormElement): FieldValues {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  )
}

const haveEqualValues = (a: FieldValues, b: FieldValues) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => (a[name] ?? '') === (b[name] ?? ''))

/**
 * Fetches the row once, ignoring the cache: a refetch must not replace what the user
 * has typed. If the row does not exist, shows a toast and navigates to the list.
 */
export function useLoadedRow<Row, Key extends QueryKey>(
  query: UseQueryOptions<Row | null, Error, Row | null, Key>,
  { notFound, list }: { notFound: string; list: string },
) {
  const navigate = useNavigate()
  const [row, setRow] = useState<Row | null>()
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...query, enabled: row === undefined, gcTime: 0 })
  if (row === undefined && isFetchedAfterMount && !error && data !== undefined) setRow(data)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the row turns out to be missing.
  useEffect(() => {
    if (row !== null) return
    toast({ title: 'Error', description: notFound, tone: 'danger' })
    navigate(list, { replace: true })
  }, [row])

  return { row, error, tryAgain: () => void refetch() }
}

/** The value after 400 ms without a change; the previous value until then. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), 400)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
