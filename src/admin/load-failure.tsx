import { buttonClass } from '@/ui/button'

/** Stands in the place of what could not be loaded. */
export function LoadFailure({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  return (
    <div role="alert" className="rounded-card bg-brick-50 p-5">
      <p className="font-semibold text-brick">Error: {message}. Please try refreshing the page.</p>
      <button type="button" className={`mt-4 ${buttonClass('outline', 'small')}`} onClick={onTryAgain}>
        Try again
      </button>
    </div>
  )
}
