import {
  DRAFT_ATTRIBUTE,
  ENTRY_ATTRIBUTE,
  HEAD_TAG_ATTRIBUTE,
  PATH_ATTRIBUTE,
  SCREEN_CHUNKS_ATTRIBUTE,
  SNAPSHOT_ID,
  STYLE_ATTRIBUTE,
} from '@/dom-contract'
import { inlineJson } from '@/lib/inline-json'
import type { Snapshot } from '@/query-client'

export type RenderedPage = {
  /** Starts with the page's head tags, as React writes them. */
  html: string
  /** The path that may hydrate this file; '*' for every path without a page, null for none (the shell). */
  path: string | null
  /** URLs of the chunks of the page's screen. */
  screenChunks?: readonly string[] | undefined
  snapshot?: Snapshot | undefined
}

/** Minified, from src/startup/inline. */
export type InlineScripts = { boot: string; queuedForms: string }

export type SharedParts = {
  companyNode: object
  scripts: InlineScripts
  /** The CSP (scripts/build/security-headers.mjs). */
  policy: string
  /** URL of the full style sheet, which the boot script requests (scripts/build/inline-style.mjs). */
  styleUrl: string
}

const CHARSET = '<meta charset="utf-8" />'
const FIRST_TAG = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/
const SCRIPT = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/

/** The complete HTML file of a page. */
export function pageHtml(
  template: string,
  { html, path, screenChunks = [], snapshot }: RenderedPage,
  { companyNode, scripts, policy, styleUrl }: SharedParts,
): string {
  let body = html
  let head = ''
  // Marked, to be removed when a host serves the file for another path (startup/prerendered.ts).
  for (let tag = FIRST_TAG.exec(body); tag; tag = FIRST_TAG.exec(body)) {
    head += `  ${tag[0].replace(/^<\w+/, `$& ${HEAD_TAG_ATTRIBUTE}`)}\n  `
    body = body.slice(tag[0].length)
  }
  // Anything that React writes before the tags would leave them in the body.
  if (!head.includes('<title')) throw new Error(`The HTML of ${path ?? 'the shell'} does not start with its head tags`)
  const pathAttribute = path === null ? '' : ` ${PATH_ATTRIBUTE}="${path}"`
  const replacements: [target: string, text: string][] = [
    // First: a CSP in a meta tag only applies to what follows it.
    [CHARSET, `${CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`],
    ['</head>', `${head}  <script type="application/ld+json">${inlineJson(companyNode)}</script>\n  </head>`],
    ['<div id="root"></div>', `<div id="root"${pathAttribute}>${body}</div>${snapshotHtml(snapshot)}`],
  ]
  const file = replacements.reduce(replaceOnce, template)
  // The shell has only a loading message until React renders, so it does not defer React.
  return path === null ? file : deferReact(file, screenChunks, scripts, styleUrl)
}

function replaceOnce(file: string, [target, text]: [target: string, text: string]): string {
  if (!file.includes(target)) throw new Error(`index.html has no ${target}`)
  // A function, because replace() expands patterns such as $& in a string.
  return file.replace(target, () => text)
}

/** Removes the entry's tag, so that the page only fetches its picture. boot.ts decides when to fetch React. */
function deferReact(
  file: string,
  screenChunks: readonly string[],
  { boot, queuedForms }: InlineScripts,
  styleUrl: string,
): string {
  const [script, entry] = SCRIPT.exec(file) ?? []
  if (!script) throw new Error('index.html asks for no script')
  const bootTag = `<script ${ENTRY_ATTRIBUTE}="${entry}" ${SCREEN_CHUNKS_ATTRIBUTE}="${screenChunks.join(' ')}" ${STYLE_ATTRIBUTE}="${styleUrl}">${boot}</script>`
  const formsTag = file.includes(` ${DRAFT_ATTRIBUTE}="`) ? `\n    <script>${queuedForms}</script>` : ''
  return replaceOnce(file.replace(script, ''), ['</body>', `  ${bootTag}${formsTag}\n  </body>`])
}

const snapshotHtml = (snapshot?: Snapshot) =>
  snapshot ? `\n    <script type="application/json" id="${SNAPSHOT_ID}">${inlineJson(snapshot)}</script>` : ''
