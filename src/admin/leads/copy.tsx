import { useRef, useState } from 'react'
import { focusAfterDialog } from '@/layout/scroll-and-focus'
import { buttonClass } from '@/ui/button'
import { Dialog, DialogClose } from '@/ui/dialog'
import { TextAreaField } from '@/ui/field'
import { toast } from '@/ui/toast'

/** Copies text to the clipboard. As a fallback, `dialog` shows the text selected for manual copying. */
export function useCopy() {
  const [fallbackText, setFallbackText] = useState<string | null>(null)
  const opener = useRef<Element | null>(null)

  function copy(text: string, success: string) {
    opener.current = document.activeElement
    writeToClipboard(text).then(
      () => toast({ title: 'Copied', description: success }),
      () => setFallbackText(text),
    )
  }

  const dialog = (
    <Dialog
      isOpen={fallbackText !== null}
      onClose={() => setFallbackText(null)}
      placeFocus={() => focusAfterDialog(opener.current)}
      title="Not copied"
      description="This browser did not allow copying. The text is selected below: press Ctrl+C, or ⌘C on a Mac, or use your phone’s own copy menu."
    >
      <TextAreaField
        className="mt-5"
        label="Text to copy"
        readOnly
        rows={8}
        value={fallbackText ?? ''}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="mt-6 flex justify-end">
        <DialogClose className={buttonClass('brand')}>Close</DialogClose>
      </div>
    </Dialog>
  )

  return { copy, dialog }
}

/** Async, so it also rejects without https: there `navigator.clipboard` is undefined, and the access throws. */
async function writeToClipboard(text: string) {
  await navigator.clipboard.writeText(text)
}
