import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as contract from '@/dom-contract'
import { paths } from '@/paths'
import { readClassLists } from '../support/class-lists'
import { readSourceFiles } from '../support/source-files'

// Code rules that the linter does not have.

const sources = readSourceFiles('src')
const files = Object.entries(sources)
const elements = readClassLists(sources)

const addresses = [...Object.values(paths), ...Object.values(paths.admin)].filter(
  (path) => typeof path === 'string' && path !== paths.home,
)

// The steps of margins and gaps. Paddings have more: the sides of a card and of a button, the indent of a list, and room
// for the actions of a row.
const steps = '0|0\\.5|1|1\\.5|2|2\\.5|3|4|6|8|12|16|auto|hero|section|side'
const paddings = `${steps}|5|10|60`

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
    rule: 'what the inline scripts, React and the build say to each other is only written out in src/dom-contract.ts',
    // The panel is not prerendered; its drafts have keys of their own.
    ending: /^(?!src\/admin\/).*/,
    pattern: new RegExp(`(?:${Object.values(contract).join('|')})\\b|dataset\\b.*(?:hydrated|draft|busy|path)`, 'g'),
    except: ['src/dom-contract.ts'],
    example: 'form.dataset.busy',
    advice: 'Import the name.',
  },
  {
    rule: 'margins, gaps and paddings have the steps of one scale',
    ending: /./,
    pattern: new RegExp(
      `[\\s'"\`:]-?(?:(?:gap|gap-[xy]|m[xytblr]?)-(?!(?:${steps})[\\s'"\`;])|p[xytblr]?-(?!(?:${paddings})[\\s'"\`;]))` +
        `(?:[\\d.]+|auto|hero|section|side)(?=[\\s'"\`;])`,
      'g',
    ),
    example: 'className="mt-7 p-4"',
    advice: 'Take the next step of the scale.',
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
    rule: 'what a part looks like in the panel is said beside the part',
    ending: /\.css$/,
    pattern: /\.panel-frame/g,
    // The height of the header on the root, and the variant itself.
    except: ['src/layout/site-layout.css', 'src/variants.css'],
    example: '.panel-frame .card',
    advice: 'Write panel: in its classes or its CSS file.',
  },
  {
    rule: 'what only one part needs on paper is said beside the part',
    ending: /\.css$/,
    pattern: /@media[^{;]*\b(print|screen)\b/g,
    except: ['src/ui/print.css'],
    example: '@media print',
    advice: 'Write print: in its classes or its CSS file.',
  },
  {
    rule: 'a utility applies the class of what has one',
    // Those left out style elements, not classes, or lie outside the layers.
    ending: /^(?!src\/(index|ui\/print|layout\/(adaptations|page-loading))\.css).*\.css$/,
    pattern:
      /^\s+((display|position|visibility|object-fit|(flex-)?(direction|grow|shrink)|(align|justify)-[a-z-]+): .*|(((min|max)-)?(width|height)|(margin|padding|inset)[a-z-]*|gap|top|right|bottom|left): (-?[\d.]+(rem)? ?)+;)/gm,
    example: '  display: flex;',
    advice: 'Write @apply with the class of Tailwind; CSS is for what has none.',
  },
  {
    rule: 'no class string has more than 110 characters',
    ending: /\.tsx?$/,
    // Classes begin with a small letter, and no comma or full stop ends one. Every sentence has a word that differs.
    pattern: /(["'`])(?=[^"'`\n]{111,}\1)(?:[-a-z*[@](?:[^\s"'`]*[^\s"'`.,;:?!])? ?)+\1/g,
    example: `'${'mt-4 '.repeat(25)}'`,
    advice: 'Move a part into a look (CONTRIBUTING.md, "Looks").',
  },
  {
    rule: 'cn joins classes of which one varies or has a name',
    ending: /\.tsx?$/,
    pattern: /\bcn\(\s*('[^']*',?\s*)+\)/g,
    example: "cn('ui-card', 'mt-4')",
    advice: 'Write one string, or move a part into a look (CONTRIBUTING.md, "Looks").',
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

test('a constant with classes has a name that ends with Class', () => {
  const found = files.flatMap(([file, text]) => {
    const names = [...text.matchAll(/^(?:export )?const (\w+) =\s+(?:'|buttonClass\(|cn\()/gm)].map(([, name]) => name)
    const uses = (text.match(/\b(?:cn\(|className=\{)[^;{}<]*/g) ?? []).join(' ')
    return names.filter((name) => new RegExp(`\\b${name}\\b`).test(uses)).map((name) => `${file}: ${name}`)
  })
  expect(
    found.filter((constant) => !constant.endsWith('Class')),
    'Add Class to its name.',
  ).toEqual([])
  expect(found.length).toBeGreaterThan(10)
})

const shared = ['src/ui/looks.css', 'src/ui/page-width.css']

/** The utilities that belong to one part. */
const ownNames = new Set(
  files.flatMap(([file, text]) =>
    file.endsWith('.css') && !shared.includes(file)
      ? [...text.matchAll(/@utility (\S+)/g)].map(([, name]) => name)
      : [],
  ),
)

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

/** Where an element is in its parent, and whether it is shown. */
const placement =
  /^-?(m[xytblr]?-|z-|order-|col-|row-|basis-|grow|shrink|self-|justify-self-|w-|absolute$|(top|right|bottom|left)-|translate-|(hidden|block|sr-only)$)/

/** The looks of Tailwind that stand beside the class of a part in one string. */
function findLooksBesideOwn(strings: string) {
  const words = strings.split(' ')
  if (!words.some((word) => ownNames.has(word))) return []
  return words.filter((word) => {
    const name = word.split(':').at(-1) ?? ''
    return !ownNames.has(name) && !/^(ui-|on-forest$|group$)/.test(name) && !placement.test(name)
  })
}

test('beside the class of a part are only names and its place, because its utility has all other looks', () => {
  expect(findLooksBesideOwn('header-box -mt-2 md:hidden ui-card border-b bg-white')).toEqual(['border-b', 'bg-white'])
  const found = files
    .filter(([file]) => /\.tsx?$/.test(file))
    // A state is a string of its own, in cn.
    .flatMap(([file, text]) =>
      [...text.matchAll(/(["'`])([^"'`\n]+)\1/g)].map(([, , strings = '']) => ({ file, strings })),
    )
    .map(({ file, strings }) => ({ file, strings, looks: findLooksBesideOwn(strings) }))
  expect(
    found.filter(({ looks }) => looks.length > 0),
    'Move them into the utility, or all of its classes into the element.',
  ).toEqual([])
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

type ClassRule = { rule: string; isBroken: (strings: string) => boolean; example: string; advice: string }

const hasPadding = (strings: string, sides: string) =>
  new RegExp(`(^|[\\s:])p[${sides}]?-(?!0(\\s|$))\\d`).test(strings)

const looks = files.flatMap(([file, text]) =>
  file.endsWith('.css') ? [...text.matchAll(/(?:@utility |^ *\.)([a-z][\w-]*)/gm)].map(([, name = '']) => name) : [],
)
const prefixes = new Set(looks.filter((name) => name.includes('-')).map((name) => name.split('-')[0]))

const classRules: readonly ClassRule[] = [
  {
    rule: 'no element has more than 160 characters of classes',
    isBroken: (strings) => strings.length > 160,
    example: 'mt-4 '.repeat(40),
    advice: 'Move what belongs together into a look (CONTRIBUTING.md, "Looks").',
  },
  {
    rule: 'a card has one of the named paddings, and at most takes a side away',
    isBroken: (strings) =>
      /(^|[\s:])ui-card(-cream|-link|-body|-body-small|-body-tight|-row)?(\s|$)/.test(strings) &&
      // The height of a row is its own.
      hasPadding(strings, strings.includes('ui-card-row') ? 'xlr' : 'xytblr'),
    example: 'md:p-4',
    advice: 'Use ui-card-body, -small, -tight or ui-card-row in place of the padding.',
  },
  {
    rule: 'each class with the prefix of a look exists, because Tailwind ignores one that is misspelled',
    isBroken: (strings) =>
      strings
        .split(/\s+/)
        .map((word) => word.split(':').at(-1) ?? '')
        .some((name) => name.includes('-') && prefixes.has(name.split('-')[0]) && !looks.includes(name)),
    example: 'ui-crad-body',
    advice: 'Correct its name, or add the look to a CSS file.',
  },
]

test.each(classRules)('$rule', ({ isBroken, example, advice }) => {
  // The parser finds it in a condition with a constant, and in a variant.
  for (const code of [
    `const part = '${example}'; const card = <p className={isOpen ? cn('ui-card', part) : ''} />`,
    `const all = { row: { card: '${example}' } }; const { ...one } = all[variant]; const it = cn('ui-card', one.card)`,
  ])
    expect(readClassLists({ 'card.tsx': code }).some(({ strings }) => isBroken(strings))).toBe(true)
  expect(elements.length).toBeGreaterThan(700)
  expect(
    elements.filter(({ strings }) => isBroken(strings)),
    advice,
  ).toEqual([])
})
