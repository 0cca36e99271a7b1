import type { QuoteOptionId } from '@/content/quote-options'

/** The contents of a link to the quote form: the service and the town of its page, and signs of a worrying tree. */
export type Prefill = {
  service?: QuoteOptionId | undefined
  town?: string | undefined
  description?: string | undefined
}

/** Adds the prefill to the form, and keeps everything that was typed. */
export function prefillForm(form: HTMLFormElement, { service, town, description }: Prefill) {
  const box = form.querySelector<HTMLInputElement>(`[name=services][value="${service}"]`)
  if (box) box.checked = true
  const text = form.querySelector<HTMLTextAreaElement>('[name=description]')
  if (text && description && !text.value.includes(description))
    text.value = [text.value, description].filter(Boolean).join('\n')
  const address = form.querySelector<HTMLInputElement>('[name=address]')
  // ", Elmville" leaves room for the street. An address that still begins so is from another link, and is replaced.
  if (address && town && /^(,|$)/.test(address.value)) address.value = `, ${town}`
}
