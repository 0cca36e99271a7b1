import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as contract from '@/dom-contract'
import { paths } from '@/paths'
import { DRAFT_KEY_PREFIX } from '@/stored-draft'
import { readSourceFiles } from '../support/source-files'

// Code rules that the linter does not have.

const sources = readSourceFiles('src')
const files = Object.entries(sources)

const addresses = [...Object.values(paths), ...Object.values(paths.admin)].filter(
  (path) => typeof path === 'string' && path !== paths.home,
)

/** Without the times, which may be others' too. */
const names = [...Object.values(contract), DRAFT_KEY_PREFIX].filter((value) => typeof value === 'string')

type Rule = {
  rule: string
  /** The files that have it, by their ending. */
  ending: RegExp
  /** What they may not have. */
  pattern: RegExp
  /** A text that breaks it. */
  example: string
  /** The files that have it nevertheless: all of them, so that none stays here without a need. */
  except?: readonly string[]
  advice: string
}

const rules: readonly Rule[] = [
  {
    rule: 'paths of the site are only written out in src/paths.ts',
    ending: /\.tsx?$/,
    pattern: new RegExp(`(?<!\\bfrom |import\\()(?:['\`}]|\\w=")(${addresses.join('|')})(?=['"\`?#/]|$)`, 'gm'),
    except: ['src/paths.ts'],
    example: "to={'/about'}",
    advice: 'Use paths.',
  },
  {
    rule: 'what the inline scripts, React and the build say to each other is only written out in one file',
    // The panel is not prerendered; its drafts have keys of their own.
    ending: /^(?!src\/admin\/).*/,
    pattern: new RegExp(`(?:${names.join('|')})\\b|dataset\\b.*(?:hydrated|draft|busy|path)`, 'g'),
    except: ['src/dom-contract.ts'],
    example: 'form.dataset.busy',
    advice: 'Import the name.',
  },
  {
    rule: 'each summary has a marker, because Safari and Chromium show different ones',
    ending: /\.tsx$/,
    pattern: /<summary\b(?![^>]*ui-summary-(marker|row))[^>]*>/g,
    example: '<summary className="p-4">',
    advice: 'Give it ui-summary-marker, or its own marker in a ui-summary-row.',
  },
  {
    rule: 'what lies over what is only said in the list of tailwind.config.ts',
    ending: /./,
    pattern: /[\s'"`:]z-\d|z-index/g,
    example: "'z-10'",
    advice: 'Add a name to zIndex in tailwind.config.ts.',
  },
  {
    rule: 'type has the sizes of tailwind.config.ts, except the name in the logo and the signs on paper',
    ending: /\.(tsx|css)$/,
    pattern: /[\s'"`:]text-(?:xs|sm|base|lg|xl|\dxl|\[[\d.]+(?:rem|px|em)\])(?![\w-])/g,
    except: ['src/layout/logo.tsx', 'src/routes/should-this-tree-worry-you.tsx'],
    example: '"mt-4 text-[18px]"',
    advice: 'Take a size of tailwind.config.ts.',
  },
  {
    rule: 'no string of classes is longer than 160 characters',
    ending: /^src\/(?!content\/).*\.tsx?$/,
    pattern: /(?:className="[^"]{161,}|'[^'\n]{161,})/g,
    example: `className="${'mt-4 '.repeat(40)}"`,
    advice: 'Move what belongs together into a class of its CSS file (docs/looks.md).',
  },
  {
    rule: 'a range between two widths has a name, because one that is written out is a layout that is easy to forget',
    ending: /^(?!src\/variants\.css).*\.(tsx?|css)$/,
    pattern: /\b(?:sm|md|lg|xl|2xl):max-(?:sm|md|lg|xl|2xl):\S+|\bmax-(?:sm|md|lg|xl|2xl):(?:sm|md|lg|xl|2xl):\S+/g,
    example: '"md:max-xl:mt-4"',
    advice: 'Write it mobile first (md:mt-4 xl:mt-0), or name the range in src/variants.css, as tablet is.',
  },
]

test.each(rules)('$rule', ({ ending, pattern, example, except = [], advice }) => {
  expect(example.match(pattern)).not.toBeNull()
  const found = files
    .filter(([file]) => ending.test(file))
    .flatMap(([file, text]) => (text.match(pattern) ?? []).map((match) => ({ file, match: match.trim() })))
  const others = found.filter(({ file }) => !except.includes(file))
  expect(others, advice).toEqual([])
  expect(except.filter((file) => !found.some((place) => place.file === file))).toEqual([])
})

const shared = ['src/ui/looks.css', 'src/ui/page-width.css']

test('the name of a utility says where it is: ui- is shared, every other begins with the name of its CSS file', () => {
  const utilities = files.flatMap(([file, text]) => {
    const prefix = shared.includes(file) ? 'ui' : path.basename(file, '.css')
    const names = file.endsWith('.css') ? [...text.matchAll(/@utility (\S+)/g)].map(([, name]) => name) : []
    return names.map((name) => ({ file, name, isRight: name === prefix || name?.startsWith(`${prefix}-`) }))
  })
  const wrong = utilities.filter(({ isRight }) => !isRight).map(({ file, name }) => `${file}: ${name}`)
  expect(wrong, 'Begin its name with that of its file, or with ui- in looks.css and page-width.css.').toEqual([])
  expect(utilities.length).toBeGreaterThan(100)
})

test('src/index.css imports every other CSS file, because one that it does not import has no effect', () => {
  const css = files.map(([file]) => file).filter((file) => file.endsWith('.css') && file !== 'src/index.css')
  const imports = [...fs.readFileSync('src/index.css', 'utf8').matchAll(/^@import "\.\/(.+)";$/gm)]
  expect(imports.map(([, file]) => `src/${file}`).sort(), 'Add or remove an @import.').toEqual(css.sort())
})

test('no file in src has a catch-all name, or more than 250 lines', () => {
  const names = files.map(([file]) => file)
  expect(names.filter((file) => /(^|\/)(index|utils|helpers|misc|common)(\.tsx?$|\/)/.test(file))).toEqual([])
  // Biome's noExcessiveLinesPerFile leaves out most lines of JSX.
  expect(files.filter(([, text]) => text.split('\n').length > 251).map(([file]) => file)).toEqual([])
})

test('the check of sizes waits for the attribute of src/dom-contract.ts', () => {
  expect(fs.readFileSync('scripts/size.mjs', 'utf8')).toContain(`HYDRATED = '${contract.HYDRATED_ATTRIBUTE}'`)
})

test('each class that begins with ui- exists, because Tailwind ignores one that is misspelled', () => {
  const css = shared.map((file) => sources[file]).join() + sources['src/ui/print.css']
  const looks = [...css.matchAll(/(?:@utility |^ *\.)(ui-[\w-]+)/gm)].map(([, name]) => name)
  const used = files.flatMap(([file, text]) => (file.endsWith('.tsx') ? (text.match(/\bui-[\w-]+/g) ?? []) : []))
  expect(used.length).toBeGreaterThan(200)
  expect(used.filter((name) => !looks.includes(name))).toEqual([])
})
