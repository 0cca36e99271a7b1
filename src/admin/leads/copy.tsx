import { useIsPresent } from 'framer-motion'
import { useRef, useState } from 'react'
import { focusAfterDialog } from '@/layout/scroll-and-focus'
import { buttonClass } from '@/ui/button'
import { Dialog, DialogClose } from '@/ui/dialog'
import { TextAreaField } from '@/ui/field'
import { toast } from '@/ui/toast'

/** Copies texts to the clipboard. Where the browser refuses, `dialog` shows the text, marked, to be copied by hand. */
export function useCopy() {
  const [refused, setRefused] = useState<string | null>(null)
  const isPresent = useIsPresent()
  const opener = useRef<Element | null>(null)

  function copy(text: string, success: string) {
    opener.current = document.activeElement
    writeToClipboard(text).then(
      () => toast({ title: 'Copied', description: success }),
      () => setRefused(text),
    )
  }

  const dialog = (
    <Dialog
      isOpen={refused !== null && isPresent}
      onClose={() => setRefused(null)}
      placeFocus={() => focusAfterDialog(opener.current)}
      title="Not copied"
      description="This browser did not let us copy. The text is marked below: copy it with Ctrl+C, on a Mac with ⌘C, on a phone by its own menu."
    >
      <TextAreaField
        className="mt-5"
        label="Text to copy"
        readOnly
        rows={8}
        value={refused ?? ''}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="mt-6 flex justify-end">
        <DialogClose className={buttonClass('brand')}>Close</DialogClose>
      </div>
    </Dialog>
  )

  return { copy, dialog }
}

/** Rejects where the browser refuses; pages without https have no clipboard at all. */
async function writeToClipboard(text: string) {
  await navigator.clipboard.writeText(text)
}
