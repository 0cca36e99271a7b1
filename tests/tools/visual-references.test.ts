import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findHeavy, majorOf, sayDifference, shrink } from '../../tools/visual-references.mjs'

// Decides whether the reference screenshots are comparable, and shrinks them.
// tests/visual does the comparison.

const machine = { browser: '156', system: 'linux x64', font: 'DejaVu Sans' }

test('References made on the same machine setup are comparable.', () => {
  expect(sayDifference(machine, { ...machine })).toBeUndefined()
})

test.each([
  ['browser', '157', 'Chromium 157 on linux x64 with the font DejaVu Sans'],
  ['system', 'darwin arm64', 'Chromium 156 on darwin arm64 with the font DejaVu Sans'],
  ['font', 'Cantarell', 'Chromium 156 on linux x64 with the font Cantarell'],
])('A different %s is reported in one sentence, with the command that updates the references.', (key, value, words) => {
  const sentence = sayDifference(machine, { ...machine, [key]: value })
  expect(sentence).toContain('made with Chromium 156 on linux x64 with the font DejaVu Sans, but this is')
  expect(sentence).toContain(words)
  expect(sentence).toContain('"npm run screenshots"')
  expect(sentence?.split('\n')).toHaveLength(1)
})

test('Missing references are reported with the same command.', () => {
  expect(sayDifference(undefined, machine)).toMatch(/^There are no reference screenshots yet; "npm run screenshots"/)
})

test('Only the major version of a browser counts.', () => {
  expect(majorOf('156.0.8078.79')).toBe('156')
  expect(majorOf('157')).toBe('157')
})

test('A file over its limit is reported, and so is a total over its limit.', () => {
  const limits = { file: 100, total: 250 }
  expect(findHeavy({ 'a.png': 100, 'b.png': 100 }, limits)).toEqual([])
  expect(findHeavy({ 'a.png': 101, 'b.png': 100 }, limits)).toEqual(['a.png has 101 bytes'])
  expect(findHeavy({ 'a.png': 90, 'b.png': 90, 'c.png': 90 }, limits)).toEqual(['all of them have 270 bytes'])
})

/** A page of one color with a button on it. */
const pageWith = (button: { left: number; background: string }) =>
  sharp({ create: { width: 360, height: 200, channels: 3, background: '#f6eedc' } })
    .composite([
      {
        input: { create: { width: 120, height: 48, channels: 3, background: button.background } },
        left: button.left,
        top: 60,
      },
    ])
    .png()
    .toBuffer()

const pixelsOf = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer()

test('A shrunk screenshot is half as wide, deterministic, and still shows a shift or another color.', async () => {
  const small = await shrink(await pageWith({ left: 20, background: '#22472d' }))
  expect(await sharp(small).metadata()).toMatchObject({ width: 180, height: 100, format: 'png', isPalette: true })
  expect(await shrink(await pageWith({ left: 20, background: '#22472d' }))).toEqual(small)

  const pixels = await pixelsOf(small)
  for (const changed of [
    { left: 24, background: '#22472d' },
    { left: 20, background: '#2a5237' },
  ]) {
    const others = await pixelsOf(await shrink(await pageWith(changed)))
    const different = pixels.filter((value, index) => Math.abs(value - (others[index] ?? 0)) > 6)
    expect(different.length).toBeGreaterThan(100)
  }
})
