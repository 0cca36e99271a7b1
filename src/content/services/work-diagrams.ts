import type { ServiceSlug } from './services'

/**
 * A label on a diagram, in per cent of its size: how far from the left it is, its point, and where its words are, above
 * or below. They are centered, or on one side, and break only at a newline. A label with a width names how wide
 * something is.
 */
export type DiagramLabel = {
  words: string
  left: number
  point: number
  end: number
  side?: 'left' | 'right'
  width?: number
}

/** Firewood has a picture of its measures instead. */
export type DrawnService = Exclude<ServiceSlug, 'firewood-sales'>

type Diagram = { alt: string; labels: readonly DiagramLabel[] }

/** The work, cut open (src/pictures/work-*.webp). The words are those of the service's page. */
export const workDiagrams: Readonly<Record<DrawnService, Diagram>> = {
  'tree-removal': {
    alt: 'An oak with cut limbs beside a farmhouse. A limb hangs by its thick end on a rope, well above the roof. The rope runs over a block on the last long limb and around the trunk to a crew member, who lowers it from the side.',
    labels: [
      { words: 'Limb by limb', left: 39.7, point: 28.5, end: 0, side: 'left' },
      { words: 'On ropes', left: 43.8, point: 42, end: 56, side: 'right' },
      { words: 'Lowered,\nnot dropped', left: 59.4, point: 37.5, end: 15, side: 'right' },
    ],
  },
  'tree-trimming-pruning': {
    alt: 'A tree on a block of ground. Its lowest limb has three cuts: the first from below, the second from above, a little farther out, and the last just outside the branch collar.',
    labels: [
      { words: 'First from below', left: 51.4, point: 59, end: 100, side: 'right' },
      { words: 'Then from above', left: 55.6, point: 53.8, end: 9, side: 'right' },
      { words: 'Last, outside the collar', left: 45.6, point: 61, end: 100, side: 'left' },
    ],
  },
  'tree-transplanting': {
    alt: 'The ground cut open: a young tree, whose root ball is dug around, undercut and wrapped in burlap, and beside it the new hole, two to three times as wide as the ball and no deeper.',
    labels: [
      { words: 'Undercut, in burlap', left: 27.5, point: 72, end: 93 },
      { words: 'Two to three times as wide', left: 68, point: 57, end: 34 },
      { words: 'No deeper', left: 70, point: 70.5, end: 93 },
    ],
  },
  'tree-installation': {
    alt: 'The ground cut open below a young tree: its root flare is level with the lawn, the hole is two to three times as wide as the root ball and no deeper, and no mulch lies against the bark.',
    labels: [
      { words: 'Root flare at grade', left: 45.8, point: 61.5, end: 42, side: 'left' },
      { words: 'A ring of mulch', left: 58, point: 58, end: 42, side: 'right' },
      { words: 'Two to three times as wide as the ball', left: 50, point: 79, end: 97, width: 44.4 },
    ],
  },
  'stump-grinding': {
    alt: 'The ground cut open: on the left a stump and its roots; on the right the same place, ground to below grade, a hole filled with chips.',
    labels: [
      { words: 'Before', left: 28, point: 29, end: 14 },
      { words: 'After: filled with chips', left: 72, point: 39, end: 14 },
      { words: 'Ground to below grade', left: 72, point: 57, end: 88 },
    ],
  },
}
