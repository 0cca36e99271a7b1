import type { ComponentProps, ReactNode } from 'react'
import { usesSupabaseAuth } from '@/data/auth-mode'
import { useDebounced } from '@/lib/use-debounced'
import { TextField } from '@/ui/field'
import { RemotePicture } from '@/ui/picture'
import { PhotoUpload } from './photo-upload'

/** Below the field is what visitors will see. With Supabase Auth, a photo can also be uploaded. */
export function ImageField({
  substitute,
  ...field
}: ComponentProps<typeof TextField> & {
  name: string
  value: string
  /** What the site shows if the field is empty: the picture itself, and words about it. */
  substitute: { picture: ReactNode; words: string }
}) {
  // Debounced, because otherwise every letter would request another picture.
  const url = useDebounced(field.value.trim())
  return (
    <div className="min-w-0">
      <TextField
        {...field}
        inputMode="url"
        isOptional
        note={
          <span className="mt-3 flex items-center gap-4">
            {url ? (
              <RemotePicture
                url={url}
                alt="The picture that visitors will see"
                className="h-20 w-30 shrink-0 rounded-control bg-cream-200 object-cover"
                placeholder={
                  <span role="status" className="font-semibold text-brick">
                    No picture could be loaded from this address, so visitors would see a placeholder. It takes a full
                    address that starts with https://.
                  </span>
                }
              />
            ) : (
              substitute.picture
            )}
            <span className="max-w-72">A full external image URL. {!url && substitute.words}</span>
          </span>
        }
      />
      {usesSupabaseAuth && <PhotoUpload field={field.name} />}
    </div>
  )
}
