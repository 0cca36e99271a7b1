import { shopTown } from '../../src/content/towns/towns'
import { paths } from '../../src/paths'

// One page of each screen of the route table (tests/unit/project/screens.test.ts), for screenshots and axe.

/** The name is that of the screenshot. The sample rows have something at the path. */
type Screen = { name: string; path: string }

const POST = 'when-to-prune-an-oak'

export const publicScreens: readonly Screen[] = [
  { name: 'home', path: paths.home },
  { name: 'about', path: paths.about },
  { name: 'services', path: paths.services },
  { name: 'service', path: paths.service('tree-removal') },
  { name: 'service-areas', path: paths.serviceAreas },
  { name: 'service-area', path: paths.serviceArea(shopTown.slug) },
  { name: 'blog', path: paths.blog },
  { name: 'blog-post', path: paths.post(POST) },
  { name: 'testimonials', path: paths.testimonials },
  { name: 'get-a-quote', path: paths.quote },
  { name: 'should-this-tree-worry-you', path: paths.worry },
  { name: 'contact', path: paths.contact },
  { name: 'privacy', path: paths.privacy },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'admin-login', path: paths.admin.login },
]

/** The screens behind the login. */
export const adminScreens: readonly Screen[] = [
  { name: 'admin-dashboard', path: paths.admin.dashboard },
  { name: 'admin-blog', path: paths.admin.posts },
  { name: 'admin-blog-editor', path: paths.admin.editPost(POST) },
  { name: 'admin-testimonials', path: paths.admin.testimonials },
  { name: 'admin-testimonial-editor', path: paths.admin.newTestimonial },
  { name: 'admin-quote-requests', path: paths.admin.quoteRequests },
]
