import type { ComponentProps } from 'react'
import { isLocked } from '@/data/lock'
import { useDebounced } from '@/lib/use-debounced'
import { TextField } from '@/ui/field'
import { RemotePicture } from '@/ui/picture'
import { PhotoUpload } from './photo-upload'

export const imageMessages = { wrong: 'Enter a full address that starts with https://, or leave it empty.' }

/** Image URL field with the picture, or a note that visitors will not see one. The lock allows uploads. */
export function ImageField(field: ComponentProps<typeof TextField> & { name: string; value: string }) {
  // Debounced, because otherwise every letter would request another picture.
  const address = useDebounced(field.value.trim())
  return (
    <div className="min-w-0">
      <TextField
        {...field}
        type="url"
        inputMode="url"
        isOptional
        note={
          address && (
            <RemotePicture
              address={address}
              alt="The picture that visitors will see"
              className="h-20 w-30 rounded-control bg-cream-200 object-cover"
              placeholder={
                <span role="status" className="font-semibold text-brick">
                  No picture could be loaded from this address, so visitors would see a placeholder. It takes a full
                  address that starts with https://.
                </span>
              }
            />
          )
        }
      />
      {isLocked && <PhotoUpload field={field.name} />}
    </div>
  )
}
