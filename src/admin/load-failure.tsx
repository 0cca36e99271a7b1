import { asSentence, messageOf } from '@/data/errors'
import { cn } from '@/lib/class-names'
import { focusHeading } from '@/lib/focus'
import { buttonClass } from '@/ui/button'

export function LoadFailure({ error, onTryAgain }: { error: Error; onTryAgain: () => void }) {
  function tryAgain() {
    // The focused button disappears while the rows load.
    focusHeading()
    onTryAgain()
  }

  return (
    <div role="alert" className="ui-notice-danger">
      <p className="font-semibold text-brick">Error: {asSentence(messageOf(error))} Please try refreshing the page.</p>
      <button type="button" className={cn('mt-4', buttonClass('outline', 'small'))} onClick={tryAgain}>
        Try again
      </button>
    </div>
  )
}
