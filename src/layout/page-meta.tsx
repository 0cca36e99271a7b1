import { useIsPresent } from 'framer-motion'
import { Helmet } from 'react-helmet-async'
import { company, defaultTitle } from '@/content/company'

/** Title, description and keywords of a screen. The one place that writes them; each screen has exactly one. */
export function PageMeta({
  title,
  description,
  keywords,
  path,
  isHidden = false,
}: {
  /** Without the company's name; left out, the default title stands. */
  title?: string
  description: string
  keywords: string
  /** The address that search engines should keep; left out where there is none to keep. */
  path?: string
  /** True for screens that search engines must not list. */
  isHidden?: boolean
}) {
  // A page that is leaving no longer speaks for the document.
  const isPresent = useIsPresent()
  if (!isPresent) return null
  return (
    <Helmet>
      <title>{title ? `${title} | ${company.name}` : defaultTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {path !== undefined && <link rel="canonical" href={`${import.meta.env.VITE_SITE_URL}${path}`} />}
      {isHidden && <meta name="robots" content="noindex" />}
    </Helmet>
  )
}
