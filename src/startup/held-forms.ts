import {
  BUSY_LABEL_ATTRIBUTE,
  DRAFT_ATTRIBUTE,
  FAILURE_NOTICE_ATTRIBUTE,
  HELD_NOTICE_ATTRIBUTE,
  HYDRATED_ATTRIBUTE,
  LOAD_FAILED_EVENT,
  SUBMIT_BUTTON_ATTRIBUTE,
} from '@/dom-contract'
import { fillMailLink } from '@/lib/fill-mail-link'
import { saveEarlyTyping } from './early-typing'

// An inline script at the end of the pages with a form. Until React has hydrated the page, it does three things:
// - A form that is submitted, and that passes the browser's validation, is held: it takes no more typing, and is
//   submitted after hydration. React renders the button and the notices (forms/submission-notices.tsx) but does not know
//   about the hold.
// - What was typed is stored when the visitor leaves the page (pagehide).
// - A click on a form's e-mail link adds what was typed. After hydration the link does so itself.

/** How long a form is held before the phone number and the e-mail address are shown beside it (ms). */
const LONG_WAIT_MS = 10_000

/** The parts of a held form that stay usable. */
const STILL_IN_USE = `[${HELD_NOTICE_ATTRIBUTE}], [${FAILURE_NOTICE_ATTRIBUTE}], :has([${SUBMIT_BUTTON_ATTRIBUTE}])`

const root = document.documentElement
const isHydrated = () => root.hasAttribute(HYDRATED_ATTRIBUTE)

/** The held forms, with the labels of their buttons. */
const heldForms = new Map<HTMLFormElement, string>()

const askBeforeLeaving = (event: Event) => event.preventDefault()

function show(form: HTMLFormElement, notice: string, isShown = true) {
  const element = form.querySelector<HTMLElement>(`[${notice}]`)
  if (element) element.hidden = !isShown
}

function hold(form: HTMLFormElement) {
  const button = findButton(form)
  heldForms.set(form, button.textContent)
  setBusy(form, true, button.getAttribute(BUSY_LABEL_ATTRIBUTE))
  button.focus()
  addEventListener('beforeunload', askBeforeLeaving)
}

function release(form: HTMLFormElement) {
  setBusy(form, false, heldForms.get(form))
  heldForms.delete(form)
  removeEventListener('beforeunload', askBeforeLeaving)
}

function setBusy(form: HTMLFormElement, isBusy: boolean, label: string | null | undefined) {
  const button = findButton(form)
  // The text node stays the same, because React hydrates it.
  ;(button.firstChild as Text).data = label ?? ''
  form.ariaBusy = String(isBusy)
  button.ariaDisabled = String(isBusy)
  // Inert, not disabled: FormData leaves out disabled fields.
  for (const part of form.querySelectorAll<HTMLElement>(`:scope > :not(${STILL_IN_USE})`)) part.inert = isBusy
  show(form, HELD_NOTICE_ATTRIBUTE, false)
}

const findButton = (form: HTMLFormElement) => form.querySelector(`[${SUBMIT_BUTTON_ATTRIBUTE}]`) as HTMLElement

addEventListener(
  'submit',
  (event) => {
    if (isHydrated()) return
    event.preventDefault()
    event.stopPropagation()
    const form = event.target as HTMLFormElement
    if (heldForms.has(form)) return
    hold(form)
    setTimeout(() => heldForms.has(form) && show(form, HELD_NOTICE_ATTRIBUTE), LONG_WAIT_MS)
  },
  true,
)

// Releases the forms, and shows the phone number and the e-mail address beside them until the next press.
addEventListener(LOAD_FAILED_EVENT, () => {
  for (const form of heldForms.keys()) {
    release(form)
    show(form, FAILURE_NOTICE_ATTRIBUTE)
    addEventListener('submit', () => show(form, FAILURE_NOTICE_ATTRIBUTE, false), { capture: true, once: true })
  }
})

new MutationObserver(() => {
  for (const form of heldForms.keys()) {
    release(form)
    // Look the form up again: React may have replaced it after a hydration mismatch.
    document
      .querySelector<HTMLFormElement>(`[${DRAFT_ATTRIBUTE}="${form.getAttribute(DRAFT_ATTRIBUTE)}"]`)
      ?.requestSubmit()
  }
}).observe(root, { attributeFilter: [HYDRATED_ATTRIBUTE] })

addEventListener('pagehide', () => isHydrated() || saveEarlyTyping())

addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="mailto:"]')
    if (link && !isHydrated()) fillMailLink(link)
  },
  true,
)
