import fs from 'node:fs'
import path from 'node:path'

// The chunks that each screen imports, so that they are all requested at once: the HTML file of a page names them
// (src/prerender/page-html.ts), and so does the code for the next page (src/routes.tsx). Vite would preload them, but
// WebKit never fetches a file whose modulepreload failed again (docs/browsers.md).

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
 * Writes the list into the built code, wherever the bundler has put the placeholder. The file's hash still identifies
 * its content: it covers the names of all chunks that the file imports.
 * @param {string} folder of the build @param {readonly OutputFile[]} output @param {ReturnType<typeof listScreenChunks>} screenChunks
 */
export function writeScreenChunks(folder, output, screenChunks) {
  const list = JSON.stringify(screenChunks)
  const files = output.filter((file) => file.type === 'chunk').filter(({ code }) => code.includes(PLACEHOLDER))
  if (files.length === 0) throw new Error(`No built file has ${PLACEHOLDER}.`)
  for (const { fileName, code } of files)
    fs.writeFileSync(
      path.join(folder, fileName),
      code.replaceAll(PLACEHOLDER, () => list),
    )
}
