import { sceneAddress, scenePicture, scenes } from '@/components/scene-picture'
import { Picture } from '@/ui/picture'

const AUTOMATIC = { address: '', alt: 'Automatic, by the season.', source: null }

const choices = [AUTOMATIC, ...scenes.map((scene) => ({ address: sceneAddress(scene), ...scenePicture(scene) }))]

/** The site's own pictures as buttons, above the name of the chosen one. The first leaves the choice to the site. */
export function SceneChooser({
  chosen,
  onChoose,
}: {
  /** The post's image_url. */
  chosen: string
  /** Receives the address of the picture; '' for the automatic one. */
  onChoose: (address: string) => void
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-small">Picture</legend>
      {/* On a phone the row ends at the edge of the screen, so that the next picture peeks. */}
      <div className="flex gap-2 overflow-x-auto max-md:-mx-5 max-md:scroll-px-5 max-md:px-5 md:grid md:grid-cols-7 xl:grid-cols-5 xl:*:first:col-span-2">
        {choices.map(({ address, alt, source }) => (
          <button
            key={alt}
            type="button"
            aria-pressed={address === chosen}
            aria-label={alt}
            onClick={() => onChoose(address)}
            className="relative h-19 w-28 shrink-0 overflow-hidden rounded-control bg-cream font-semibold text-[0.8125rem] text-forest-900 after:absolute after:inset-0 after:rounded-control hover:after:border-4 hover:after:border-cream-200 focus-visible:-outline-offset-3 aria-pressed:after:border-4 aria-pressed:after:border-forest-700 md:w-auto md:min-w-0 aria-pressed:[scroll-initial-target:nearest]"
          >
            {source ? <Picture source={source} alt="" sizes="8rem" className="size-full object-cover" /> : 'Automatic'}
          </button>
        ))}
      </div>
      <p className="mt-1 text-bark-700 text-small">
        Chosen: {choices.find(({ address }) => address === chosen)?.alt ?? 'the picture at the address below.'}
      </p>
    </fieldset>
  )
}
