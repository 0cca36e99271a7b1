import { expect, test } from 'vitest'
import { company, profilesOf } from '@/content/company'
import { paths } from '@/paths'
import {
  findConsole,
  findEmptyNames,
  findJsx,
  findLongFiles,
  findSpelledFacts,
  findSpelledPaths,
  findWrongDefaults,
} from '../support/house-rules'
import { type Rule, testRules } from '../support/rules'
import { type Files, readSourceFiles } from '../support/source-files'

// Code rules that the linter does not have. tests/unit/project/architecture.test.ts has
// the import rules between layers.

const addresses = [...Object.values(paths), ...Object.values(paths.admin)]
  .filter((path) => typeof path === 'string')
  .filter((path) => path !== paths.home)

const { name, phone, email, address, postAuthor } = company
const facts = [name, phone, email, address.street, ...profilesOf(company).map(({ url }) => url), postAuthor]

const without = (files: Files, file: string) =>
  Object.fromEntries(Object.entries(files).filter(([key]) => key !== file))

const rules: readonly Rule[] = [
  [
    'No file in src is a barrel or has a catch-all name such as utils.',
    findEmptyNames,
    { 'src/ui/index.ts': '', 'src/lib/utils.ts': '', 'src/helpers/a.ts': '', 'src/ui/common/a.tsx': '' },
  ],
  [
    'Every screen in src/routes has a default export, and no other file has one.',
    findWrongDefaults,
    {
      'src/ui/a.tsx': 'export default function A() {}',
      'src/ui/b.tsx': 'const a = 1; export { a as default }',
      'src/routes/a.tsx': 'export function A() {}',
      'src/routes.tsx': 'export default []',
    },
  ],
  [
    'Paths of the site are only written out in src/paths.ts.',
    (files) => findSpelledPaths(without(files, 'src/paths.ts'), addresses),
    {
      'src/ui/a.tsx': "const a = '/get-a-quote'",
      'src/ui/b.tsx': 'const b = <a href="/admin">Panel</a>',
      'src/ui/c.tsx': `const c = \`/services/\${slug}\``,
      'src/ui/d.tsx': "const d = '/contact?subject=Review'",
      'src/ui/e.tsx': `const e = \`\${origin}/blog/new\``,
    },
  ],
  [
    'Facts about the company are only written out in src/content/company.ts.',
    (files) => findSpelledFacts(without(files, 'src/content/company.ts'), facts),
    Object.fromEntries(
      [...facts, name.replaceAll(' ', '\n'), phone.replace(/\D/g, ''), email.toUpperCase()].map((fact, index) => [
        `src/ui/${index}.ts`,
        `// ${fact}`,
      ]),
    ),
  ],
  [
    'Nothing in src writes to the console.',
    findConsole,
    { 'src/a.ts': "console.log('a')", 'src/b.ts': "window.console.warn('b')" },
  ],
  [
    'src/content, src/lib and src/data have no JSX.',
    (files) => findJsx(files, ['src/content/', 'src/lib/', 'src/data/']),
    { 'src/content/a.tsx': '', 'src/lib/a.tsx': '', 'src/data/a.tsx': '' },
  ],
]

testRules(rules, readSourceFiles('src'))

test('No file in src has more than 250 lines.', () => {
  expect(findLongFiles(readSourceFiles('src'))).toEqual([])
})

test('A file that is too long is reported.', () => {
  expect(findLongFiles({ 'src/a.ts': '\n'.repeat(251) })).toEqual(['src/a.ts has 251 lines'])
  expect(findLongFiles({ 'src/a.ts': '\n'.repeat(250) })).toEqual([])
})

test('Allowed code is not reported.', () => {
  const files = {
    'src/routes/a.tsx':
      "import b from '@/admin/b'\nexport default function A() { return ['/about.svg', '/', 'a/about'] }",
    'src/routes/admin/b.tsx': 'const a = <p>Ann Arbor</p>\nexport { a as default }',
    'src/vite-env.d.ts': "declare module '*.webp?picture' {\n  const source: string\n  export default source\n}",
    'src/lib/console-table.ts': '// Not the console.',
  }
  for (const [, check] of rules) expect(check(files)).toEqual([])
})
