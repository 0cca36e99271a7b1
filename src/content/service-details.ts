import { oakSeason, type Season } from './seasons'
import { FIREWOOD_FROM_USD, FIREWOOD_RADIUS_MILES, type ServiceSlug } from './services'
import type { SourcedFact } from './town'

/** What a service's page says beyond its card. Paragraphs are plain text. */
export type ServiceDetails = {
  /** The page's first paragraph and its description for search engines. */
  description: string
  keywords: string
  /** What a customer can count on. */
  keyPoints: readonly string[]
  /** What happens on the day. */
  day: string
  /** What is left behind. */
  after: string
  /** When it should wait, or not be done at all. */
  notWhen: string
  /** What it costs to decide: no price but firewood's is known before the tree has been seen. */
  deciding: string
  /** What the page asks at its end. */
  question: string
  /** Weeks in which it has to wait. */
  season?: Season
  /** What an authority asks of whoever orders it. */
  fact?: SourcedFact
}

const callBeforeDigging: SourcedFact = {
  title: 'Before anybody digs',
  text: 'MISS DIG 811 is to be called at least three working days before digging, so that buried lines are marked.',
  source: 'Michigan’s MISS DIG 811',
  asOf: 'a general rule',
  ask: '811',
}

export const serviceDetails: Record<ServiceSlug, ServiceDetails> = {
  'tree-removal': {
    description:
      'We take a tree down in pieces small enough to control, lower them on ropes or with the crane, and leave the lawn raked.',
    keywords: 'tree removal Ann Arbor, dead tree removal, ash tree removal, crane tree removal',
    keyPoints: [
      'A look at the tree, the targets below it and the way out before any quote',
      'Limbs lowered, never dropped, over roofs, fences and beds',
      'Mats under the machines where they cross your lawn',
      'Wood hauled away, or cut to length and left where you want it',
    ],
    day: 'We walk around the tree with you first: which way the pieces come, what stands below, where the truck goes. Then the crown comes off from the top down, limb by limb on ropes, or whole sections on a crane where there is no room to lower. The trunk follows in lengths. Nobody walks under the work, and the cones stay out until the last piece is on the ground.',
    after:
      'A stump cut low, a raked lawn, and no brush. The wood goes with us, or stays in the lengths you asked for, stacked where you pointed. Grinding the stump is a job of its own; say so in the same request and it is planned together.',
    notWhen:
      'A leaning tree that has always leaned, a hollow one with sound walls or an ugly one is not yet a reason. Pruning or a cable may keep it. And an oak that must be cut or pruned waits for the cold months, unless it is dangerous: from April 15 to July 15 a fresh wound can let oak wilt in.',
    deciding:
      'Looking costs nothing. The price depends on height, on what is under the tree and on how near a machine can come, so we name it after we have stood there, and you take your time.',
    question: 'Does a tree need to come down?',
  },
  'tree-trimming-pruning': {
    description:
      'We prune for the tree first: dead and rubbing wood out, roofs and wires clear, every cut just outside the collar so that it closes.',
    keywords: 'tree trimming Ann Arbor, tree pruning, oak pruning, deadwood removal',
    keyPoints: [
      'Deadwood and crossing limbs out before a storm takes them',
      'Room over the roof, the driveway and the walk',
      'Oaks pruned outside of the oak-wilt season',
      'No topping, no climbing spikes on a tree that stays',
    ],
    day: 'We begin on the ground and agree on what goes: dead wood, limbs that rub, whatever lies on the roof or hides the street. Then we climb with ropes or work from the bucket. What comes down is lowered over roofs and beds.',
    after:
      'The same tree, lighter. From the street you should not see that it was pruned, only that there is more sky in it. Brush is chipped and taken along; chips stay if you want them for a bed.',
    notWhen:
      'Not oaks in their season. Not maples and birches while the sap runs hard, if looks matter. And never topping, which trades one high crown for a broom of weak shoots.',
    deciding:
      'A visit is free, and often the advice is to do less than you feared or to wait for winter. The quote names each tree and its cuts.',
    question: 'Does your tree need pruning?',
    season: oakSeason,
  },
  'tree-transplanting': {
    description:
      'A young maple too close to the house need not be lost. We dig it with a root ball, wrap it, and set it at the same depth in its new place.',
    keywords: 'tree transplanting Ann Arbor, move a tree, tree relocation',
    keyPoints: [
      'Moved while the tree is dormant, in early spring or late fall',
      'A root ball sized to the trunk, wrapped in burlap',
      'The new hole dug before the old one',
      'A watering plan for the first two summers',
    ],
    day: 'The new hole comes first, as wide as the ball and no deeper. Then we dig around the tree, undercut it, wrap the root ball in burlap, and carry it over with the loader on mats. It is set with the root flare at the height of the lawn, turned to its best side, filled with its own soil and watered in.',
    after:
      'A tree in its new place with a ring of mulch, a filled hole where it stood, and a page of instructions for water. A stake only where the wind asks for one, and a date for taking it off.',
    notWhen:
      'Not in full leaf: the time is early spring before the buds break, or late fall after the leaves are down. Not for a trunk so thick that the ball would weigh more than the chance is worth; then a new young tree catches up with the old one in a few years.',
    deciding:
      'We come and measure the trunk, and look at the way between the two places. If we think it will not live, we say so, and that costs nothing either.',
    question: 'A good tree in the wrong place?',
  },
  'tree-installation': {
    description:
      'Most young trees fail because they stand too deep. We help you choose for soil and space, find the root flare, and plant it at grade.',
    keywords: 'tree planting Ann Arbor, tree installation, plant a burr oak, native trees Michigan',
    keyPoints: [
      'Advice on species for clay, sand, shade and wires',
      'Root flare at grade and circling roots cut',
      'A wide, shallow ring of mulch, none against the bark',
      'Staked only where the wind asks for it',
    ],
    day: 'Buried lines are marked through MISS DIG 811, at least three working days ahead. We dig wide and shallow, find the root flare, which nurseries often bury, cut roots that circle, and set the tree so that the flare sits at grade. Then soil, water, mulch.',
    after:
      'A tree that stands at the right height in a broad, flat ring of mulch, with bare bark at its foot. You get its name, how wide it will be when your children are grown, and how much water it wants in the first two summers.',
    notWhen:
      'Not in July heat, and not in a spot where it will have to be topped for a wire in fifteen years. If your soil stands wet in spring, we talk about species before we talk about holes.',
    deciding:
      'Advice on what to plant is part of the quote, and the quote is free. You can take the list of trees with you and plant them yourself; they will be glad of the right depth.',
    question: 'A place for a new tree?',
    fact: callBeforeDigging,
  },
  'stump-grinding': {
    description:
      'We grind the stump and the roots that show to below grade, so that you can seed, plant or mow over the place.',
    keywords: 'stump grinding Ann Arbor, stump removal, grind tree stump',
    keyPoints: [
      'Buried lines marked through MISS DIG 811 before we start',
      'A guard around the wheel, plywood over windows and cars',
      'Chips raked into the hole, or hauled away',
      'The place left level enough to seed',
    ],
    day: 'Lines first: MISS DIG 811 marks them at least three working days ahead, and nothing turns before that. Then the grinder takes the stump down in passes to below grade, with the roots that show, behind a guard and with plywood in front of windows and cars.',
    after:
      'A hollow filled with chips, raked level, and no crater. Chips settle: let the place rest some weeks, or have them taken away and topsoil brought, if you want to seed at once.',
    notWhen:
      'If the roots hold a bank or a wall, the stump had better stay and rot where it is. And where you mean to plant a new tree, move over by a few steps: chips in the hole starve young roots.',
    deciding:
      'A photo with a shoe beside the stump and a word about the gate is nearly enough for a price. We still confirm it before anybody comes.',
    question: 'A stump in the way?',
    fact: callBeforeDigging,
  },
  'firewood-sales': {
    description: `Split firewood by the face cord from $${FIREWOOD_FROM_USD}, delivered within ${FIREWOOD_RADIUS_MILES} miles of our Ann Arbor shop. Delivery is included; stacking is not.`,
    keywords: 'firewood Ann Arbor, firewood delivery, face cord price',
    keyPoints: [
      `Prices start at $${FIREWOOD_FROM_USD} per face cord`,
      `Delivery included within ${FIREWOOD_RADIUS_MILES} miles of the Ann Arbor shop`,
      'No stacking: we tip the load where a truck can stand',
      'Burn it where you buy it: moving firewood moves pests',
    ],
    day: 'A truck comes on the day we agreed and tips the load where it can stand: a driveway, a paved edge, firm lawn. Prices start at $145 per face cord with delivery included. We do not stack, so leave yourself an afternoon or a teenager.',
    after:
      'A heap of split wood and a few strips of bark. A face cord is a row four feet high and eight feet long, as deep as the pieces are long; count it as you stack it.',
    notWhen:
      'Not beyond 15 miles from our Ann Arbor shop, and not to be taken up north with you: wood that travels carries beetles and oak wilt along.',
    deciding:
      'Ask with the form, say how many face cords and where they should land, and we answer with the price to your door.',
    question: 'Wood for the winter?',
    fact: {
      title: 'Where the wood may go',
      text: 'Do not move firewood. Burn it where you bought it.',
      source: 'Michigan Department of Natural Resources, ‘Don’t move firewood’ advice',
      asOf: 'as of its 2022 notices, repeated yearly',
      ask: 'the department',
    },
  },
}
