import { newQuoteRequest, QUOTE_ERROR_TOAST_MS } from '@/data/new-quote-request'
import type { QuoteRequestInput } from '@/data/rows'
import { dismissAllToasts, dismissToast, toast } from '@/ui/toast'
import { useSending } from './use-sending'

/** The sending of a quote request with the toasts that belong to it. */
export function useQuoteSending(onSent: () => void) {
  const { send, ...state } = useSending('quote-request', newQuoteRequest, onSent)
  return {
    ...state,
    send: (request: QuoteRequestInput) => {
      // What was said of an earlier try no longer holds.
      dismissAllToasts()
      const processing = toast({ title: 'Processing Request...', durationMs: Number.POSITIVE_INFINITY })
      send(request)
        .then(
          () =>
            toast({
              title: 'Quote Request Sent!',
              description: "Thank you! We've received your request and will be in touch ASAP.",
            }),
          ({ message }: Error) =>
            toast({
              title: 'Error Sending Request',
              description: `Could not submit your quote request. ${message}.`,
              tone: 'danger',
              durationMs: QUOTE_ERROR_TOAST_MS,
            }),
        )
        .finally(() => dismissToast(processing))
    },
  }
}
