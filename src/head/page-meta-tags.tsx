import { useLayoutEffect } from 'react'
import { Helmet, HelmetProvider } from 'react-helmet-async'
import { company, defaultTitle } from '@/content/company'
import { HEAD_TAG_ATTRIBUTE } from '@/dom-contract'
import { absoluteUrl } from '@/paths'
import { sharedPicture } from './structured-data'

export type Meta = {
  /** The page's title without the company's name. If omitted, the default title applies. */
  title?: string
  description: string
  keywords: string
  /** The path of the canonical URL. Omit it if the page has none. */
  path?: string
  isHidden?: boolean
  isArticle?: boolean
  picture?: typeof sharedPicture
}

/** Rendered by PageMeta once react-helmet-async is loaded. Twitter reads the Open Graph tags too. */
export function PageMetaTags({
  title,
  description,
  keywords,
  path,
  isHidden = false,
  isArticle = false,
  picture = sharedPicture,
}: Meta) {
  useLayoutEffect(() => {
    for (const tag of document.head.querySelectorAll(`[${HEAD_TAG_ATTRIBUTE}]`)) tag.remove()
  }, [])
  const wholeTitle = title ? `${title} | ${company.name}` : defaultTitle
  const address = path === undefined ? undefined : absoluteUrl(path)
  return (
    <HelmetProvider>
      <Helmet>
        <title>{wholeTitle}</title>
        <meta name="description" content={description} />
        <meta name="keywords" content={keywords} />
        {address && <link rel="canonical" href={address} />}
        {isHidden && <meta name="robots" content="noindex" />}
        <meta property="og:site_name" content={company.name} />
        {/* Without a type a page is a website, and without og:url the canonical link is its address. */}
        {isArticle && <meta property="og:type" content="article" />}
        <meta property="og:title" content={title ?? wholeTitle} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={picture.url} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={picture.alt} />
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
    </HelmetProvider>
  )
}
