import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as contract from '@/dom-contract'
import { paths } from '@/paths'
import { readSourceFiles } from '../support/source-files'

// Code rules that the linter does not have.

const files = Object.entries(readSourceFiles('src'))

test('no file in src has a catch-all name, or more than 250 lines', () => {
  const names = files.map(([file]) => file)
  expect(names.filter((file) => /(^|\/)(index|utils|helpers|misc|common)(\.tsx?$|\/)/.test(file))).toEqual([])
  expect(files.filter(([, text]) => text.split('\n').length > 251).map(([file]) => file)).toEqual([])
})

test('paths of the site are only written out in src/paths.ts', () => {
  const addresses = [...Object.values(paths), ...Object.values(paths.admin)].filter(
    (path) => typeof path === 'string' && path !== paths.home,
  )
  const spelled = new RegExp(`(?:['\`}]|\\w=")(${addresses.join('|')})(['"\`?#/]|$)`, 'm')
  const places = files.filter(([file]) => /\.tsx?$/.test(file) && file !== 'src/paths.ts')
  expect(
    places.flatMap(([file, text]) => {
      const found = spelled.exec(text.replace(/^import .*|\bfrom '.*'|\bimport\(.*\)/gm, ''))
      return found ? [`${file} spells ${found[1]}`] : []
    }),
  ).toEqual([])
})

test('what the inline scripts, React and the build say to each other is only written out in src/dom-contract.ts', () => {
  const spelled = new RegExp(`(?:${Object.values(contract).join('|')})\\b|dataset\\b.*(?:hydrated|draft|busy|path)`)
  // The panel is not prerendered; its drafts have keys of their own.
  const others = files.filter(([file]) => file !== 'src/dom-contract.ts' && !file.startsWith('src/admin/'))
  const found = others.filter(([, text]) => spelled.test(text))
  expect(found.map(([file]) => file)).toEqual([])
  expect(fs.readFileSync('scripts/size.mjs', 'utf8')).toContain(`HYDRATED = '${contract.HYDRATED_ATTRIBUTE}'`)
})

/** A class string in parts, `'a ' + 'b'`, is one string. */
const joinParts = (text: string) => text.replace(/'\s*\+\s*'/g, '')

