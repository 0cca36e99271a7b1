import { PostPicture } from '@/components/post-picture'
import { sceneAddress, scenePicture, scenes } from '@/components/scene-picture'

const choices = [
  { address: '', name: 'Automatic, for the season of the post.' },
  ...scenes.map((scene) => ({ address: sceneAddress(scene), name: scenePicture(scene).alt })),
]

/** The site's own pictures as buttons, above the name of the chosen one. The first is that of the post's season. */
export function SceneChooser({
  chosen,
  date,
  onChoose,
}: {
  /** The post's image_url. */
  chosen: string
  date: string
  /** Receives the address of the picture; '' for the automatic one. */
  onChoose: (address: string) => void
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-small">Picture</legend>
      <div className="-mx-1.5 flex overflow-x-auto p-1.5 md:grid md:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]">
        {choices.map(({ address, name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={address === chosen}
            aria-label={name}
            onClick={() => onChoose(address)}
            className="relative w-30 shrink-0 overflow-hidden rounded-control border-4 border-white bg-cream-200 hover:border-cream-200 aria-pressed:border-forest-700 md:w-auto aria-pressed:[scroll-initial-target:nearest]"
          >
            <PostPicture post={{ image_url: address, date }} sizes="8rem" className="h-19" />
            {address === '' && (
              <span className="absolute inset-x-0 bottom-0 bg-forest-900/85 text-[0.8125rem] text-cream">
                Automatic
              </span>
            )}
          </button>
        ))}
      </div>
      <p className="mt-1 text-bark-700 text-small">
        Chosen: {choices.find(({ address }) => address === chosen)?.name ?? 'the picture at the address below.'}
      </p>
    </fieldset>
  )
}
