import { sceneAddress, scenePicture, scenes } from '@/components/scene-picture'
import type { Scene } from '@/content/pictures'
import { Picture } from '@/ui/picture'

/** What the owner calls each picture. */
export const sceneNames: Readonly<Record<Scene, string>> = {
  workshop: 'our workshop',
  hero: 'the oak in summer',
  spring: 'spring, with a blossoming tree',
  autumn: 'autumn leaves',
  winter: 'a house in winter',
  ash: 'a dead ash',
  winterPruning: 'pruning in winter',
  'tree-removal': 'tree removal',
  'tree-trimming-pruning': 'tree trimming',
  'tree-transplanting': 'tree transplanting',
  'tree-installation': 'a tree just planted',
  'stump-grinding': 'stump grinding',
  'firewood-sales': 'stacked firewood',
}

const AUTOMATIC = { address: '', name: 'automatic, by the season', source: null }

const choices = [
  AUTOMATIC,
  ...scenes.map((scene) => ({
    address: sceneAddress(scene),
    name: sceneNames[scene],
    source: scenePicture(scene).source,
  })),
]

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
      <div className="flex gap-2 overflow-x-auto max-md:-mx-5 max-md:scroll-px-5 max-md:px-5 md:grid md:grid-cols-5 md:*:first:col-span-2 md:*:first:aspect-auto">
        {choices.map(({ address, name, source }) => (
          <button
            key={name}
            type="button"
            aria-pressed={address === chosen}
            aria-label={name}
            title={name}
            onClick={() => onChoose(address)}
            className="relative aspect-3/2 w-28 shrink-0 overflow-hidden rounded-control bg-cream font-semibold text-forest-900 text-small after:absolute after:inset-0 after:rounded-control hover:after:border-4 hover:after:border-cream-200 focus-visible:-outline-offset-3 aria-pressed:after:border-4 aria-pressed:after:border-forest-700 md:w-auto md:min-w-0 aria-pressed:[scroll-initial-target:nearest]"
          >
            {source ? (
              <Picture source={source} alt="" sizes="8rem" className="size-full object-cover" />
            ) : (
              <>
                Automatic<span className="block font-normal max-md:hidden">by the season</span>
              </>
            )}
          </button>
        ))}
      </div>
      <p className="mt-2 text-bark-700 text-small">
        Chosen: {choices.find(({ address }) => address === chosen)?.name ?? 'the picture at the address below'}
      </p>
    </fieldset>
  )
}
