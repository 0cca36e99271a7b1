import { matchRoutes, type RouteObject } from 'react-router-dom'
import { isLocked } from './data/lock'
import { type Code, type LazyScreen, type Load, lazyScreen } from './lib/lazy-screen'
import { paths, patterns } from './paths'

const adminBar = lazyScreen(() => import('./admin/admin-bar').then(({ AdminBar }) => ({ default: AdminBar })))

/** Navigation of the admin panel. */
export const AdminBar = adminBar.Screen

/** With the bar, so that it does not push the page down when it comes. */
const requireAdmin: Load = async () => {
  const [{ RequireAdmin }] = await Promise.all([import('./admin/require-admin'), adminBar.load()])
  return { default: RequireAdmin }
}

const screens = import.meta.glob<Code>('./routes/**/*.tsx')

/** The route table: every path and its screen, a file of src/routes. */
export const routes: RouteObject[] = [
  route(paths.home, 'home'),
  route(paths.about, 'about'),
  route(paths.services, 'services'),
  route(patterns.service, 'service'),
  route(paths.serviceAreas, 'service-areas'),
  route(patterns.serviceArea, 'service-area'),
  route(paths.blog, 'blog'),
  route(patterns.post, 'blog-post'),
  route(paths.testimonials, 'testimonials'),
  route(paths.quote, 'get-a-quote'),
  route(paths.worry, 'should-this-tree-worry-you'),
  route(paths.contact, 'contact'),
  route(paths.privacy, 'privacy'),
  route(paths.admin.login, 'admin/login'),
  layout(requireAdmin, [
    route(paths.admin.dashboard, 'admin/dashboard'),
    route(paths.admin.posts, 'admin/blog'),
    route(paths.admin.newPost, 'admin/blog-editor'),
    route(patterns.editPost, 'admin/blog-editor'),
    route(paths.admin.testimonials, 'admin/testimonials'),
    route(paths.admin.newTestimonial, 'admin/testimonial-editor'),
    route(patterns.editTestimonial, 'admin/testimonial-editor'),
    route(paths.admin.quoteRequests, 'admin/quote-requests'),
    // Without the lock nobody may read them.
    ...(isLocked ? [route(paths.admin.contactMessages, 'admin/contact-messages')] : []),
  ]),
  route('*', 'not-found'),
]

/** The screen at a path. */
export const screenAt = (path: string) =>
  (matchRoutes(routes, path)?.at(-1)?.route.handle as Handle | undefined)?.screen ?? ''

/** Whether a page and its layout route can be rendered at once. */
export const isPageLoaded = (path: string) =>
  (matchRoutes(routes, path) ?? []).every(({ route }) => (route.handle as Handle).isLoaded())

/** Preloads the chunks of the page at a path and of its layout route. Rejects when a chunk fails to load. */
export function loadPage(path: string): Promise<unknown> {
  const matches = matchRoutes(routes, path) ?? []
  return Promise.all(matches.map(({ route }) => (route.handle as Handle).load()))
}

type Handle = Omit<LazyScreen, 'Screen'> & { screen?: string }

function route(path: string, screen: string): RouteObject {
  const fetchCode = screens[`./routes/${screen}.tsx`]
  if (!fetchCode) throw new Error(`There is no src/routes/${screen}.tsx`)
  const load = () => {
    for (const file of __SCREEN_FILES__[screen] ?? []) requestModule(import.meta.env.BASE_URL + file)
    return fetchCode()
  }
  return { path, ...lazily(load, screen) }
}

function layout(load: Load, children: RouteObject[]): RouteObject {
  return { ...lazily(load), children }
}

function lazily(fetchCode: Load, screen?: string) {
  const { Screen, ...code } = lazyScreen(fetchCode)
  return { element: <Screen />, handle: { ...code, screen } satisfies Handle }
}

/** As a script, because WebKit caches a failed modulepreload. */
function requestModule(src: string) {
  if (document.querySelector(`script[src="${src}"]`)) return
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
}
