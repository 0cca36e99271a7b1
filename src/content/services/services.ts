import { company } from '@/content/company'

/** What every page's navigation needs; `summary` is one line. The rest is in service-details.ts and pictures.ts. */
const allServices = [
  {
    slug: 'tree-removal',
    name: 'Tree Removal',
    summary: 'Dead, leaning or storm‑torn trees, taken down piece by piece.',
  },
  {
    slug: 'tree-trimming-pruning',
    name: 'Tree Trimming & Pruning',
    summary: 'Dead limbs out, roofs cleared, clean cuts the tree can close.',
  },
  {
    slug: 'tree-transplanting',
    name: 'Tree Transplanting',
    summary: 'A young tree in the wrong place, moved with its roots.',
  },
  {
    slug: 'tree-installation',
    name: 'Tree Installation',
    summary: 'The right tree for your soil, planted at the right depth.',
  },
  {
    slug: 'stump-grinding',
    name: 'Stump Grinding',
    summary: 'Stumps ground below grade: no more mowing around them.',
  },
  {
    slug: 'firewood-sales',
    name: 'Firewood Sales',
    summary: `Split firewood from $${company.firewood?.fromUsd} per face cord, delivered near ${company.address.city}.`,
  },
] as const satisfies readonly { slug: string; name: string; summary: string }[]

export type Service = (typeof allServices)[number]

export type ServiceSlug = Service['slug']

export const services = allServices.filter(({ slug }) => slug !== 'firewood-sales' || company.firewood)

/** The three services on the home page. */
export const coreServices = services.filter(({ slug }) =>
  (['tree-removal', 'tree-trimming-pruning', 'stump-grinding'] as string[]).includes(slug),
)
