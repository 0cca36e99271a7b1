import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import tailwind from '../../../tailwind.config'
import { readSourceFiles } from '../support/source-files'

test('CSS takes its colors from the theme', () => {
  const colors = Object.entries(readSourceFiles('src')).flatMap(([file, text]) => {
    // The black of a mask is no color that anybody sees: it says how opaque the picture is.
    const styles = file.endsWith('.css') ? text.replaceAll(/mask-image:[^;]+;/g, '') : ''
    return (styles.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|color-mix)a?\(/gi) ?? []).map(
      (color) => `${file}: ${color}`,
    )
  })
  expect(colors, 'Name it in colors or backgroundImage of tailwind.config.ts.').toEqual([])
})

// Where a color cannot come from tailwind.config.ts, it is a copy.

const colors: readonly string[] =
  JSON.stringify(tailwind.theme.extend.colors)
    .toLowerCase()
    .match(/#[0-9a-f]{6}/g) ?? []

test.each([
  'index.html',
  'public/favicon.svg',
  'scripts/build/pictures.ts',
  'supabase/functions/notify-lead/lead-mail.ts',
])('%s has no color that tailwind.config.ts does not have', (file) => {
  const copies =
    readFileSync(file, 'utf8')
      .toLowerCase()
      .match(/#[0-9a-f]{6}\b/g) ?? []
  expect(copies).not.toEqual([])
  expect(
    copies.filter((color) => !colors.includes(color)),
    `Copy the colors of tailwind.config.ts to ${file}.`,
  ).toEqual([])
})
