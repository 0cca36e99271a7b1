import type { TownSlug } from './towns'

/** Each town's picture (src/pictures/town-*.webp) shows our work, not the town: alt text, and what stays in view. */
export const townPictures: Readonly<Record<TownSlug, { alt: string; focus: string }>> = {
  'ann-arbor': {
    alt: 'A broad oak reaches over the lawn of a green barn workshop, and a green 1950s pickup stands on its drive.',
    focus: '61% 60%',
  },
  plymouth: {
    alt: 'Three big maples shade the street in front of two narrow houses with porches.',
    focus: '48% 58%',
  },
  northville: { alt: 'A golden maple beside a house, and a raked pile of leaves below it.', focus: '66% 60%' },
  saline: { alt: 'A row of pines shelters a green barn beside a field of ripe grain.', focus: '52% 60%' },
  dexter: {
    alt: 'A small river winds below a footbridge, and a tree leans over it from the bank.',
    focus: '62% 60%',
  },
  'south-lyon': {
    alt: 'A young maple with a watering bag around its stem, by a rail fence and a house.',
    focus: '40% 60%',
  },
  novi: { alt: 'Young trees stand before a house, and a dark old wood right behind it.', focus: '50% 55%' },
  'whitmore-lake': { alt: 'A tree reaches over a small dock with a green rowboat, by a calm lake.', focus: '55% 60%' },
  brighton: {
    alt: 'A farmhouse on the level shore of a lake, with a bench, a dock and an oak by the water and wooded hills beyond.',
    focus: '22% 50%',
  },
}

/** Alt text of the close-ups on the towns' pages (src/pictures/close-up-*.webp). */
export const closeUps = {
  'ash-bark': 'An arborist beside a tall dead ash whose bark has come off in patches.',
  'bare-oak': 'An arborist on a rope in a broad bare oak, over snow.',
  'lifted-soil': 'Soil has lifted beside a root of an old tree with mushrooms and a hole.',
  'limb-over-roof': 'A long limb reaches over the roof of a house.',
  mushrooms: 'Mushrooms at the foot of an old trunk with a hole in it.',
  mulch: 'A staked young tree in a broad ring of mulch, with a watering can beside it.',
  'root-ball': 'A root ball in burlap is carried to a freshly dug hole.',
  'sandy-bank': 'An oak holds a bank of pale sand with its bare roots, between a steep drive and a lake.',
  'torn-limb': 'A trunk with the splintered stub of a limb that a storm tore off.',
} as const

export type CloseUp = keyof typeof closeUps
