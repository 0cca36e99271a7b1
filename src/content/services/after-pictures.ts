import type { ServiceSlug } from './services'

/** Alt text of what each service leaves behind (src/pictures/after-*.webp). */
export const afterAlts: Readonly<Record<ServiceSlug, string>> = {
  'tree-removal':
    'A low, clean-cut stump on a tidy lawn beside a neat pile of short logs, with open evening sky where the crown was and a farmhouse unharmed behind.',
  'tree-trimming-pruning':
    'The same tree after the work: its crown is lighter and clear of the roof, the farmhouse is in full view, and a woman on the lawn looks up at it.',
  'tree-transplanting':
    'A young maple standing in a ring of mulch at its new place, a green watering bag around its stem, by a rail fence and a farmhouse.',
  'tree-installation':
    'The planted tree three summers later: no stakes, a full crown, a ring of mulch and a garden bench beside it.',
  'stump-grinding':
    'A woman waters a level patch of topsoil on the lawn of a farmhouse, where the first blades of grass come up.',
  'firewood-sales':
    'A crew member leans on a row of split firewood between two posts, four feet high and eight feet long.',
}

/** Captions. The pictures show more than the result on the day. */
export const afterCaptions: Partial<Record<ServiceSlug, string>> = {
  'tree-trimming-pruning': 'The tree above, after the work',
  'tree-transplanting': 'In its new place',
  'tree-installation': 'Three summers later',
  'stump-grinding': 'Topsoil and seed where the stump was',
}
