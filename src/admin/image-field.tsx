import { useEffect, useState } from 'react'
import { TextField } from '@/ui/field'

/** The field for a picture's address. It tells whether visitors will see the picture, and shows it. */
export function ImageField({
  label,
  name,
  defaultValue,
  value,
  maxLength,
}: {
  label: string
  name: string
  defaultValue: string | undefined
  /** What stands in the field now. */
  value: string
  maxLength: number
}) {
  const address = value.trim()
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
        error={problem}
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
  if (!URL.canParse(address)) return 'This is not a full address yet; it starts with https://.'
  const { protocol } = new URL(address)
  if (protocol === 'https:') return undefined
  if (protocol === 'http:') return 'Visitors will not see this picture: its address must start with https://.'
  return 'Visitors will not see this picture: only addresses that start with https:// are shown.'
}

function LoadedPicture({ address }: { address: string }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading')
  const [settledAddress, setSettledAddress] = useState('')

  useEffect(() => {
    // While an address is being typed, every letter would ask another server for a picture.
    const timer = setTimeout(() => setSettledAddress(address), 400)
    return () => clearTimeout(timer)
  }, [address])

  return (
    <div className="mt-3 flex items-center gap-4">
      {settledAddress && state !== 'broken' && (
        <img
          src={settledAddress}
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
