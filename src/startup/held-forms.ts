import { readTexts } from '@/lib/form-data'
import { fillMailLink } from '@/lib/mail-link'
import { BUSY, DRAFT, DRAFT_KEY, HELD, HYDRATED, LOAD_FAILED, NOT_SENT, type StoredDraft, SUBMITS } from './contract'

// Inline at the end of the pages with a form. A form that is submitted before hydration, and that passes the browser's
// validation, is held: it takes no more typing, and React submits it once. React renders the button and the notices
// (forms/form-status.tsx) but does not know of the hold.

/** How long a form is held before the phone number and the e-mail address stand beside it (ms). */
const LONG_WAIT_MS = 10_000

/** The parts of a held form that can be reached. */
const STILL_IN_USE = `[${HELD}], [${NOT_SENT}], :has([${SUBMITS}])`

const root = document.documentElement
const heldForms = new Set<HTMLFormElement>()

const askBeforeLeaving = (event: Event) => event.preventDefault()

function show(form: HTMLFormElement, notice: typeof HELD | typeof NOT_SENT, isShown = true) {
  const element = form.querySelector<HTMLElement>(`[${notice}]`)
  if (element) element.hidden = !isShown
}

function setHeld(form: HTMLFormElement, isHeld: boolean) {
  const button = form.querySelector(`[${SUBMITS}]`) as HTMLElement
  const text = button.firstChild as Text
  const words = text.data
  heldForms[isHeld ? 'add' : 'delete'](form)
  form.ariaBusy = String(isHeld)
  // The text node stays the same, because React hydrates it.
  text.data = button.getAttribute(BUSY) ?? ''
  button.setAttribute(BUSY, words)
  button.ariaDisabled = String(isHeld)
  if (isHeld) button.focus()
  // Inert, not disabled: FormData leaves out disabled fields.
  for (const part of form.querySelectorAll<HTMLElement>(`:scope > :not(${STILL_IN_USE})`)) part.inert = isHeld
  window[isHeld ? 'addEventListener' : 'removeEventListener']('beforeunload', askBeforeLeaving)
  show(form, HELD, false)
}

addEventListener(
  'submit',
  (event) => {
    if (root.hasAttribute(HYDRATED)) return
    event.preventDefault()
    event.stopPropagation()
    const form = event.target as HTMLFormElement
    if (heldForms.has(form)) return
    setHeld(form, true)
    setTimeout(() => heldForms.has(form) && show(form, HELD), LONG_WAIT_MS)
  },
  true,
)

// The forms can be sent again, with the phone number and the e-mail address beside them until the next press.
addEventListener(LOAD_FAILED, () => {
  for (const form of heldForms) {
    setHeld(form, false)
    show(form, NOT_SENT)
    addEventListener('submit', () => show(form, NOT_SENT, false), { capture: true, once: true })
  }
})

new MutationObserver(() => {
  for (const form of heldForms) {
    setHeld(form, false)
    // Look the form up again: React may have replaced it after a hydration mismatch.
    document.querySelector<HTMLFormElement>(`[${DRAFT}="${form.getAttribute(DRAFT)}"]`)?.requestSubmit()
  }
}).observe(root, { attributeFilter: [HYDRATED] })

// What was typed before React is added to the draft, as forms/draft.ts reads it.
addEventListener('pagehide', () => {
  if (root.hasAttribute(HYDRATED)) return
  for (const form of document.querySelectorAll<HTMLFormElement>(`[${DRAFT}]`)) {
    const texts = readTexts(form)
    const key = DRAFT_KEY + form.getAttribute(DRAFT)
    let stored: StoredDraft | null = null
    try {
      stored = JSON.parse(sessionStorage.getItem(key) ?? '')
    } catch {
      // There is no draft, or it is broken.
    }
    const draft: StoredDraft = { ...stored, values: { ...stored?.values, ...texts } }
    if (Object.keys(texts).length > 0) sessionStorage.setItem(key, JSON.stringify(draft))
  }
})

addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="mailto:"]')
    if (link) fillMailLink(link)
  },
  true,
)
