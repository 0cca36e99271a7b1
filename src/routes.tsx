import { matchRoutes, type RouteObject } from 'react-router-dom'
import { isLocked } from './data/lock'
import { type LazyScreen, type Load, lazyScreen } from './lib/lazy-screen'
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
    // Without the lock nobody may read them.
    ...(isLocked ? [route(paths.admin.contactMessages, () => import('./routes/admin/contact-messages'))] : []),
  ]),
  route('*', () => import('./routes/not-found')),
]

/** The screen at a path, as the build names it. */
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

type Handle = Omit<LazyScreen, 'Screen'> & Pick<ImportScreen, 'screen'>

/** The build adds the name of the screen to each (scripts/build/screen-files.mjs). */
type ImportScreen = Load & { screen?: string }

function route(path: string, importScreen: ImportScreen): RouteObject {
  const { screen = '' } = importScreen
  const load = () => {
    for (const file of __SCREEN_FILES__[screen] ?? []) requestModule(import.meta.env.BASE_URL + file)
    return importScreen()
  }
  return { path, ...lazily(load, screen) }
}

function layout(load: Load, children: RouteObject[]): RouteObject {
  return { ...lazily(load), children }
}

function lazily(load: Load, screen?: string) {
  const { Screen, ...code } = lazyScreen(load)
  return { element: <Screen />, handle: { ...code, screen } satisfies Handle }
}

/** As a script, because WebKit caches a failed modulepreload. */
function requestModule(src: string) {
  if (document.querySelector(`script[src="${src}"]`)) return
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }))
}
