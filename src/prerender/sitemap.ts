import type { Page } from './pages'

const urlOf = (path: string) => `${import.meta.env.VITE_SITE_URL}${path}`

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const sitemapXml = (pages: readonly Pick<Page, 'path' | 'lastModified'>[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, lastModified }) => {
      const day = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
      return `  <url><loc>${escapeXml(urlOf(path))}</loc>${day}</url>`
    }),
    '</urlset>',
    '',
  ].join('\n')

/** Disallows nothing: a crawler must be able to fetch a page to see its noindex. */
export const robotsTxt = () => `User-agent: *\nAllow: /\n\nSitemap: ${urlOf('/sitemap.xml')}\n`
