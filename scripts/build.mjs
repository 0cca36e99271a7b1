import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv } from 'vite'
import './build/web-socket.mjs'
import { openBuildData } from './build/data.mjs'
import { headersFile } from './build/host-files.mjs'
import { findStyleLink, styleInliner } from './build/inline-style.mjs'
import { replaceFolder } from './build/replace-folder.mjs'
import { listScreenChunks, screenChunkList } from './build/screen-chunks.mjs'
import { contentSecurityPolicy } from './build/security-headers.mjs'
import { HOSTS, readSettings } from './build/settings.mjs'
import { runCommand } from './lib/command-line.mjs'
import { UserError } from './lib/user-error.mjs'

// `npm run build`: the production build in dist/, with every public page prerendered to HTML. Files that are
// named without a folder are in scripts/build; vite.config.ts imports what else is there.
// 1. settings.mjs reads .env and rejects invalid settings.
// 2. data.mjs chooses the source of the rows: the hosted project of .env, or the sample rows.
// 3. The renderer, src/prerender, is built for Node (web-socket.mjs is a polyfill for Node 20), and reads the rows.
// 4. Vite builds the site into a staging folder, and the inline scripts. screen-chunks.mjs lists the chunks of each
//    screen.
// 5. security-headers.mjs makes the CSP of every page.
// 6. src/prerender/render-site.ts renders the pages, inline-style.mjs inlines their critical CSS, and host-files.mjs
//    makes _headers.
// 7. replace-folder.mjs replaces the last build with the staging folder. A failed build leaves the last one as it was.

/** @typedef {typeof import('../src/prerender/render-site')} Renderer */
/** @typedef {import('../src/prerender/render-site').SiteFile} SiteFile */
/** @typedef {import('../src/prerender/pages').SiteData} SiteData */
/** @typedef {import('vite').Rolldown.RolldownOutput} Bundle */

const target = path.resolve(process.env.BUILD_DIR ?? 'dist')
const staging = `${target}.staging`
const rendererFolder = `${target}.renderer`

await runCommand(async () => {
  // The settings are read here, because Vite would wrap the message about an invalid one in its own text.
  const { hostedUrl, base, warnings } = readSettings(loadEnv('production', process.cwd(), ['VITE_', ...HOSTS]), 'build')
  const source = await openBuildData(hostedUrl)
  try {
    console.log(`Posts and testimonials: ${source.description}`)
    const renderer = await buildRenderer(source.url)
    const data = await readData(renderer, source.description)

    const site = /** @type {Bundle} */ (
      await build({ plugins: [screenChunkList()], build: { outDir: staging, emptyOutDir: true } })
    )
    const scripts = { boot: await buildInlineScript('boot'), queuedForms: await buildInlineScript('queued-forms') }
    const policy = contentSecurityPolicy({ scripts: Object.values(scripts), dataUrl: hostedUrl })
    const template = fs.readFileSync(path.join(staging, 'index.html'), 'utf8')
    const { tag: styleTag, url: styleUrl } = findStyleLink(template)
    const screenChunks = listScreenChunks(site.output)
    const files = renderer.renderSite({ template, scripts, policy, styleUrl, screenChunks, data })
    await writeSite(files, styleInliner({ folder: staging, base, styleTag }))
    write('_headers', headersFile(policy))
    replaceFolder(target, staging)

    for (const warning of warnings) console.warn(warning)
    if (hostedUrl) console.log('Run `npm run doctor` before you publish.')
  } finally {
    await source.close()
    for (const folder of [staging, rendererFolder]) fs.rmSync(folder, { recursive: true, force: true })
  }
})

/**
 * Vite's SSR build of src/prerender. It bundles all dependencies, so it runs from any folder.
 * @param {string | undefined} dataUrl overrides the URL of the settings
 * @returns {Promise<Renderer>}
 */
async function buildRenderer(dataUrl) {
  await build({
    logLevel: 'warn',
    define: dataUrl ? { 'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(dataUrl) } : {},
    ssr: { noExternal: true },
    build: { ssr: 'src/prerender/render-site.ts', outDir: rendererFolder, emptyOutDir: true, copyPublicDir: false },
  })
  return import(pathToFileURL(path.join(rendererFolder, 'render-site.js')).href)
}

/**
 * Null when the data cannot be read and ALLOW_NO_DATA=1 is set.
 * @param {Renderer} renderer @param {string} where
 * @returns {Promise<SiteData | null>}
 */
async function readData({ readSiteData }, where) {
  try {
    return await readSiteData()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const problem = `Posts and testimonials could not be read from ${where} (${error.message})`
    if (process.env.ALLOW_NO_DATA !== '1') {
      throw new UserError(`${problem}; npm run doctor says more. The last build is left as it was.`)
    }
    console.warn(`${problem}; the pages are built without them.`)
    return null
  }
}

/**
 * Minified, for each page's HTML. With `ssr`, because the client's code splitting (vite.config.ts) does not apply to an
 * SSR build, and this is one script.
 * @param {string} name of a file in src/startup/inline
 */
async function buildInlineScript(name) {
  const built = await build({
    logLevel: 'warn',
    build: {
      ssr: `src/startup/inline/${name}.ts`,
      write: false,
      minify: true,
      rolldownOptions: { output: { format: 'iife' } },
    },
  })
  return /** @type {Bundle} */ (built).output[0].code.trim()
}

/** @param {AsyncIterable<SiteFile>} files @param {ReturnType<typeof styleInliner>} inlineStyle */
async function writeSite(files, inlineStyle) {
  const started = performance.now()
  let pageCount = 0
  for await (const { file, text, isPrerendered } of files) {
    write(file, isPrerendered ? await inlineStyle(text) : text)
    if (isPrerendered) pageCount += 1
  }
  console.log(`${pageCount} pages as finished HTML in ${Math.round(performance.now() - started)} ms`)
}

/** @param {string} file of the build @param {string} text */
function write(file, text) {
  fs.mkdirSync(path.dirname(path.join(staging, file)), { recursive: true })
  fs.writeFileSync(path.join(staging, file), text)
}
