export type Service = {
  slug: string
  name: string
  /** One line, for navigation and cards. */
  summary: string
  /** The page's first paragraph and its description for search engines. */
  description: string
  keywords: string
  /** What its picture shows. */
  alt: string
}

/** Prices of firewood start here, per face cord. */
export const FIREWOOD_FROM_USD = 145

/** Firewood is delivered so far from the shop, in miles. */
export const FIREWOOD_RADIUS_MILES = 15

export const services = [
  {
    slug: 'tree-removal',
    name: 'Tree Removal',
    summary: 'Dead, leaning or storm-torn trees, taken down piece by piece.',
    description:
      'We take a tree down in pieces small enough to control, lower them on ropes or with the crane, and leave the lawn raked.',
    keywords: 'tree removal Ann Arbor, dead tree removal, ash tree removal, crane tree removal',
    alt: 'A crane lifts the cut crown of a large tree over a lawn while a crew member in an orange vest signals beside stacked logs.',
  },
  {
    slug: 'tree-trimming-pruning',
    name: 'Tree Trimming & Pruning',
    summary: 'Clearance, deadwood and shape, cut where the tree can close the wound.',
    description:
      'We prune for the tree first: dead and rubbing wood out, roofs and wires clear, every cut just outside the collar so that it closes.',
    keywords: 'tree trimming Ann Arbor, tree pruning, oak pruning, deadwood removal',
    alt: 'An arborist in a bucket truck trims the edge of a wide oak while a second crew member gathers the cut branches below.',
  },
  {
    slug: 'tree-transplanting',
    name: 'Tree Transplanting',
    summary: 'A young tree in the wrong place, moved with its roots.',
    description:
      'A young maple too close to the house need not be lost. We dig it with a root ball, wrap it, and set it at the same depth in its new place.',
    keywords: 'tree transplanting Ann Arbor, move a tree, tree relocation',
    alt: 'A compact loader carries a young maple, its root ball wrapped in burlap, towards a freshly dug planting hole.',
  },
  {
    slug: 'tree-installation',
    name: 'Tree Installation',
    summary: 'The right tree for your soil, planted at the right depth.',
    description:
      'Most young trees fail because they stand too deep. We help you choose for soil and space, find the root flare, and plant it at grade.',
    keywords: 'tree planting Ann Arbor, tree installation, plant a burr oak, native trees Michigan',
    alt: 'A newly planted young tree, staked in a ring of mulch, with a watering can, shovel and wheelbarrow in front of a farmhouse.',
  },
  {
    slug: 'stump-grinding',
    name: 'Stump Grinding',
    summary: 'Stumps ground below grade, ready for grass or a new tree.',
    description:
      'We grind the stump and the roots that show to below grade, so that you can seed, plant or mow over the place.',
    keywords: 'stump grinding Ann Arbor, stump removal, grind tree stump',
    alt: 'An operator guides a stump grinder into a broad stump as wood chips pile up on the lawn.',
  },
  {
    slug: 'firewood-sales',
    name: 'Firewood Sales',
    summary: 'Split firewood by the face cord, delivered near Ann Arbor.',
    description: `Split firewood by the face cord from $${FIREWOOD_FROM_USD}, delivered within ${FIREWOOD_RADIUS_MILES} miles of our Ann Arbor shop. Delivery is included; stacking is not.`,
    keywords: 'firewood Ann Arbor, firewood delivery, face cord price',
    alt: 'A neat face cord of split firewood stacked under a small shed roof, with a chopping block and an axe beside it.',
  },
] as const satisfies readonly Service[]

export type ServiceSlug = (typeof services)[number]['slug']

/** The three that the home page shows. */
export const coreServices = services.filter(({ slug }) =>
  (['tree-removal', 'tree-trimming-pruning', 'stump-grinding'] as string[]).includes(slug),
)