/** The arguments of each call of `cn`. */
function readClassLists(text: string) {
  return [...text.matchAll(/\bcn\(/g)].map(({ index }) => {
    const start = index + 3
    let end = start
    for (let depth = 1; depth > 0; end++) depth += { '(': 1, ')': -1 }[text[end] ?? ')'] ?? 0
    return text.slice(start, end - 1)
  })
}

/** The classes of each element, also those that it has only sometimes. */
const elements = files.flatMap(([file, parts]) => {
  const text = joinParts(parts)
  const constants = Object.fromEntries(
    [...text.matchAll(/^(?:export )?const (\w+) =\s+'([^'\n]*)'$/gm)].map(([, name, words]) => [name, `'${words}'`]),
  )
  const lists = readClassLists(text).map((list) => {
    const written = list.replace(/=== '[^'\n]*'/g, '').replace(/'[^'\n]*'|\b\w+\b/g, (word) => constants[word] ?? word)
    return (written.match(/'[^'\n]*'/g) ?? []).map((string) => string.slice(1, -1)).join(' ')
  })
  const plain = [...text.matchAll(/className="([^"]*)"/g)].map(([, strings = '']) => strings)
  return [...plain, ...lists].map((strings) => ({ file, strings }))
})

/** "FILE: CLASSES", for the list of a failed test. */
const describe = ({ file, strings }: { file: string; strings: string }) => `${file}: ${strings}`

test('no element has more than 160 characters of classes', () => {
  const long = elements.filter(({ strings }) => strings.length > 160).map(describe)
  expect(long, 'Move what belongs together into a look (CONTRIBUTING.md, "Looks").').toEqual([])
  expect(elements.length).toBeGreaterThan(500)
})

test('a card has one of the named paddings, and at most takes a side away', () => {
  const card = /(^|[\s:])ui-card(-cream|-link|-body|-body-small|-body-tight|-row)?(\s|$)/
  const padding = /(^|[\s:])p[xytblr]?-(?!0(\s|$))\d/
  // The height of a row is its own.
  const sidePadding = /(^|[\s:])p[xlr]?-(?!0(\s|$))\d/
  const cards = elements.filter(({ strings }) => card.test(strings))
  const others = cards.filter(({ strings }) => (strings.includes('ui-card-row') ? sidePadding : padding).test(strings))
  expect(others.map(describe), 'Use ui-card-body, -small, -tight or ui-card-row in place of the padding.').toEqual([])
  expect(cards.length).toBeGreaterThan(30)
})

test('margins, gaps and paddings have the steps of one scale', () => {
  const steps = ['0', '0.5', '1', '1.5', '2', '2.5', '3', '4', '6', '8', '12', '16', 'auto', 'hero', 'section', 'side']
  // The sides of a card and of a button, the indent of a list, and room for the actions of a row.
  const paddings = [...steps, '5', '10', '60']
  const found = files.flatMap(([file, text]) =>
    [...text.matchAll(/[\s'"`:]-?(gap|gap-[xy]|[mp][xytblr]?)-([\d.]+|auto|hero|section|side)(?=[\s'"`;])/g)].map(
      ([, property = '', step = '']) => ({ file, property, step }),
    ),
  )
  const others = found.filter(({ property, step }) => !(property.startsWith('p') ? paddings : steps).includes(step))
  const listed = others.map(({ file, property, step }) => `${file}: ${property}-${step}`)
  expect(listed, `Take the next step of the scale: ${steps.join(', ')}.`).toEqual([])
  expect(found.length).toBeGreaterThan(500)
})

test('no class string has more than 110 characters', () => {
  // Classes begin with a small letter, and no comma or full stop ends one. Every sentence has a word that differs.
  const isClass = (word: string) => /^[-a-z*[@].*[^.,;:?!]$/.test(word)
  const long = files.flatMap(([file, text]) => {
    const withoutComments = joinParts(text).replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
    // Code in a string is one word, whatever it has.
    const withoutCode = withoutComments.replace(/\$\{[^{}]*\}/g, ({ length }) => 'x'.repeat(length))
    const strings = withoutCode.match(/(?:"[^"\n]{111,}"|'[^'\n]{111,}'|`[^`\n]{111,}`)(?!\s*\)\.split)/g) ?? []
    return strings.map((string) => ({ file, strings: string.slice(1, -1).trim() }))
  })
  const classes = long.filter(({ file, strings }) => /\.tsx?$/.test(file) && strings.split(' ').every(isClass))
  expect(classes.map(describe), 'Move a part into a look (CONTRIBUTING.md, "Looks").').toEqual([])
  expect(long.length).toBeGreaterThan(0)
})

test('cn joins classes of which one varies or has a name', () => {
  const lists = files.flatMap(([file, text]) => readClassLists(text).map((strings) => ({ file, strings })))
  const constant = lists.filter(({ strings }) => /^\s*('[^']*',?\s*)+$/.test(strings))
  expect(constant.map(describe), 'Write one string, or move a part into a look (CONTRIBUTING.md, "Looks").').toEqual([])
  expect(lists.length).toBeGreaterThan(50)
})

test('a constant with classes has a name that ends with Class', () => {
  const found = files.flatMap(([file, text]) => {
    const names = [...text.matchAll(/^(?:export )?const (\w+) =\s+(?:'|buttonClass\(|cn\()/gm)].map(([, name]) => name)
    const uses = [...readClassLists(text), ...(text.match(/className=\{[^{}]*\}/g) ?? [])].join(' ')
    return names.filter((name) => new RegExp(`\\b${name}\\b`).test(uses)).map((name) => `${file}: ${name}`)
  })
  expect(
    found.filter((constant) => !constant.endsWith('Class')),
    'Add Class to its name.',
  ).toEqual([])
  expect(found.length).toBeGreaterThan(10)
})

test('each summary has a marker, of ui-summary-marker or its own in a ui-summary-row', () => {
  const summaries = files.flatMap(([, text]) => text.match(/<summary\b[^>]*>/g) ?? [])
  const bare = summaries.filter((summary) => !/ui-summary-(marker|row)/.test(summary))
  expect(bare, 'Without one of these looks Safari and Chromium show different markers.').toEqual([])
  expect(summaries.length).toBeGreaterThan(0)
})

test('the name of a utility says where it is: ui- is shared, every other begins with the name of its CSS file', () => {
  const shared = ['src/ui/looks.css', 'src/ui/page-width.css']
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

test('what lies over what is only said in the list of tailwind.config.ts', () => {
  const numbered = files.filter(([, text]) => /[\s'"`:]z-\d|z-index/.test(text))
  expect(
    numbered.map(([file]) => file),
    'Add a name to zIndex in tailwind.config.ts.',
  ).toEqual([])
})

test('what a part looks like in the panel is said beside the part, with panel:', () => {
  const ofPanel = files.filter(([file, text]) => file.endsWith('.css') && text.includes('.panel-frame'))
  // The variant itself, and the height of the header on the root.
  expect(ofPanel.map(([file]) => file).sort()).toEqual(['src/layout/site-layout.css', 'src/variants.css'])
})

test('what only one part needs on paper is said with print:, the rest in src/ui/print.css', () => {
  const ofPaper = files.filter(([file, text]) => file.endsWith('.css') && /@media[^{;]*\b(print|screen)\b/.test(text))
  expect(ofPaper.map(([file]) => file)).toEqual(['src/ui/print.css'])
})

test('each class with the prefix of a look exists, because Tailwind ignores one that is misspelled', () => {
  const css = files.flatMap(([file, text]) => (file.endsWith('.css') ? text : [])).join('\n')
  const looks = [...css.matchAll(/(?:@utility |^ *\.)([a-z][\w-]*)/gm)].map(([, name = '']) => name)
  const prefixes = new Set(looks.filter((name) => name.includes('-')).map((name) => name.split('-')[0]))
  const ofCells = files.flatMap(([file, text]) =>
    [...text.matchAll(/className: '([^']*)'/g)].map(([, strings = '']) => ({ file, strings })),
  )
  const words = [...elements, ...ofCells].flatMap(({ file, strings }) =>
    strings.split(/\s+/).map((word) => ({ file, strings: word.split(':').at(-1) ?? '' })),
  )
  const own = words.filter(({ strings }) => strings.includes('-') && prefixes.has(strings.split('-')[0]))
  expect(own.filter(({ strings }) => !looks.includes(strings)).map(describe)).toEqual([])
  expect(own.length).toBeGreaterThan(200)
})

test('a utility applies the class of what has one, and is CSS only in what has none', () => {
  const keywords =
    /^\s+(display|position|visibility|object-fit|(flex-)?(direction|grow|shrink)|(align|justify)-[a-z-]+): .*/gm
  const lengths =
    /^\s+(((min|max)-)?(width|height)|(margin|padding|inset)[a-z-]*|gap|top|right|bottom|left): (-?[\d.]+(rem)? ?)+;/gm
  // These style elements, not classes, or lie outside the layers.
  const others = ['src/index.css', 'src/ui/print.css', 'src/layout/adaptations.css', 'src/layout/page-loading.css']
  const css = files.filter(([file]) => file.endsWith('.css') && !others.includes(file))
  const raw = css.flatMap(([file, text]) =>
    [keywords, lengths].flatMap((own) => text.match(own) ?? []).map((line) => `${file}: ${line.trim()}`),
  )
  expect(raw, 'Write @apply with the class of Tailwind.').toEqual([])
})
