import { type FailureWords, TitledError } from './data/failure-words'
import { toast } from './ui/toast'

/** Shows a failed call as a toast. A call without words of its own says nothing, unless the failure itself has a title. */
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
