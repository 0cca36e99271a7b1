import { useIsPresent } from 'framer-motion'
import { useLayoutEffect } from 'react'
import { Helmet } from 'react-helmet-async'
import { company, defaultTitle } from '@/content/company'
import { sharedPictureAlt } from '@/content/pictures'
import { refocusHeading } from './scroll-and-focus'

/** What a link to the site shows elsewhere; the build makes it from src/pictures (scripts/build/pictures.ts). */
export const sharedPicture = {
  url: `${import.meta.env.VITE_SITE_URL}/og-image.jpg`,
  width: '1200',
  height: '630',
  alt: sharedPictureAlt,
} as const

/**
 * Everything in the head that belongs to one page: title, description, keywords,
 * canonical address, what a shared link shows. The one place that writes it;
 * each screen has exactly one.
 */
export function PageMeta({
  title,
  description,
  keywords,
  path,
  isHidden = false,
  isArticle = false,
}: {
  /** Without the company's name; left out, the default title stands. */
  title?: string
  description: string
  keywords: string
  /** The address that search engines should keep; left out where there is none to keep. */
  path?: string
  /** True for screens that search engines must not list. */
  isHidden?: boolean
  /** True for a post. */
  isArticle?: boolean
}) {
  // A page that is leaving no longer speaks for the document.
  const isPresent = useIsPresent()
  useLayoutEffect(refocusHeading)
  if (!isPresent) return null
  const wholeTitle = title ? `${title} | ${company.name}` : defaultTitle
  const address = path === undefined ? undefined : `${import.meta.env.VITE_SITE_URL}${path}`
  return (
    <Helmet>
      <title>{wholeTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      {address && <link rel="canonical" href={address} />}
      {isHidden && <meta name="robots" content="noindex" />}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:title" content={title ?? wholeTitle} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={sharedPicture.url} />
      <meta property="og:image:width" content={sharedPicture.width} />
      <meta property="og:image:height" content={sharedPicture.height} />
      <meta property="og:image:alt" content={sharedPicture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title ?? wholeTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={sharedPicture.url} />
      <meta name="twitter:image:alt" content={sharedPicture.alt} />
    </Helmet>
  )
}
