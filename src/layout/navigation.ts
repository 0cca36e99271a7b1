import { company } from '@/content/company'
import { services } from '@/content/services/services'
import { towns } from '@/content/towns/towns'
import { paths } from '@/paths'

export type NavigationLink = { title: string; href: string; description?: string }

export type NavigationEntry = NavigationLink | { title: string; links: readonly NavigationLink[] }

export const navigation: readonly NavigationEntry[] = [
  { title: 'Home', href: paths.home },
  { title: 'About Us', href: paths.about },
  {
    title: 'Services',
    links: [
      { title: `All ${services.length === 6 ? 'six ' : ''}services`, href: paths.services },
      ...services.map(({ name, slug, summary }) => ({
        title: name,
        href: paths.service(slug),
        description: summary,
      })),
      ...(company.isReachableDayAndNight
        ? [{ title: `Emergency, day and night: ${company.phone}`, href: company.phoneLink }]
        : []),
    ],
  },
  {
    title: 'Service Areas',
    links: [
      { title: 'All Service Areas', href: paths.serviceAreas },
      ...towns.map(({ name, slug }) => ({ title: name, href: paths.serviceArea(slug) })),
    ],
  },
  { title: 'Blog', href: paths.blog },
  { title: 'Testimonials', href: paths.testimonials },
  { title: 'Contact', href: paths.contact },
]

export const footerServices: readonly NavigationLink[] = [
  { title: 'Tree Removal', href: paths.service('tree-removal') },
  { title: 'Tree Trimming', href: paths.service('tree-trimming-pruning') },
  { title: 'Stump Grinding', href: paths.service('stump-grinding') },
  { title: 'Emergency Services', href: paths.contact },
  { title: 'View All Services', href: paths.services },
]

export const footerCompany: readonly NavigationLink[] = [
  { title: 'About Us', href: paths.about },
  { title: 'Service Areas', href: paths.serviceAreas },
  { title: 'Blog', href: paths.blog },
  { title: 'Testimonials', href: paths.testimonials },
  { title: 'Get a Free Quote', href: paths.quote },
]

/** The aria-current value of a link on the current path. */
export const ariaCurrentAt = (pathname: string, href: string) => (pathname === href ? 'page' : undefined)

/** The value of a link that covers its subpages too. Home only covers itself: no path begins with two slashes. */
export const ariaCurrentWithin = (pathname: string, href: string) =>
  pathname.startsWith(`${href}/`) ? 'page' : ariaCurrentAt(pathname, href)
