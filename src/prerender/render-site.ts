import { loadClient } from '@/data/load-client'
import { companyNode } from '@/head/structured-data'
import { paths } from '@/paths'
import { screenAt } from '@/routes'
import { pageHtml, type RenderedPage, type SharedParts } from './page-html'
import { fileOf, pagesOf, type SiteData } from './pages'
import { renderPage, renderShell } from './render-html'
import { robotsTxt, sitemapXml } from './sitemap'

/** Fallback that hosts serve for pages that only the browser can render (scripts/build/host-files.mjs). */
const SHELL_FILE = 'app-shell.html'

const NOT_FOUND_FILE = '404.html'

export async function readSiteData(): Promise<SiteData> {
  const client = await loadClient()
  const [posts, testimonials] = await Promise.all([client.listWholePosts(), client.listTestimonials()])
  return { posts, testimonials }
}

/** A file of the build. A prerendered page links to the style sheet until the build inlines what the page uses. */
export type SiteFile = { file: string; text: string; isPrerendered: boolean }

/** Every file that scripts/build.mjs writes after Vite. Without data, lists are loading, and posts have no pages. */
export async function* renderSite({
  template,
  screenChunks,
  data,
  ...parts
}: Omit<SharedParts, 'companyNode'> & {
  template: string
  /** The chunks of each screen (scripts/build/screen-chunks.mjs). */
  screenChunks: Readonly<Record<string, readonly string[]>>
  data: SiteData | null
}): AsyncGenerator<SiteFile> {
  const shared = { companyNode: companyNode(), ...parts }
  const chunksAt = (path: string) => screenChunks[screenAt(path)]?.map((chunk) => import.meta.env.BASE_URL + chunk)
  const pageFile = (file: string, page: RenderedPage) => ({
    file,
    text: pageHtml(template, page, shared),
    isPrerendered: true,
  })

  const pages = pagesOf(data)
  for (const { path, rows } of pages) {
    const snapshot = rows.length > 0 ? rows : undefined
    yield pageFile(fileOf(path), {
      html: await renderPage(path, snapshot),
      path,
      screenChunks: chunksAt(path),
      snapshot,
    })
  }
  yield pageFile(NOT_FOUND_FILE, {
    html: await renderPage(`/${NOT_FOUND_FILE}`),
    path: '*',
    screenChunks: chunksAt('/*'),
  })

  const shellAt = async (path: string) => pageHtml(template, { html: await renderShell(path), path: null }, shared)
  yield { file: SHELL_FILE, text: await shellAt(`/${SHELL_FILE}`), isPrerendered: false }
  // The admin pages get files too, for hosts without rewrite rules.
  const adminShell = await shellAt(paths.admin.dashboard)
  for (const path of Object.values(paths.admin)) {
    if (typeof path === 'string') yield { file: fileOf(path), text: adminShell, isPrerendered: false }
  }

  yield { file: 'sitemap.xml', text: sitemapXml(pages), isPrerendered: false }
  yield { file: 'robots.txt', text: robotsTxt(), isPrerendered: false }
}
