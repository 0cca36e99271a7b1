import road from '@/pictures/road-home.webp?w=1200;1800;2400&picture'
import roadPortrait from '@/pictures/road-home-portrait.webp?w=480;900&picture'

/** The end of the towns' pages: our truck on its way home. */
export const roadPanorama = { source: roadPortrait, wide: road }
