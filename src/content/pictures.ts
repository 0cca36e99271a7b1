import type { ServiceSlug } from './services/services'

/** Alt text of the pictures that belong to no service. */
export const pictureAlts = {
  hero: 'A broad, sunlit oak with a rope swing beside a cream farmhouse at golden hour.',
  crew: 'Five crew members in orange vests and their dog outside the green barn workshop by the old pickup, the gray-bearded owner in front.',
  shop: 'A green 1950s pickup on the gravel drive of the green barn workshop, beside a row of maples.',
  letterBox:
    'A mailbox with the oak emblem beside the drive to the green barn workshop, its flag up and a letter in its open door.',
  truck: 'The old green pickup on a gravel drive below maples in October, and the dog that sits beside it.',
  fleet:
    'The trucks and machines of the firm in a line before the green barn workshop in late sun: stump grinder, loader, bucket truck, crane and the old pickup.',
  hammock: 'Somebody naps in a hammock between two maples in late sun, a dog beside them, and a farmhouse in the haze.',
  emergency:
    'A storm-torn oak limb leans from the broken roof edge of a lamplit house down onto the hood of a parked car.',
  spring: 'Spring: an arborist on an orchard ladder works at a blossoming tree beside a farmhouse.',
  autumn: 'Autumn: maples in orange and gold over a lawn of fallen leaves, with a raked pile and a wheelbarrow.',
  winter: 'Winter: snow-laden pines and a bare oak around a farmhouse with lamplit windows.',
  ash: 'Late summer: an arborist with a clipboard looks up at a tall dead ash, its bark lost in patches, beside a farmhouse at golden hour.',
  winterPruning:
    'Winter: a roped arborist with a handsaw prunes a broad bare oak over a snowy lawn while a helper watches from beyond the orange cones.',
  planting:
    'The trunk of a young tree widens into its roots, level with the lawn, in a broad ring of mulch that stays clear of the bark.',
  forkedMaple:
    'Summer: an arborist with a clipboard looks up at the fork of a tall silver maple, and one of its limbs lies broken on the lawn.',
  visit:
    'An arborist with a clipboard points up into a broad tree beside a farmhouse, and the woman beside him looks up with him.',
  notFound: 'A lone stump on a quiet lawn with a bright green sprout growing from it.',
} as const

/** Alt text of each service's picture. */
export const serviceAlts: Readonly<Record<ServiceSlug, string>> = {
  'tree-removal':
    'A crane lifts the cut crown of a large tree over a coned-off lawn while a crew member in an orange vest signals from well to the side.',
  'tree-trimming-pruning':
    'An arborist in a bucket truck trims a broad tree that reaches over a farmhouse while a second crew member, well clear of the work, drags a cut branch away.',
  'tree-transplanting':
    'A compact loader carries a young maple, its root ball wrapped in burlap, toward a freshly dug planting hole.',
  'tree-installation':
    'A newly planted young tree, staked in a ring of mulch, with a watering can, shovel and wheelbarrow in front of a farmhouse.',
  'stump-grinding': 'An operator guides a stump grinder into a broad stump as wood chips pile up on the lawn.',
  'firewood-sales':
    'A neat face cord of split firewood stacked under a small shed roof, with a chopping block and an axe beside it.',
}

/** Alt text of the social sharing image (Open Graph). */
export const sharedPictureAlt = 'A broad, sunlit oak beside a cream farmhouse at golden hour.'

/** One of the site's own pictures: a season, place or job in pictureAlts, or a service. */
export type Scene =
  | Exclude<
      keyof typeof pictureAlts,
      'crew' | 'shop' | 'fleet' | 'hammock' | 'visit' | 'letterBox' | 'truck' | 'emergency' | 'notFound'
    >
  | ServiceSlug

/** The picture of a post without one, for each month, January first. */
export const monthScenes: readonly Scene[] = [
  'winter',
  'winterPruning',
  'spring',
  'tree-transplanting',
  'spring',
  'hero',
  'forkedMaple',
  'ash',
  'planting',
  'autumn',
  'winterPruning',
  'firewood-sales',
]

type Cropped =
  | keyof typeof pictureAlts
  | ServiceSlug
  // after-pictures.ts
  | `after-${ServiceSlug}`
  | 'visit-portrait'

/** The point that stays in view where a picture is cropped, as a CSS object-position. (Towns: town-pictures.ts.) */
export const focalPoints: Readonly<Record<Cropped, string>> = {
  'tree-removal': '74% 38%',
  'tree-trimming-pruning': '34% 45%',
  'tree-transplanting': '55% 32%',
  'tree-installation': '44% 34%',
  'stump-grinding': '88% 74%',
  'firewood-sales': '40% 60%',
  hero: '72% 55%',
  spring: '47% 62%',
  autumn: '34% 76%',
  winter: '48% 58%',
  ash: '38% 76%',
  winterPruning: '0% 100%',
  planting: '50% 70%',
  forkedMaple: '48% 60%',
  visit: '88% 80%',
  'visit-portrait': '46% 100%',
  crew: '48% 68%',
  shop: '58% 70%',
  fleet: '50% 50%',
  hammock: '50% 50%',
  letterBox: '55% 50%',
  truck: '40% 80%',
  emergency: '44% 50%',
  notFound: '78% 70%',
  'after-tree-removal': '15% 60%',
  'after-tree-trimming-pruning': '50% 50%',
  'after-tree-transplanting': '45% 60%',
  'after-tree-installation': '45% 60%',
  'after-firewood-sales': '50% 50%',
  'after-stump-grinding': '50% 75%',
}
