// The chunks that each screen imports, so that they are all requested at once, not one after the other as imports are
// found: the HTML file of a page names its own (src/prerender/page-html.ts), and src/routes.tsx has the list for the next
// page. Not Vite's modulepreload: docs/decisions/0004-what-loads-when.md.

/** In src/routes.tsx; outside of the client build, vite.config.ts replaces it with an empty object. */
const PLACEHOLDER = '__SCREEN_CHUNKS__'

/** @typedef {import('vite').Rolldown.OutputChunk | import('vite').Rolldown.OutputAsset} OutputFile */

/**
 * For each screen (its path in src/routes without .tsx): its chunk and all that it imports, except what index.html
 * loads.
 * @param {readonly OutputFile[]} output
 */
export function listScreenChunks(output) {
  const chunks = output.filter((file) => file.type === 'chunk')
  /** @param {string} name @param {Set<string>} found */
  const addChunks = (name, found) => {
    if (found.has(name)) return found
    found.add(name)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) addChunks(imported, found)
    return found
  }
  const loaded = addChunks(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '', new Set())
  /** @type {Record<string, string[]>} */
  const screenChunks = {}
  for (const { fileName, facadeModuleId } of chunks) {
    const [, screen] = /\/src\/routes\/(.+)\.tsx$/.exec(facadeModuleId?.replaceAll('\\', '/') ?? '') ?? []
    if (screen) screenChunks[screen] = [...addChunks(fileName, new Set())].filter((file) => !loaded.has(file))
  }
  return screenChunks
}

/**
 * Vite plugin of the client build: writes the list into the code, wherever the bundler has put the placeholder. The
 * file's hash still identifies its content: it covers the names of all chunks that the file imports.
 */
export const screenChunkList = () => ({
  name: 'screen-chunk-list',
  /** @param {unknown} _options @param {Record<string, OutputFile>} bundle */
  generateBundle(_options, bundle) {
    const output = Object.values(bundle)
    const list = JSON.stringify(listScreenChunks(output))
    const chunks = output.filter((file) => file.type === 'chunk').filter(({ code }) => code.includes(PLACEHOLDER))
    if (chunks.length === 0) throw new Error(`No built file has ${PLACEHOLDER}.`)
    for (const chunk of chunks) chunk.code = chunk.code.replaceAll(PLACEHOLDER, () => list)
  },
})
