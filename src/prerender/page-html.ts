import { inlineJson } from '@/lib/inline-json'
import type { Snapshot } from '@/query-client'

/** What React rendered for a page, and what it was made for. */
export type RenderedPage = {
  /** Its tags for the head come first, as React writes them. */
  html: string
  /** The path that may be hydrated with this file, '*' for every path without a page, null for none. */
  path: string | null
  snapshot?: Snapshot
}

const HEAD_TAG = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/

/**
 * A finished file from Vite's index.html. The tags of this one page are marked,
 * so that a file shown for another path can lose them (src/prerendered.ts).
 */
export function pageHtml(template: string, { html, path, snapshot }: RenderedPage, companyNode: object): string {
  let body = html
  let head = ''
  for (let tag = HEAD_TAG.exec(body); tag; tag = HEAD_TAG.exec(body)) {
    head += `  ${tag[0].replace(/^<\w+/, '$& data-page')}\n  `
    body = body.slice(tag[0].length)
  }
  const mark = path === null ? '' : ` data-path="${path}"`
  const parts: [place: string, text: string][] = [
    ['</head>', `${head}  <script type="application/ld+json">${inlineJson(companyNode)}</script>\n  </head>`],
    ['<div id="root"></div>', `<div id="root"${mark}>${body}</div>${snapshotHtml(snapshot)}`],
  ]
  return parts.reduce((file, [place, text]) => {
    if (!file.includes(place)) throw new Error(`index.html has no ${place}`)
    // A function: in a text, $& and the like would be replaced.
    return file.replace(place, () => text)
  }, template)
}

const snapshotHtml = (snapshot?: Snapshot) =>
  snapshot ? `\n    <script type="application/json" id="snapshot">${inlineJson(snapshot)}</script>` : ''
