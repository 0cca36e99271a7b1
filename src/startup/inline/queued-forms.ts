import {
  BUSY_LABEL_ATTRIBUTE,
  DRAFT_ATTRIBUTE,
  FAILURE_NOTICE_ATTRIBUTE,
  HYDRATED_ATTRIBUTE,
  LOAD_FAILED_EVENT,
  QUEUED_NOTICE_ATTRIBUTE,
  QUEUED_NOTICE_DELAY_MS,
  SUBMIT_BUTTON_ATTRIBUTE,
} from '@/dom-contract'
import { fillMailLink } from '@/lib/fill-mail-link'
import { saveEarlyTyping } from './early-typing'

// An inline script at the end of the pages with a form. Until React has hydrated the page, it does three things:
// - It queues a form that is submitted and passes the browser's validation: the form takes no more typing, says that it
//   is being sent, and is submitted after hydration. React renders the button and the notices
//   (forms/submission-notices.tsx), and knows of a queued form only from its aria-busy.
// - When the visitor leaves the page (pagehide), it stores what was typed.
// - When a form's e-mail link is clicked, it adds what was typed. After hydration the link does so itself.

const STILL_IN_USE = `[${QUEUED_NOTICE_ATTRIBUTE}], [${FAILURE_NOTICE_ATTRIBUTE}], :has([${SUBMIT_BUTTON_ATTRIBUTE}])`

const root = document.documentElement
const isHydrated = () => root.hasAttribute(HYDRATED_ATTRIBUTE)

/** The queued forms, each with what its button says otherwise, and the timer of its notice. */
const queuedForms = new Map<HTMLFormElement, { label: string; timer: number }>()

/** The forms whose notice says that code did not load. React does not know that it is shown. */
const failedForms = new Set<HTMLFormElement>()

/** Nothing would be sent if the visitor left now, so the browser asks first. */
const askBeforeLeaving = (event: Event) => event.preventDefault()

function enqueue(form: HTMLFormElement) {
  const button = getButton(form)
  const timer = window.setTimeout(() => setShown(form, QUEUED_NOTICE_ATTRIBUTE, true), QUEUED_NOTICE_DELAY_MS)
  queuedForms.set(form, { label: button.textContent, timer })
  setBusy(form, true, button.getAttribute(BUSY_LABEL_ATTRIBUTE))
  button.focus()
  addEventListener('beforeunload', askBeforeLeaving)
}

function dequeue(form: HTMLFormElement) {
  clearTimeout(queuedForms.get(form)?.timer)
  setBusy(form, false, queuedForms.get(form)?.label)
  queuedForms.delete(form)
  removeEventListener('beforeunload', askBeforeLeaving)
}

function setBusy(form: HTMLFormElement, isBusy: boolean, label: string | null | undefined) {
  const button = getButton(form)
  button.textContent = label ?? ''
  form.ariaBusy = String(isBusy)
  button.ariaDisabled = String(isBusy)
  // Inert, not disabled: FormData leaves out disabled fields.
  for (const part of form.querySelectorAll<HTMLElement>(`:scope > :not(${STILL_IN_USE})`)) part.inert = isBusy
  setShown(form, QUEUED_NOTICE_ATTRIBUTE, false)
}

function getButton(form: HTMLFormElement) {
  const button = form.querySelector<HTMLElement>(`[${SUBMIT_BUTTON_ATTRIBUTE}]`)
  if (!button) throw new Error('No button')
  return button
}

/** An alert as long as it is shown from here: there is no toast yet that a screen reader could announce. */
function setShown(form: HTMLFormElement, notice: string, isShown: boolean) {
  const element = form.querySelector<HTMLElement>(`[${notice}]`)
  if (!element) return
  element.role = isShown ? 'alert' : null
  element.hidden = !isShown
}

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement
    if (failedForms.delete(form)) setShown(form, FAILURE_NOTICE_ATTRIBUTE, false)
    if (isHydrated()) return
    event.preventDefault()
    event.stopPropagation()
    if (!queuedForms.has(form)) enqueue(form)
  },
  true,
)

// The page's code did not load: releases the forms, and shows the phone number and the e-mail address beside them until
// the next press.
addEventListener(LOAD_FAILED_EVENT, () => {
  for (const form of queuedForms.keys()) {
    dequeue(form)
    setShown(form, FAILURE_NOTICE_ATTRIBUTE, true)
    failedForms.add(form)
  }
})

// React has hydrated the page: submits the forms.
new MutationObserver(() => {
  for (const form of queuedForms.keys()) {
    dequeue(form)
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
