import 'react'

declare module 'react' {
  /** The custom properties that components set for CSS files. */
  interface CSSProperties {
    /** The current day and the start of its month, in months since January 1 (components/tree-year/year.css). */
    '--now'?: number
    '--month'?: number
    /** The least height of a text area, in lines (ui/looks.css). */
    '--rows'?: number
    /** The aspect ratio of the map (components/towns/area-map.tsx). */
    '--map-shape'?: string
    /** The center of a sign on the whole picture (components/signs/sign.css). */
    '--x'?: string
    '--y'?: string
  }
}
