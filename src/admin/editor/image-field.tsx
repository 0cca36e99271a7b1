import { useRef, useState } from 'react'
import { readScene } from '@/components/scene-picture'
import { TextField } from '@/ui/field'
import { readPictureAddress } from '@/ui/picture'
import { SceneChooser } from './scene-chooser'

/** Validation messages of this field. */
export const imageWords = { wrong: 'Enter a full address that starts with https://, or leave it empty.' }

/** Image URL field with a preview, or the reason why visitors will not see the image. */
export function ImageField({
  label,
  name,
  defaultValue,
  address,
  limit,
  offersScenes = false,
}: {
  label: string
  name: string
  defaultValue: string | undefined
  /** The debounced field value; without the debounce, every keystroke would request another image. */
  address: string
  limit: number
  /** Whether the site's own pictures can be chosen too. */
  offersScenes?: boolean
}) {
  const field = useRef<HTMLInputElement>(null)
  const scene = offersScenes ? readScene(address) : undefined
  const isScene = scene !== undefined

  function fillIn(text: string) {
    const input = field.current
    // Not input.value, which React would not notice.
    input?.setRangeText(text, 0, input.value.length, 'end')
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  const problem = isScene ? undefined : problemOf(address)
  return (
    <div>
      <TextField
        ref={field}
        label={label}
        name={name}
        type="url"
        inputMode="url"
        isOptional
        hint="Please enter a full external image URL, such as https://example.com/oak.jpg."
        note={
          isScene
            ? 'This is one of the site’s own pictures.'
            : problem && <span className="font-semibold text-brick">{problem}</span>
        }
        defaultValue={defaultValue}
        limit={limit}
      />
      {offersScenes && <SceneChooser chosen={scene} onChoose={fillIn} />}
      {address && !problem && !isScene && <ImagePreview key={address} address={address} />}
    </div>
  )
}

/** Undefined if visitors will see the image. */
function problemOf(address: string) {
  if (address === '') return undefined
  if (!URL.canParse(address)) return 'This isn’t a full address. A full address starts with https://.'
  if (readPictureAddress(address, false)) return undefined
  if (new URL(address).protocol === 'https:')
    return 'Visitors won’t see this picture: its address contains a user name (the part before the @).'
  return 'Visitors won’t see this picture: its address has to start with https://.'
}

function ImagePreview({ address }: { address: string }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading')
  return (
    <div className="mt-3 flex items-center gap-4">
      {state !== 'broken' && (
        <img
          src={address}
          alt=""
          referrerPolicy="no-referrer"
          className="h-20 w-30 rounded-control bg-cream-200 object-cover"
          onLoad={() => setState('loaded')}
          onError={() => setState('broken')}
        />
      )}
      <p role="status" className="text-bark-700 text-small">
        {state === 'loading' && 'Loading the picture...'}
        {state === 'loaded' && 'This is the picture that visitors will see.'}
        {state === 'broken' && 'No picture could be loaded from this address, so visitors would see a placeholder.'}
      </p>
    </div>
  )
}
