import { companyNode } from '@/layout/structured-data'
import { paths } from '@/paths'
import { pageHtml, type RenderedPage } from './page-html'
import { fileOf, pagesOf, type SiteData } from './pages'
import { renderPage, renderShell } from './render-html'
import { robotsTxt, sitemapXml } from './sitemap'

/** What hosts answer with where only the browser can show a page (scripts/build/host-files.mjs). */
const SHELL_FILE = 'app-shell.html'

const NOT_FOUND_FILE = '404.html'

/**
 * What scripts/build.mjs runs after Vite has built the site: writes every page as finished HTML, the shell, sitemap.xml and robots.txt.
 * Without data the lists stand in their loading state, and there are no posts.
 */
export async function renderSite({
  template,
  boot,
  policy,
  inlineStyle,
  data,
  builtAt,
  write,
}: {
  /** Vite's index.html. */
  template: string
  /** boot.ts as it goes into the pages. */
  boot: string
  /** For the contents of every page (scripts/build/security-headers.mjs). */
  policy: string
  /** Puts the rules that a page uses into it. */
  inlineStyle: (html: string) => Promise<string>
  data: SiteData | null
  /** Milliseconds since 1970. */
  builtAt: number
  write: (file: string, text: string) => void
}): Promise<{ pageCount: number }> {
  const shared = { companyNode: companyNode(), boot, policy }
  const writePage = async (file: string, page: RenderedPage) =>
    write(file, await inlineStyle(pageHtml(template, page, shared)))

  const pages = pagesOf(data)
  for (const { path, rows } of pages) {
    const snapshot = rows.length > 0 ? { builtAt, rows } : undefined
    await writePage(fileOf(path), { html: await renderPage(path, snapshot), path, snapshot })
  }
  await writePage(NOT_FOUND_FILE, { html: await renderPage(`/${NOT_FOUND_FILE}`), path: '*' })

  const shell = await renderShell()
  // The panel's pages as files too, for hosts that know no rules.
  const panel = Object.values(paths.admin).filter((path) => typeof path === 'string')
  for (const file of [SHELL_FILE, ...panel.map(fileOf)])
    write(file, pageHtml(template, { html: shell, path: null }, shared))

  write('sitemap.xml', sitemapXml(pages))
  write('robots.txt', robotsTxt())
  return { pageCount: pages.length }
}
