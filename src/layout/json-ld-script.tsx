import { useIsPresent } from 'framer-motion'
import { inlineJson } from '@/lib/inline-json'

/** A node of structured-data.tsx in the page that it speaks of; it goes when the page leaves. */
export function StructuredData({ node }: { node: object }) {
  if (!useIsPresent()) return null
  return <script type="application/ld+json">{inlineJson(node)}</script>
}
