import type { Snapshot } from '@/data/query-client'
import { inlineJson } from '@/lib/escape'

/** What React rendered for a page, and what it was made for. */
export type RenderedPage = {
  /** Its tags for the head come first, as React writes them. */
  html: string
  /** The path that may be hydrated with this file, '*' for every path without a page, null for none. */
  path: string | null
  snapshot?: Snapshot
}

const CHARSET = '<meta charset="utf-8" />'
const HEAD_TAG = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/

/**
 * A finished file from Vite's index.html. The tags of this one page are marked,
 * so that a file shown for another path can lose them (src/startup/prerendered.ts).
 */
export function pageHtml(
  template: string,
  { html, path, snapshot }: RenderedPage,
  { companyNode, boot, policy }: { companyNode: object; boot: string; policy: string },
): string {
  let body = html
  let head = ''
  for (let tag = HEAD_TAG.exec(body); tag; tag = HEAD_TAG.exec(body)) {
    head += `  ${tag[0].replace(/^<\w+/, '$& data-page')}\n  `
    body = body.slice(tag[0].length)
  }
  const mark = path === null ? '' : ` data-path="${path}"`
  const parts: [place: string, text: string][] = [
    // Before everything that it speaks of.
    [CHARSET, `${CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`],
    ['</head>', `${head}  <script type="application/ld+json">${inlineJson(companyNode)}</script>\n  </head>`],
    ['<div id="root"></div>', `<div id="root"${mark}>${body}</div>${snapshotHtml(snapshot)}`],
  ]
  const file = parts.reduce(put, template)
  // What the shell is for waits for React; a finished page does not.
  return path === null ? file : withLateReact(file, boot)
}

function put(file: string, [place, text]: [place: string, text: string]): string {
  if (!file.includes(place)) throw new Error(`index.html has no ${place}`)
  // A function: in a text, $& and the like would be replaced.
  return file.replace(place, () => text)
}

const SCRIPT = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/
const STYLE = /<link rel="stylesheet" crossorigin href="([^"]+)">/
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g

/** The page asks for nothing but itself and its picture; boot.ts knows when React is to be fetched, and from where. */
function withLateReact(file: string, boot: string): string {
  const [script, entry] = SCRIPT.exec(file) ?? []
  if (!script) throw new Error('index.html asks for no script')
  const style = STYLE.exec(file)?.[1] ?? ''
  const preloads = [...file.matchAll(PRELOAD)].map(([, href]) => href).join(' ')
  return put(file.replace(script, '').replace(PRELOAD, ''), [
    '</body>',
    `  <script data-entry="${entry}" data-preloads="${preloads}" data-style="${style}">${boot}</script>\n  </body>`,
  ])
}

const snapshotHtml = (snapshot?: Snapshot) =>
  snapshot ? `\n    <script type="application/json" id="snapshot">${inlineJson(snapshot)}</script>` : ''
