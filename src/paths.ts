import type { ServiceSlug } from './content/services/services'
import type { SignId } from './content/signs/sign-names'
import type { TownSlug } from './content/towns/towns'

/** Every path of the site. No other file of src hard-codes one; hosts have rules for some (scripts/build/host-files.mjs). */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  treeYear: '/services#tree-year',
  service: (slug: ServiceSlug) => `/services/${slug}`,
  serviceAreas: '/service-areas',
  serviceArea: (slug: TownSlug) => `/service-areas/${slug}`,
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  testimonials: '/testimonials',
  quote: '/get-a-quote',
  quoteForService: (slug: ServiceSlug) => `/get-a-quote?service=${slug}`,
  quoteForTown: (slug: TownSlug) => `/get-a-quote?town=${slug}`,
  /** The signs are carried into the description. */
  quoteForSigns: (signs: readonly SignId[], service: 'emergency-service' | 'consultation') =>
    `/get-a-quote?service=${service}&signs=${signs.join(',')}`,
  worry: '/should-this-tree-worry-you',
  contact: '/contact',
  privacy: '/privacy',
  review: '/contact?subject=Review',
  admin: {
    dashboard: '/admin',
    login: '/admin/login',
    posts: '/admin/blog',
    newPost: '/admin/blog/new',
    editPost: (slug: string) => `/admin/blog/edit/${encodeURIComponent(slug)}`,
    testimonials: '/admin/testimonials',
    newTestimonial: '/admin/testimonials/new',
    editTestimonial: (id: string) => `/admin/testimonials/edit/${encodeURIComponent(id)}`,
    quoteRequests: '/admin/quote-requests',
    contactMessages: '/admin/contact-messages',
  },
} as const

/** The public URL of a path, for search engines and shared links. */
export const absoluteUrl = (path: string) => `${import.meta.env.VITE_SITE_URL}${path}`

/** Whether a path is in the admin panel, which includes the login page. */
export const isAdminPath = (pathname: string) =>
  pathname === paths.admin.dashboard || pathname.startsWith(`${paths.admin.dashboard}/`)

/**
 * The canonical path, as in the site's links: relative to the base, lower case (except the ids in the panel and the
 * slugs of posts, which are the database's), without .html and extra slashes.
 */
export function sitePath(pathname: string, base: string) {
  const words = `${pathname}/`
    .slice(base.length)
    .replace(/^\/+|\/+$/g, '')
    .replace(/^index\.html$|\.html$/i, '')
  const path = `/${words}`
  if (isAdminPath(path)) return path
  const lowerCase = path.toLowerCase()
  const posts = paths.post('')
  return lowerCase.startsWith(posts) ? posts + path.slice(posts.length) : lowerCase
}

/** The same paths as patterns, for the route table. */
export const patterns = {
  service: '/services/:slug',
  serviceArea: '/service-areas/:slug',
  post: '/blog/:slug',
  editPost: '/admin/blog/edit/:slug',
  editTestimonial: '/admin/testimonials/edit/:id',
} as const
