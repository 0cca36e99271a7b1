import { absoluteUrl } from '@/paths'
import type { Page } from './pages'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const sitemapXml = (pages: readonly Pick<Page, 'path'>[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path }) => `  <url><loc>${escapeXml(absoluteUrl(path))}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** Disallows nothing: a crawler sees a page's noindex only if it may fetch the page. */
export const robotsTxt = () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`
