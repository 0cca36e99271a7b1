import { sceneAddress, scenePicture, scenes } from '@/components/scene-picture'
import type { Scene } from '@/content/pictures'
import { Picture } from '@/ui/picture'

/** The site's own pictures as buttons. Pressing the chosen one again removes it. */
export function SceneChooser({
  chosen,
  onChoose,
}: {
  chosen: Scene | undefined
  /** Receives the address of the picture; '' removes it. */
  onChoose: (address: string) => void
}) {
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="mb-1 text-bark-700 text-small">Or choose one of the site’s pictures:</legend>
      <div className="-mx-1.5 flex gap-2 overflow-x-auto p-1.5 md:flex-wrap">
        {scenes.map((scene) => {
          const { source, alt } = scenePicture(scene)
          return (
            <button
              key={scene}
              type="button"
              aria-pressed={scene === chosen}
              onClick={() => onChoose(scene === chosen ? '' : sceneAddress(scene))}
              className="shrink-0 overflow-hidden rounded-control border-4 border-white bg-cream-200 hover:border-cream-200 aria-pressed:border-forest-700"
            >
              <Picture source={source} alt={alt} sizes="6rem" className="h-16 w-24 object-cover" />
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
