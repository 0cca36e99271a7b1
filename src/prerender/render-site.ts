import { loadClient } from '@/data/load-client'
import { companyNode } from '@/layout/structured-data'
import { paths } from '@/paths'
import { screenAt } from '@/routes'
import { type InlineScripts, pageHtml, type RenderedPage, STYLE_LINK } from './page-html'
import { fileOf, pagesOf, type SiteData } from './pages'
import { renderPage, renderShell } from './render-html'
import { robotsTxt, sitemapXml } from './sitemap'

/** Fallback that hosts serve for pages that only the browser can render (scripts/build/host-files.mjs). */
const SHELL_FILE = 'app-shell.html'

const NOT_FOUND_FILE = '404.html'

/** All posts and testimonials, newest first. */
export async function readSiteData(): Promise<SiteData> {
  const client = await loadClient()
  const [posts, testimonials] = await Promise.all([client.listWholePosts(), client.listTestimonials()])
  return { posts, testimonials }
}

/**
 * Prerenders every page and writes the shell, sitemap.xml and robots.txt. scripts/build.mjs runs it after
 * Vite's build. Without data the lists are prerendered in their loading state, and there are no post pages.
 */
export async function renderSite({
  template,
  scripts,
  policy,
  inlineStyle,
  screenFiles,
  data,
  builtAt,
  write,
}: {
  /** Vite's index.html. */
  template: string
  scripts: InlineScripts
  /** The CSP of every page (scripts/build/security-headers.mjs). */
  policy: string
  /** Inlines a page's critical CSS. */
  inlineStyle: (html: string, link: RegExp) => Promise<string>
  /** The chunks of each screen (scripts/build/screen-files.mjs). */
  screenFiles: Readonly<Record<string, readonly string[]>>
  data: SiteData | null
  /** Milliseconds since 1970. */
  builtAt: number
  write: (file: string, text: string) => void
}): Promise<{ pageCount: number }> {
  const shared = { companyNode: companyNode(), scripts, policy }
  const filesAt = (path: string) => screenFiles[screenAt(path)]?.map((file) => import.meta.env.BASE_URL + file)
  const writePage = async (file: string, page: RenderedPage) =>
    write(file, await inlineStyle(pageHtml(template, page, shared), STYLE_LINK))

  const pages = pagesOf(data)
  for (const { path, rows } of pages) {
    const snapshot = rows.length > 0 ? { builtAt, rows } : undefined
    await writePage(fileOf(path), { html: await renderPage(path, snapshot), path, files: filesAt(path), snapshot })
  }
  await writePage(NOT_FOUND_FILE, { html: await renderPage(`/${NOT_FOUND_FILE}`), path: '*', files: filesAt('/*') })

  const writeShell = async (path: string, files: readonly string[]) => {
    const html = await renderShell(path)
    for (const file of files) write(file, pageHtml(template, { html, path: null }, shared))
  }
  await writeShell(`/${SHELL_FILE}`, [SHELL_FILE])
  // The admin pages get files too, for hosts without rewrite rules.
  const adminPaths = Object.values(paths.admin).filter((path) => typeof path === 'string')
  await writeShell(paths.admin.dashboard, adminPaths.map(fileOf))

  write('sitemap.xml', sitemapXml(pages))
  write('robots.txt', robotsTxt())
  return { pageCount: pages.length }
}
