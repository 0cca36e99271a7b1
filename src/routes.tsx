import { matchRoutes, type RouteObject } from 'react-router-dom'
import { type Load, lazyScreen } from './lib/lazy-screen'
import { paths, patterns } from './paths'

const adminBar = lazyScreen(() => import('./admin/admin-bar').then(({ AdminBar }) => ({ default: AdminBar })))

/** Navigation of the admin panel. */
export const AdminBar = adminBar.Screen

/** With the bar, so that it does not push the page down when it comes. */
const requireAdmin: Load = async () => {
  const [{ RequireAdmin }] = await Promise.all([import('./admin/require-admin'), adminBar.load()])
  return { default: RequireAdmin }
}

/** The route table: every path and its screen. */
export const routes: RouteObject[] = [
  route(paths.home, () => import('./routes/home')),
  route(paths.about, () => import('./routes/about')),
  route(paths.services, () => import('./routes/services')),
  route(patterns.service, () => import('./routes/service')),
  route(paths.serviceAreas, () => import('./routes/service-areas')),
  route(patterns.serviceArea, () => import('./routes/service-area')),
  route(paths.blog, () => import('./routes/blog')),
  route(patterns.post, () => import('./routes/blog-post')),
  route(paths.testimonials, () => import('./routes/testimonials')),
  route(paths.quote, () => import('./routes/get-a-quote')),
  route(paths.worry, () => import('./routes/should-this-tree-worry-you')),
  route(paths.contact, () => import('./routes/contact')),
  route(paths.privacy, () => import('./routes/privacy')),
  route(paths.admin.login, () => import('./routes/admin/login')),
  layout(requireAdmin, [
    route(paths.admin.dashboard, () => import('./routes/admin/dashboard')),
    route(paths.admin.posts, () => import('./routes/admin/blog')),
    route(paths.admin.newPost, () => import('./routes/admin/blog-editor')),
    route(patterns.editPost, () => import('./routes/admin/blog-editor')),
    route(paths.admin.testimonials, () => import('./routes/admin/testimonials')),
    route(paths.admin.newTestimonial, () => import('./routes/admin/testimonial-editor')),
    route(patterns.editTestimonial, () => import('./routes/admin/testimonial-editor')),
    route(paths.admin.quoteRequests, () => import('./routes/admin/quote-requests')),
    route(paths.admin.contactMessages, () => import('./routes/admin/contact-messages')),
  ]),
  route('*', () => import('./routes/not-found')),
]

/** Preloads the chunks of the page at a path and of its layout route. Rejects when a chunk fails to load. */
export function loadPage(path: string): Promise<unknown> {
  const matches = matchRoutes(routes, path) ?? []
  return Promise.all(matches.map(({ route }) => (route.handle as Handle).load()))
}

type Handle = { load: Load }

function route(path: string, load: Load): RouteObject {
  return { path, ...lazily(load) }
}

function layout(load: Load, children: RouteObject[]): RouteObject {
  return { ...lazily(load), children }
}

function lazily(fetchCode: Load) {
  const { Screen, load } = lazyScreen(fetchCode)
  return { element: <Screen />, handle: { load } satisfies Handle }
}
