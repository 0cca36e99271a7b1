import { afterStorm } from '@/content/homeowner'
import { stormSources } from '@/content/safety'

/** What to do after a storm, folded: the items from the given one on, and their sources. */
export const StormDetails = ({ from, summary }: { from: number; summary: string }) => (
  <details className="mt-2">
    <summary className="inline-block py-2 font-semibold underline">{summary}</summary>
    <ul className="mt-1 grid list-disc gap-2 pl-5 marker:text-amber-dark">
      {afterStorm.items.slice(from).map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    <p className="mt-2 text-bark-700 text-small">Sources: {stormSources}.</p>
  </details>
)
