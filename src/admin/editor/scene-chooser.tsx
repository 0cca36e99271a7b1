import type { ReactNode } from 'react'
import { PostPicture } from '@/components/post-picture'
import { sceneAddress, scenePicture, scenes } from '@/components/scene-picture'
import { Picture } from '@/ui/picture'

/** The site's own pictures as buttons. The first one is that of the post's season, which changes with its date. */
export function SceneChooser({
  address,
  date,
  onChoose,
}: {
  /** The post's image_url. */
  address: string
  date: string
  /** Receives the address of the picture; '' for the automatic one. */
  onChoose: (address: string) => void
}) {
  const tile = (value: string, picture: ReactNode, name: string) => (
    <button
      key={value}
      type="button"
      aria-pressed={value === address}
      aria-label={name}
      onClick={() => onChoose(value)}
      className="relative shrink-0 overflow-hidden rounded-control border-4 border-white bg-cream-200 hover:border-cream-200 aria-pressed:border-forest-700"
    >
      {picture}
    </button>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-small">Picture</legend>
      <div className="-mx-1.5 flex overflow-x-auto p-1.5 md:flex-wrap">
        {tile(
          '',
          <>
            <PostPicture post={{ image_url: null, date }} sizes="7rem" className="h-19 w-28" />
            <span className="absolute inset-x-0 bottom-0 bg-forest-900/85 text-[0.8125rem] text-cream">Automatic</span>
          </>,
          'Automatic: the picture of the season',
        )}
        {scenes.map((scene) => {
          const { source, alt } = scenePicture(scene)
          const picture = <Picture source={source} alt="" sizes="7rem" className="h-19 w-28 object-cover" />
          return tile(sceneAddress(scene), picture, alt)
        })}
      </div>
    </fieldset>
  )
}
