import type { ComponentProps } from 'react'
import { useDebounced } from '@/lib/use-debounced'
import { TextField } from '@/ui/field'
import { RemotePicture, readPictureAddress } from '@/ui/picture'

/** Validation messages of this field. */
export const imageWords = { wrong: 'Enter a full address that starts with https://, or leave it empty.' }

/** Image URL field with the picture, or a note that visitors will not see it. */
export function ImageField(field: ComponentProps<typeof TextField> & { value: string }) {
  // Without it every letter would request another picture.
  const address = useDebounced(field.value.trim())
  const isWrong = address !== '' && !readPictureAddress(address, false)
  return (
    <div>
      <TextField
        {...field}
        type="url"
        inputMode="url"
        isOptional
        hint="Please enter a full external image URL, such as https://example.com/oak.jpg."
        note={
          isWrong && (
            <span className="font-semibold text-brick">
              Visitors won’t see this picture: its address has to be a full one that starts with https://.
            </span>
          )
        }
      />
      {address && !isWrong && (
        <RemotePicture
          address={address}
          alt="The picture that visitors will see"
          className="mt-3 h-20 w-30 rounded-control bg-cream-200 object-cover"
          placeholder={
            <p role="status" className="mt-3 text-bark-700 text-small">
              No picture could be loaded from this address, so visitors would see a placeholder.
            </p>
          }
        />
      )}
    </div>
  )
}
