import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { STYLE_LINK } from '@/prerender/page-html'
import { styleInliner } from '../../../scripts/build/inline-style.mjs'
import { cleanUp, tempPath } from '../../support/node-process'

const folder = tempPath('inline-style')
const LINK = '<link rel="stylesheet" crossorigin href="/assets/index.css">'
const SHEET = `
@layer properties{@supports (color:red){*{--tw-shadow:0}}}
@layer base{a{color:inherit}:focus-visible{outline:3px solid}::backdrop{order:10}}
@layer utilities{
  .button,.button:hover{color:green;transition:color 1s;--tw-unused:1}
  .unused{color:blue}
  :is(.\\*\\:grow>*){flex-grow:2}
  :is(.butt>*){--of-unused-class:1;order:1}
  :where(:is([open],:popover-open)) .in-open\\:unused{display:none}
  :where(:is([open],:popover-open)) .in-open\\:hidden{order:2}
  a:not(.button){order:3}
  b:not(.button):first-child{order:4}
  .button[aria-current=page]{order:5}
  b[aria-current=page]{order:6}
  .button[aria-current=true]{order:7}
  .button:nth-child(n+13){order:8}
  :root:has(#bar){order:9}
  .\\[\\&\\>\\*\\]\\:grow>*{flex-grow:1}
  @media (hover:hover){.button:hover{translate:0 -2px}}
  @media (prefers-reduced-motion:reduce){@media (hover:hover){.button:hover{translate:none}}}
  .button:active{translate:none}
  .button:disabled{opacity:.6}
  @media print{.button{display:none}}
  @media (forced-colors: active){.button{border:1px solid}}
  @media (width>=48rem){.button{padding:var(--tw-used)}}
}
@property --tw-used{syntax:"*";inherits:false}
@property --tw-unused{syntax:"*";inherits:false}
`

const FONTS = '<style data-fonts>@font-face{font-family:Fallback;src:local(Georgia)}</style>'

const pageOf = (body: string) => `<!doctype html><html><head>${FONTS}${LINK}</head><body>${body}</body></html>`

const inline = (html: string) => styleInliner(folder, '/')(html, STYLE_LINK)

let inlined: string

beforeAll(() => {
  fs.mkdirSync(path.join(folder, 'assets'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'assets/index.css'), SHEET)
  inlined = inline(pageOf('<a class="button *:grow in-open:hidden" aria-current="page">Quote</a><b>Now</b>'))
})

afterAll(cleanUp)

test('a page gets its critical CSS inline and has no stylesheet link', () => {
  expect(inlined).not.toContain('<link')
  expect(inlined).toContain('.button{color:green}')
  expect(inlined).toContain(':is(.\\*\\:grow>*){flex-grow:2}')
  expect(inlined).toContain(':focus-visible{outline:3px solid}')
  expect(inlined).toContain('@media (width>=48rem){.button{padding:var(--tw-used)}}')
  expect(inlined).toContain('@property --tw-used')
})

test('the font faces of index.html stay as they are', () => {
  expect(inlined).toContain(`<head>${FONTS}<style>`)
})

test('a rule is inlined if each part of its selector has an element of its own', () => {
  expect(inlined.match(/order:\d+/g)).toEqual(['order:2', 'order:4', 'order:5', 'order:8', 'order:9'])
})

test('a class is found whose letters are escaped in the page', () => {
  const page = inline(pageOf('<p class="[&amp;&gt;*]:grow"><a>Quote</a></p>'))
  expect(page).toContain('>*{flex-grow:1}')
  expect(page).toContain('class="[&amp;&gt;*]:grow"')
})

test('rules that are unused, or only apply to hover, press, print or forced colors, are left to the full stylesheet', () => {
  expect(inlined).not.toMatch(
    /unused|butt>|:hover|:active|:disabled|prefers-reduced-motion|print|forced-colors|transition/,
  )
  expect(inlined).not.toMatch(/\{\s*\}/)
})

test('a page without the stylesheet link fails the build', () => {
  expect(() => inline('<html><head></head><body></body></html>')).toThrow('no style sheet')
})
