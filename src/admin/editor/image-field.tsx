import type { ComponentProps } from 'react'
import { readScene } from '@/components/scene-picture'
import { TextField } from '@/ui/field'
import { RemotePicture, readPictureAddress } from '@/ui/picture'
import { SceneChooser } from './scene-chooser'

/** Validation messages of this field. */
export const imageWords = { wrong: 'Enter a full address that starts with https://, or leave it empty.' }

/** Image URL field with a preview, or the reason why visitors will not see the image. */
export function ImageField({
  address,
  onChoose,
  ...field
}: ComponentProps<typeof TextField> & {
  /** The debounced field value; without the debounce, every keystroke would request another image. */
  address: string
  /** Receives the address of one of the site's own pictures, which are offered then; '' removes it. */
  onChoose?: (address: string) => void
}) {
  const scene = onChoose && readScene(address)
  const problem = scene ? undefined : findProblem(address)
  return (
    <div>
      <TextField
        {...field}
        type="url"
        inputMode="url"
        isOptional
        hint="Please enter a full external image URL, such as https://example.com/oak.jpg."
        note={
          scene
            ? 'This is one of the site’s own pictures.'
            : problem && <span className="font-semibold text-brick">{problem}</span>
        }
      />
      {onChoose && <SceneChooser chosen={scene} onChoose={onChoose} />}
      {address && !problem && !scene && (
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

/** Undefined if visitors will see the image. */
function findProblem(address: string) {
  if (address === '') return undefined
  if (!URL.canParse(address)) return 'This isn’t a full address. A full address starts with https://.'
  if (readPictureAddress(address, false)) return undefined
  if (new URL(address).protocol === 'https:')
    return 'Visitors won’t see this picture: its address contains a user name (the part before the @).'
  return 'Visitors won’t see this picture: its address has to start with https://.'
}
