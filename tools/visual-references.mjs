import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

// The reference screenshots of the visual tests: the environment they were made in, and their compression.

/** What affects how a page renders. @typedef {{ browser: string, system: string, font: string }} Painter */

const MAX_FILE_BYTES = 200_000
const MAX_TOTAL_BYTES = 2_500_000

/** The major version of the browser; minor versions do not change the rendering. @param {string} version */
export const majorOf = (version) => version.split('.', 1)[0] ?? version

/** @param {Painter} painter */
const describe = ({ browser, system, font }) => `Chromium ${browser} on ${system} with the font ${font}`

/**
 * One sentence if the references were made in a different environment, else undefined.
 * @param {Painter | undefined} made
 * @param {Painter} here
 */
export function sayDifference(made, here) {
  const way = '"npm run screenshots" makes them with what is here, from a state of the site that is known to be good.'
  if (!made) return `There are no reference screenshots yet; ${way}`
  if (describe(made) === describe(here)) return undefined
  return `The reference screenshots were made with ${describe(made)}, but this is ${describe(here)}; ${way}`
}

/**
 * One line per file that exceeds the size limit, and one if the total exceeds it.
 * @param {Record<string, number>} sizes file name -> bytes
 */
export function findHeavy(sizes, { file = MAX_FILE_BYTES, total = MAX_TOTAL_BYTES } = {}) {
  const sum = Object.values(sizes).reduce((bytes, size) => bytes + size, 0)
  return [
    ...Object.entries(sizes).flatMap(([name, size]) => (size > file ? [`${name} has ${size} bytes`] : [])),
    ...(sum > total ? [`all of them have ${sum} bytes`] : []),
  ]
}

/** @param {string} folder */
const pngsIn = (folder) => fs.readdirSync(folder).filter((name) => name.endsWith('.png'))

/** File name -> bytes. @param {string} folder */
export const sizesIn = (folder) =>
  Object.fromEntries(pngsIn(folder).map((name) => [name, fs.statSync(path.join(folder, name)).size]))

/**
 * Halves width and height and reduces the palette: a tenth of the bytes, but changed edges and shades still show.
 * @param {Buffer} png
 */
export async function shrink(png) {
  const { width = 0 } = await sharp(png).metadata()
  return sharp(png)
    .removeAlpha()
    .resize(Math.round(width / 2), null, { kernel: 'linear' })
    .png({ palette: true, dither: 0, quality: 80, effort: 4, compressionLevel: 9 })
    .toBuffer()
}
