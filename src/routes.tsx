import { matchRoutes, type RouteObject } from 'react-router-dom'
import { usesSupabaseAuth } from './data/auth-mode'
import { type LoadModule, lazyWithPreload, type Preloadable } from './lib/lazy-with-preload'
import { paths, patterns } from './paths'

const adminBar = lazyWithPreload(() => import('./admin/admin-bar').then(({ AdminBar }) => ({ default: AdminBar })))

export const AdminBar = adminBar.Component

/** The guard loads together with the bar, because a later bar would push the page down. */
const requireAdmin: LoadModule = async () => {
  const [{ RequireAdmin }] = await Promise.all([import('./admin/require-admin'), adminBar.load()])
  return { default: RequireAdmin }
}

export const routes: RouteObject[] = [
  route(paths.home, 'home', () => import('./routes/home')),
  route(paths.about, 'about', () => import('./routes/about')),
  route(paths.services, 'services', () => import('./routes/services')),
  route(patterns.service, 'service', () => import('./routes/service')),
  route(paths.serviceAreas, 'service-areas', () => import('./routes/service-areas')),
  route(patterns.serviceArea, 'service-area', () => import('./routes/service-area')),
  route(paths.blog, 'blog', () => import('./routes/blog')),
  route(patterns.post, 'blog-post', () => import('./routes/blog-post')),
  route(paths.testimonials, 'testimonials', () => import('./routes/testimonials')),
  route(paths.quote, 'get-a-quote', () => import('./routes/get-a-quote')),
  route(paths.worry, 'should-this-tree-worry-you', () => import('./routes/should-this-tree-worry-you')),
  route(paths.contact, 'contact', () => import('./routes/contact')),
  route(paths.privacy, 'privacy', () => import('./routes/privacy')),
  route(paths.admin.login, 'admin/login', () => import('./routes/admin/login')),
  layoutRoute(requireAdmin, [
    route(paths.admin.dashboard, 'admin/dashboard', () => import('./routes/admin/dashboard')),
    route(paths.admin.posts, 'admin/blog', () => import('./routes/admin/blog')),
    route(paths.admin.newPost, 'admin/blog-editor', () => import('./routes/admin/blog-editor')),
    route(patterns.editPost, 'admin/blog-editor', () => import('./routes/admin/blog-editor')),
    route(paths.admin.testimonials, 'admin/testimonials', () => import('./routes/admin/testimonials')),
    route(paths.admin.newTestimonial, 'admin/testimonial-editor', () => import('./routes/admin/testimonial-editor')),
    route(patterns.editTestimonial, 'admin/testimonial-editor', () => import('./routes/admin/testimonial-editor')),
    route(paths.admin.quoteRequests, 'admin/quote-requests', () => import('./routes/admin/quote-requests')),
    // Without Supabase Auth nobody may read messages.
    ...(usesSupabaseAuth
      ? [route(paths.admin.contactMessages, 'admin/contact-messages', () => import('./routes/admin/contact-messages'))]
      : []),
  ]),
  route('*', 'not-found', () => import('./routes/not-found')),
]

export const screenAt = (path: string) => handlesAt(path).at(-1)?.screen ?? ''

/** Whether a page and its layout route can be rendered at once. */
export const isPageLoaded = (path: string) => handlesAt(path).every(({ isLoaded }) => isLoaded())

/** Preloads the chunks of the page at a path and of its layout route. Rejects when a chunk fails to load. */
export const loadPage = (path: string): Promise<unknown> => Promise.all(handlesAt(path).map(({ load }) => load()))

const handlesAt = (path: string) => (matchRoutes(routes, path) ?? []).map(({ route }) => route.handle as Handle)

type Handle = Omit<Preloadable, 'Component'> & { screen?: string | undefined }

/** `screen` is the file in src/routes, the key of its chunks in __SCREEN_CHUNKS__ (scripts/build/screen-chunks.mjs). */
function route(path: string, screen: string, importScreen: LoadModule): RouteObject {
  const load = () => {
    // All chunks at once, because the browser otherwise learns of a chunk's imports only when it has read the chunk.
    for (const chunk of __SCREEN_CHUNKS__[screen] ?? []) {
      import(/* @vite-ignore */ import.meta.env.BASE_URL + chunk).catch(() => {})
    }
    return importScreen()
  }
  return { path, ...lazyElement(load, screen) }
}

function layoutRoute(load: LoadModule, children: RouteObject[]): RouteObject {
  return { ...lazyElement(load), children }
}

function lazyElement(load: LoadModule, screen?: string) {
  const { Component, ...code } = lazyWithPreload(load)
  return { element: <Component />, handle: { ...code, screen } satisfies Handle }
}
