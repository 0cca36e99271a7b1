import { expect, test } from 'vitest'
import { parseRichText, type RichTextNode } from '@/lib/rich-text'

/** The tree written as HTML again, which is shorter to read. */
function write(node: RichTextNode): string {
  if (typeof node === 'string')
    return node
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/\u00a0/g, '&nbsp;')
  return node.tag === 'br' ? '<br>' : `<${node.tag}>${node.children.map(write).join('')}</${node.tag}>`
}

const html = (source: string) => parseRichText(source).map(write).join('')

test.for<[string, string, string]>([
  ['nothing is nothing', '', ''],
  ['one line is a paragraph', 'An oak', '<p>An oak</p>'],
  ['a line break is a break', 'An oak\nand an ash', '<p>An oak<br>and an ash</p>'],
  ['two line breaks make a paragraph', 'An oak\n\nAn ash', '<p>An oak</p><p>An ash</p>'],
  ['many line breaks, with blanks in them, make one', 'An oak\n \n\n\nAn ash', '<p>An oak</p><p>An ash</p>'],
  ['Windows’ line breaks are line breaks', 'An oak\r\nan ash\r\n\r\nA fir', '<p>An oak<br>an ash</p><p>A fir</p>'],
  ['breaks at the edges go', '\n\nAn oak\n<br>\n', '<p>An oak</p>'],
  ['bold and italic stand in a line', 'An <b>old <i>oak</i></b>!', '<p>An <b>old <i>oak</i></b>!</p>'],
  ['bold goes on over paragraphs', '<b>An oak\n\nAn ash</b> x', '<p><b>An oak</b></p><p><b>An ash</b> x</p>'],
  ['a heading stands by itself', 'A\n<h2>B</h2>\nC', '<p>A</p><h2>B</h2><p>C</p>'],
  ['line breaks in block tags are blanks', '<p>An oak\nand an ash</p>', '<p>An oak and an ash</p>'],
  [
    'a list over several lines gets no stray breaks',
    'Look:\n<ul>\n<li>oak</li>\n<li>ash\nand fir</li>\n</ul>\nThat is all.',
    '<p>Look:</p><ul><li>oak</li><li>ash and fir</li></ul><p>That is all.</p>',
  ],
  ['items need no end', '<ul><li>oak<li>ash</ul>', '<ul><li>oak</li><li>ash</li></ul>'],
  ['an item without a list gets one', '<li>oak</li>', '<ul><li>oak</li></ul>'],
  [
    'a list in an item is kept',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  ],
  ['a paragraph ends the one before', '<p>a<p>b', '<p>a</p><p>b</p>'],
  ['capitals are the same tags', '<B>x</B><BR/>y', '<p><b>x</b><br>y</p>'],
  ['attributes never survive', '<p class="x" onclick="alert(1)">a</p><b style=\'x\'>c</b>', '<p>a</p><p><b>c</b></p>'],
  ['a sign that is no tag is text', '3 < 4 & 5 > 4', '<p>3 &lt; 4 &amp; 5 > 4</p>'],
  ['entities are read once', '&lt;script&gt; &amp;lt; &#65;&#x42; &nbsp;', '<p>&lt;script> &amp;lt; AB &nbsp;</p>'],
  [
    'words that every object knows are no entities',
    '&constructor; &valueOf;',
    '<p>&amp;constructor; &amp;valueOf;</p>',
  ],
  ['bold in bold goes on once', '<b><b><i>a\n\nb</i></b>', '<p><b><b><i>a</i></b></b></p><p><b><i>b</i></b></p>'],
  ['unknown tags go, their words stay', '<div><a href="javascript:x">oak</a></div>', '<p>oak</p>'],
  ['scripts go with their content', 'a<script>alert("<b>")</script >b<style>p{}</style>', '<p>ab</p>'],
  ['a script without an end takes the rest', 'a<script>alert(1)', '<p>a</p>'],
  ['comments go', 'a<!-- <b>x</b> -->b<!-- ', '<p>ab</p>'],
  ['a tag hidden in an attribute is none', '<b title="<script>">x</b>', '<p><b>x</b></p>'],
  ['ends without a beginning are ignored', '</p></b>oak</ul>', '<p>oak</p>'],
  ['empty blocks go', '<p></p><h2> </h2><ul></ul>oak', '<p>oak</p>'],
])('%s', ([_, source, expected]) => {
  expect(html(source)).toBe(expected)
})

test('there is no tag in the tree but those of the list, whatever comes', () => {
  const allowed = new Set(['p', 'h2', 'h3', 'ul', 'li', 'b', 'i', 'br'])
  const pieces = [
    '<p>',
    '</p>',
    '<ul>',
    '<li>',
    '</ul>',
    '<b>',
    '</i>',
    '<i>',
    '<br>',
    '\n',
    '\n\n',
    'oak',
    '<h2>',
    '<x y="',
    '>',
    '<',
    '&',
    '"',
  ]
  let seed = 7
  const next = (length: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % length
  }
  const check = (node: RichTextNode, parent: string) => {
    if (typeof node === 'string') return
    expect(allowed).toContain(node.tag)
    if (node.tag === 'li') expect(parent).toBe('ul')
    if (parent === 'ul') expect(node.tag).toBe('li')
    for (const child of node.children) check(child, node.tag)
  }
  for (let round = 0; round < 2000; round += 1) {
    const source = Array.from({ length: 12 }, () => pieces[next(pieces.length)]).join('')
    for (const block of parseRichText(source)) check(block, '')
  }
})

test('bold that is on many times makes no more elements than there are characters', () => {
  const count = (node: RichTextNode): number =>
    typeof node === 'string' ? 0 : node.children.reduce((sum, child) => sum + count(child), 1)
  const source = `${'<b>'.repeat(40)}${'a\n\n'.repeat(33_000)}`
  const elements = parseRichText(source).reduce((sum, block) => sum + count(block), 0)
  expect(elements).toBeGreaterThan(33_000)
  expect(elements).toBeLessThan(source.length)
})

test('a hundred thousand characters of open tags are read at once', () => {
  expect(parseRichText(`${'<b>'.repeat(33_000)}x`).length).toBeGreaterThan(0)
  expect(parseRichText('<ul><li>'.repeat(12_000)).length).toBeLessThan(2)
  expect(parseRichText('<'.repeat(100_000))).toHaveLength(1)
  expect(parseRichText('<a "'.repeat(25_000))).toHaveLength(1)
})
