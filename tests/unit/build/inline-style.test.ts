import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findStyleLink, styleInliner } from '../../../scripts/build/inline-style.mjs'
import { cleanUp, tempPath } from '../../support/node-process'

const folder = tempPath('inline-style')
const LINK = '<link rel="stylesheet" crossorigin href="/assets/index.css">'
const SHEET = `
@layer properties{@supports (color:red){*{--tw-used:0}}}
@layer base{a{color:inherit}a:focus-visible{outline:3px solid}}
@layer utilities{
  .button,.button:hover{color:green;transition:color 1s;font-feature-settings:inherit;--tw-unused:1}
  .unused{color:blue}
  :is(.\\*\\:grow>*){flex-grow:2}
  :is(.butt>*){--of-unused-class:1;order:1}
  :where(:is([open])) .in-open\\:unused{display:none}
  .\\[\\&\\>\\*\\]\\:grow>*{flex-grow:1}
  @media (hover:hover){.button:hover{translate:0 -2px}}
  @media (prefers-reduced-motion:reduce){@media (hover:hover){.button:hover{translate:none}}}
  .button:active{translate:none}
  .button:disabled,.button:checked{opacity:.6}
  .button optgroup,.button:not(optgroup){order:2}
  @media print{.button{display:none}}
  @media (forced-colors: active){.button{border:1px solid}}
  @media (width>=48rem){.button{padding:var(--tw-used)}}
  [type=search]{appearance:none}
  details[open]{margin:0}
  #sign{scroll-margin:1px}
  .frame{--height:4px;color:red}
  .content-\\[\\'·\\'\\]{content:"·"}
  .content-\\[\\'-\\'\\]{content:"-"}
  .card:is(article,p):not(.gone):not(:is(.gone,.left)){margin:1px}
}
@property --tw-used{syntax:"*";inherits:false}
@property --tw-unused{syntax:"*";inherits:false}
`

const FONTS = '<style data-fonts>@font-face{font-family:Fallback;src:local(Georgia)}</style>'

const pageOf = (body: string) => `<!doctype html><html><head>${FONTS}${LINK}</head><body>${body}</body></html>`

const newInliner = () => styleInliner({ folder, base: '/', styleTag: LINK })
const inline = (html: string) => newInliner()(html)

let inlined: string

beforeAll(async () => {
  fs.mkdirSync(path.join(folder, 'assets'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'assets/index.css'), SHEET)
  inlined = await inline(pageOf('<a class="button *:grow">Quote</a>'))
})

afterAll(cleanUp)

test('a page gets its critical CSS inline and has no stylesheet link', () => {
  expect(inlined).not.toContain('<link')
  expect(inlined).toContain('.button{color:green}')
  expect(inlined).toContain(':is(.\\*\\:grow>*){flex-grow:2}')
  expect(inlined).toContain('a:focus-visible{outline:3px solid}')
  expect(inlined).toContain('@media (width>=48rem){.button{padding:var(--tw-used)}}')
  expect(inlined).toContain('@property --tw-used')
})

test('the font faces of index.html stay as they are', () => {
  expect(inlined).toContain(`<head>${FONTS}<style>`)
})

test('a class is found whose letters are escaped in the page', async () => {
  const page = await inline(pageOf('<p class="[&amp;&gt;*]:grow"><a>Quote</a></p>'))
  expect(page).toContain('>*{flex-grow:1}')
  expect(page).toContain('class="[&amp;&gt;*]:grow"')
})

test('a class with quotes is found, and only where the page has it', async () => {
  const page = await inline(pageOf('<p class="button content-[&#x27;·&#x27;]">Quote</p>'))
  expect(page).toContain('{content:"·"}')
  expect(page).not.toContain('{content:"-"}')
})

test('a class within :not() need not be on the page', async () => {
  expect(await inline(pageOf('<p class="card">Quote</p>'))).toContain(':not(.gone):not(:is(.gone,.left)){margin:1px}')
})

test('a variable that only a style attribute reads stays, also after a page without it', async () => {
  const inliner = newInliner()
  expect(await inliner(pageOf('<p class="frame" style="height:1px">'))).not.toContain('--height')
  const page = await inliner(pageOf('<p class="frame" style="height:calc(var(--height) + 1px)">'))
  expect(page).toContain('.frame{--height:4px;color:red}')
})

test('what no first paint has or reads is left to the full stylesheet', () => {
  expect(inlined).not.toMatch(
    /unused|butt>|:hover|:active|:disabled|:checked|optgroup|reduced-motion|print|forced-colors|transition|font-feature|@supports/,
  )
  expect(inlined).not.toMatch(/\{\s*\}/)
})

test.each([
  ['the value of an attribute', '<input type="text">', '<input type="search">', '[type=search]'],
  ['an attribute', '<details>', '<details open="">', 'details[open]'],
  ['an id', '<p id="root">', '<p id="sign">', '#sign'],
])('a page that differs from another only in %s has the rules for it', async (_, first, second, rule) => {
  const inliner = newInliner()
  expect(await inliner(pageOf(first))).not.toContain(rule)
  expect(await inliner(pageOf(second))).toContain(rule)
})

test('the link to the stylesheet is found as Vite writes it, and a build without one fails', async () => {
  expect(findStyleLink(pageOf(''))).toEqual({ tag: LINK, url: '/assets/index.css' })
  expect(() => findStyleLink('<html></html>')).toThrow('index.html has no style sheet')
  await expect(inline('<html><head></head><body></body></html>')).rejects.toThrow('no style sheet')
})
