import type { QuoteRequestInput } from './rows'
import type { Sending } from './sending'

/** How long the toasts of a failed quote request stay, in milliseconds. */
export const QUOTE_ERROR_TOAST_MS = 10_000

/** Apart from quote-requests.ts, whose queries the pages with a form do without. */
export const newQuoteRequest: Sending<QuoteRequestInput> = {
  send: (client, input, signal) => client.createQuoteRequest(input, signal),
  failure: {
    errorTitle: 'Database Submission Error',
    errorText: (message) =>
      `Failed to save quote details. ${message}. This could be a table-level RLS issue if enabled, or a network problem.`,
    errorToastMs: QUOTE_ERROR_TOAST_MS,
  },
}
