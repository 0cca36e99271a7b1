import { useState } from 'react'
import { TextField } from '@/ui/field'
import { readPictureAddress } from '@/ui/picture'

/** What the editors' forms say of this field. */
export const imageWords = { wrong: 'Enter a full address that starts with https://, or leave it empty.' }

/** The field for a picture's address. It tells whether visitors will see the picture, and shows it. */
export function ImageField({
  label,
  name,
  defaultValue,
  address,
  maxLength,
}: {
  label: string
  name: string
  defaultValue: string | undefined
  /** What stands in the field, once typing rests: with each letter another server would be asked for a picture. */
  address: string
  maxLength: number
}) {
  const problem = problemOf(address)
  return (
    <div>
      <TextField
        label={label}
        name={name}
        type="url"
        inputMode="url"
        isOptional
        hint="Please give a full external image URL, such as https://example.com/oak.jpg."
        note={problem && <span className="font-semibold text-brick">{problem}</span>}
        defaultValue={defaultValue}
        maxLength={maxLength}
      />
      {address && !problem && <LoadedPicture key={address} address={address} />}
    </div>
  )
}

/** Undefined when visitors can be shown the picture. */
function problemOf(address: string) {
  if (address === '') return undefined
  if (!URL.canParse(address)) return 'This is no full address; it starts with https://.'
  if (readPictureAddress(address, false)) return undefined
  if (new URL(address).protocol === 'https:')
    return 'Visitors will not see this picture: its address has a name before an @.'
  return 'Visitors will not see this picture: only addresses that start with https:// are shown.'
}

function LoadedPicture({ address }: { address: string }) {
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
        {state === 'loading' && 'Looking for the picture...'}
        {state === 'loaded' && 'This is the picture that visitors will see.'}
        {state === 'broken' && 'No picture could be loaded from this address; a placeholder would be shown.'}
      </p>
    </div>
  )
}
