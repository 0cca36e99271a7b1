import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '@/app'
import { company } from '@/content/company'
import { PageMeta } from '@/head/page-meta'
import { PageLoading } from '@/layout/page-loading'
import { SiteLayout } from '@/layout/site-layout'
import { isAdminPath } from '@/paths'
import { createQueryClient, type Snapshot } from '@/query-client'

const base = import.meta.env.BASE_URL

/** Prerenders the complete page at a path: React waits for lazy chunks, and nothing is streamed later. */
export const renderPage = (path: string, snapshot?: Snapshot) =>
  render(path, <App queryClient={createQueryClient(snapshot)} />)

/** The shell of a path: header, footer and a loading message, for pages that only the browser can render. */
export const renderShell = (path: string) =>
  render(
    path,
    <SiteLayout isAdmin={isAdminPath(path)}>
      <PageMeta description={`${company.name}, ${company.tagline}.`} keywords="tree care" />
      <h1 className="sr-only">{company.name}</h1>
      <PageLoading />
    </SiteLayout>,
  )

async function render(path: string, site: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter basename={base} location={`${base}${path.slice(1)}`}>
      {site}
    </StaticRouter>,
    {
      // Otherwise React outlines long content into hidden segments that an inline script moves into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  )
  const html = await new Response(prelude).text()
  // React would leave a failed part for the browser to render; a build must fail instead.
  if (failures.length > 0) throw new Error(`The page ${path} cannot be rendered.`, { cause: failures[0] })
  // The router marks each link for its framework mode, which is not used here.
  return html.replaceAll(' data-discover="true"', '')
}
