import { TitledError } from './data/failure-words'
import { toast } from './ui/toast'

export type FailureWords = {
  errorTitle?: string
  /** The toast's text; without it, the backend's message alone. */
  errorText?: (message: string) => string
  errorToastMs?: number
}

/** Where failed calls become toasts. A call without a title is silent. */
export function sayFailure(error: Error, words: FailureWords | undefined) {
  const { message } = error
  if (error instanceof TitledError) {
    toast({ title: error.title, description: message, tone: 'danger' })
    return
  }
  if (!words?.errorTitle) return
  toast({
    title: words.errorTitle,
    description: words.errorText?.(message) ?? message,
    tone: 'danger',
    durationMs: words.errorToastMs,
  })
}
