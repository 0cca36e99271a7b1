// The chunks that each screen imports, so that they are all requested at once: the HTML file of a page names them
// (src/prerender/page-html.ts), and so does the code for the next page (src/routes.tsx). Vite would preload them, but
// WebKit never fetches a file whose modulepreload failed again (docs/browsers.md).

const PLACEHOLDER = '__SCREEN_FILES__'
const EMPTY = { define: { [PLACEHOLDER]: '{}' } }

/**
 * For each screen (its path in src/routes without .tsx): its chunk and all that it imports, except what index.html
 * loads.
 * @param {readonly (import('vite').Rolldown.OutputChunk | import('vite').Rolldown.OutputAsset)[]} output
 */
export function listScreenFiles(output) {
  const chunks = output.filter((file) => file.type === 'chunk')
  /** @param {string} name @param {Set<string>} found */
  const addFiles = (name, found) => {
    if (found.has(name)) return found
    found.add(name)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) addFiles(imported, found)
    return found
  }
  const loaded = addFiles(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '', new Set())
  /** @type {Record<string, string[]>} */
  const files = {}
  for (const { fileName, facadeModuleId } of chunks) {
    const [, screen] = /\/src\/routes\/(.+)\.tsx$/.exec(facadeModuleId?.replaceAll('\\', '/') ?? '') ?? []
    if (screen) files[screen] = [...addFiles(fileName, new Set())].filter((file) => !loaded.has(file))
  }
  return files
}

/**
 * Vite plugin: writes the list into the code of the client build; elsewhere it is empty.
 * @returns {import('vite').Plugin}
 */
export const screenFiles = () => ({
  name: 'screen-files',
  config: (_, { command }) => (command === 'build' ? {} : EMPTY),
  configEnvironment: (name, _, { command }) => (command === 'build' && name !== 'client' ? EMPTY : {}),
  generateBundle(_, bundle) {
    const list = JSON.stringify(listScreenFiles(Object.values(bundle)))
    // The file's hash still identifies its content: it covers the names of all chunks that the file imports.
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replace(PLACEHOLDER, () => list)
    }
  },
})
