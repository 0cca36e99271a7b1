import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { RequireAdmin } from './admin/require-admin'
import { paths, patterns } from './paths'

const Home = lazy(() => import('./routes/home'))
const About = lazy(() => import('./routes/about'))
const Services = lazy(() => import('./routes/services'))
const Service = lazy(() => import('./routes/service'))
const ServiceAreas = lazy(() => import('./routes/service-areas'))
const ServiceArea = lazy(() => import('./routes/service-area'))
const Blog = lazy(() => import('./routes/blog'))
const BlogPost = lazy(() => import('./routes/blog-post'))
const Testimonials = lazy(() => import('./routes/testimonials'))
const GetAQuote = lazy(() => import('./routes/get-a-quote'))
const Contact = lazy(() => import('./routes/contact'))
const NotFound = lazy(() => import('./routes/not-found'))

const Login = lazy(() => import('./routes/admin/login'))
const Dashboard = lazy(() => import('./routes/admin/dashboard'))
const AdminBlog = lazy(() => import('./routes/admin/blog'))
const BlogEditor = lazy(() => import('./routes/admin/blog-editor'))
const AdminTestimonials = lazy(() => import('./routes/admin/testimonials'))
const TestimonialEditor = lazy(() => import('./routes/admin/testimonial-editor'))
const QuoteRequests = lazy(() => import('./routes/admin/quote-requests'))

/** The route table: every path and its screen. */
export const routes: RouteObject[] = [
  { path: paths.home, element: <Home /> },
  { path: paths.about, element: <About /> },
  { path: paths.services, element: <Services /> },
  { path: patterns.service, element: <Service /> },
  { path: paths.serviceAreas, element: <ServiceAreas /> },
  { path: patterns.serviceArea, element: <ServiceArea /> },
  { path: paths.blog, element: <Blog /> },
  { path: patterns.post, element: <BlogPost /> },
  { path: paths.testimonials, element: <Testimonials /> },
  { path: paths.quote, element: <GetAQuote /> },
  { path: paths.contact, element: <Contact /> },
  { path: paths.admin.login, element: <Login /> },
  {
    element: <RequireAdmin />,
    children: [
      { path: paths.admin.dashboard, element: <Dashboard /> },
      { path: paths.admin.posts, element: <AdminBlog /> },
      { path: paths.admin.newPost, element: <BlogEditor /> },
      { path: patterns.editPost, element: <BlogEditor /> },
      { path: paths.admin.testimonials, element: <AdminTestimonials /> },
      { path: paths.admin.newTestimonial, element: <TestimonialEditor /> },
      { path: patterns.editTestimonial, element: <TestimonialEditor /> },
      { path: paths.admin.quoteRequests, element: <QuoteRequests /> },
    ],
  },
  { path: '*', element: <NotFound /> },
]
