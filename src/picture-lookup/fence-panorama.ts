import fence from '@/pictures/fence-talk.webp?w=1200;1800;2400&picture'
import fencePortrait from '@/pictures/fence-talk-portrait.webp?w=480;900&picture'

/** The end of the blog's pages: a neighbor asks about a tree. */
export const fencePanorama = { source: fencePortrait, wide: fence }
