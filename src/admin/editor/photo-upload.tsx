import { type ChangeEvent, useRef } from 'react'
import { asSentence, messageOf } from '@/data/errors'
import { cn } from '@/lib/class-names'
import { useSingleMutation } from '@/lib/use-single-mutation'
import { buttonClass } from '@/ui/button'
import { useFieldError } from '@/ui/form'
import { uploadPhotoMutation } from './upload-photo-mutation'

/** The name of the file input and of its button, which the form focuses if a save comes before the upload is done. */
const NAME = 'photo'

const TOO_EARLY = 'The photo is still being uploaded; save when its address is in the field.'

/** Stores a photo of the owner and writes its URL into the form's field with this name. */
export function PhotoUpload({ field }: { field: string }) {
  const chooser = useRef<HTMLInputElement>(null)
  const { mutate, isPending, isSuccess, error } = useSingleMutation(uploadPhotoMutation)
  const tooEarly = useFieldError(NAME)

  function upload(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const [file] = input.files ?? []
    if (!file) return
    input.setCustomValidity(TOO_EARLY)
    mutate(file, {
      // React Query does not call this if the editor has been left in the meantime.
      onSettled: (url) => {
        input.setCustomValidity('')
        const target = input.form?.elements.namedItem(field)
        if (!url || !(target instanceof HTMLInputElement)) return
        // As if the owner typed it: the editor adds it to its latest values, and the form validates the field again.
        target.setRangeText(url, 0, target.value.length, 'end')
        target.dispatchEvent(new Event('input', { bubbles: true }))
      },
    })
    // Without this, choosing the same file again would cause no event.
    input.value = ''
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4">
      <button
        type="button"
        name={NAME}
        className={buttonClass('outline', 'small')}
        aria-disabled={isPending}
        onClick={() => isPending || chooser.current?.click()}
      >
        Upload a photo
      </button>
      <input ref={chooser} type="file" name={NAME} accept="image/*" aria-label="Photo" hidden onChange={upload} />
      <p role="status" className={cn('min-w-48 flex-1 not-empty:py-2 text-small', error && 'font-semibold text-brick')}>
        {isPending && (tooEarly ?? 'Uploading the photo...')}
        {isSuccess && 'The photo is uploaded. Visitors see it when you save.'}
        {error && asSentence(messageOf(error))}
      </p>
    </div>
  )
}
