import { expect, test } from 'vitest'
import { parseRichText, type RichTextNode } from '@/lib/rich-text/parse-rich-text'

/** Serializes the tree to HTML, which is shorter to read. */
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
  ['an empty text has no blocks', '', ''],
  ['one line is a paragraph', 'An oak', '<p>An oak</p>'],
  ['a line break becomes a <br>', 'An oak\nand an ash', '<p>An oak<br>and an ash</p>'],
  ['two line breaks start a paragraph', 'An oak\n\nAn ash', '<p>An oak</p><p>An ash</p>'],
  ['many line breaks, with spaces between them, start only one', 'An oak\n \n\n\nAn ash', '<p>An oak</p><p>An ash</p>'],
  ['CRLF counts as a line break', 'An oak\r\nan ash\r\n\r\nA fir', '<p>An oak<br>an ash</p><p>A fir</p>'],
  ['breaks at the start and end are removed', '\n\nAn oak\n<br>\n', '<p>An oak</p>'],
  ['bold and italic are inline', 'An <b>old <i>oak</i></b>!', '<p>An <b>old <i>oak</i></b>!</p>'],
  ['bold continues across paragraphs', '<b>An oak\n\nAn ash</b> x', '<p><b>An oak</b></p><p><b>An ash</b> x</p>'],
  ['a heading is a block on its own', 'A\n<h2>B</h2>\nC', '<p>A</p><h2>B</h2><p>C</p>'],
  ['a line break in a paragraph’s tags is a <br>', '<p>An oak\nand an ash</p>', '<p>An oak<br>and an ash</p>'],
  ['two line breaks end a paragraph with tags', '<p>An oak\n\nAn <b>ash</b></p>', '<p>An oak</p><p>An <b>ash</b></p>'],
  [
    'a line break next to a block tag is nothing',
    '<p>\nAn oak\n</p>\n<ul>\n<li>\nash\n<ul>\n<li>fir</li>\n</ul>\nend\n</li>\n</ul>\n',
    '<p>An oak</p><ul><li>ash<ul><li>fir</li></ul>end</li></ul>',
  ],
  ['a comment joins no words', '<p>a</p>b<!-- x --> c', '<p>a</p><p>b c</p>'],
  ['strong and em are bold and italic', '<strong>An</strong> <em>oak</em>', '<p><b>An</b> <i>oak</i></p>'],
  [
    'a list over several lines gets no stray breaks',
    'Look:\n<ul>\n<li>oak</li>\n<li>ash\nand fir</li>\n</ul>\nThat is all.',
    '<p>Look:</p><ul><li>oak</li><li>ash<br>and fir</li></ul><p>That is all.</p>',
  ],
  ['two newlines in a list item are two breaks', '<li>oak\n\nash</li>', '<ul><li>oak<br><br>ash</li></ul>'],
  ['list items need no closing tag', '<ul><li>oak<li>ash</ul>', '<ul><li>oak</li><li>ash</li></ul>'],
  ['a list item outside a list is wrapped in one', '<li>oak</li>', '<ul><li>oak</li></ul>'],
  [
    'text after such an item starts a paragraph',
    '<li>oak</li>\n<li>ash</li>\n\nPlant\n\n<li>fir</li><b>both</b>',
    '<ul><li>oak</li><li>ash</li></ul><p>Plant</p><ul><li>fir</li></ul><p><b>both</b></p>',
  ],
  ['tags of word processors are dropped', 'An <o:p></o:p><my-el>oak</my-el>', '<p>An oak</p>'],
  ['a paragraph closes the previous one', '<p>a<p>b', '<p>a</p><p>b</p>'],
  ['tag names are case-insensitive', '<B>x</B><BR/>y', '<p><b>x</b><br>y</p>'],
  ['attributes are removed', '<p class="x" onclick="alert(1)">a</p><b style=\'x\'>c</b>', '<p>a</p><p><b>c</b></p>'],
  ['a < that starts no tag is text', '3 < 4 & 5 > 4', '<p>3 &lt; 4 &amp; 5 > 4</p>'],
  [
    'entities are decoded once',
    '&lt;script&gt; &amp;lt; &#65;&#x42; &nbsp; &amp',
    '<p>&lt;script> &amp;lt; AB &nbsp; &amp;amp</p>',
  ],
  [
    'a numbered list becomes a bulleted one, which ends at its closing tag',
    'Steps:\n<ol>\n<li>dig</li>\n<li>plant</li>\n</ol>\nThen water.\n\nEvery week.',
    '<p>Steps:</p><ul><li>dig</li><li>plant</li></ul><p>Then water.</p><p>Every week.</p>',
  ],
  [
    'an unknown block ends the text that it interrupts',
    '<p>a<blockquote>b</blockquote>c<div>d</div><div>e</div>',
    '<p>a</p><p>b</p><p>c</p><p>d</p><p>e</p>',
  ],
  ['an unknown block ends a list without tags of its own', '<div><li>a</li></div>b', '<ul><li>a</li></ul><p>b</p>'],
  ['an unknown block ends no heading', '<h2><div>Title</div></h2>', '<h2>Title</h2>'],
  [
    'bold continues across an unknown block',
    '<b>one<div>two</div>three</b>',
    '<p><b>one</b></p><p><b>two</b></p><p><b>three</b></p>',
  ],
  [
    'a paragraph ends a list without tags of its own',
    '<li>a</li><li>b</li><p>c</p>',
    '<ul><li>a</li><li>b</li></ul><p>c</p>',
  ],
  ['a menu is a list', '<menu><li>a<li>b</menu><p>c</p>', '<ul><li>a</li><li>b</li></ul><p>c</p>'],
  [
    'an unknown block in a list item starts a new line of it',
    '<ul><li><div>a</div><div>b</div></li><li>c</li></ul>',
    '<ul><li>a<br>b</li><li>c</li></ul>',
  ],
  ['nested bold continues only once', '<b><b><i>a\n\nb</i></b>', '<p><b><b><i>a</i></b></b></p><p><b><i>b</i></b></p>'],
  ['unknown tags are removed, and their text is kept', '<div><a href="javascript:x">oak</a></div>', '<p>oak</p>'],
  [
    'images, drawings and fields are removed',
    'a<img src=x onerror="x()">b<svg onload=x()></svg><input>c',
    '<p>abc</p>',
  ],
  [
    'scripts and styles are removed with their content',
    'a<script>alert("<b>")</script >b<style>p{}</style>',
    '<p>ab</p>',
  ],
  ['an unclosed script removes the rest', 'a<script>alert(1)', '<p>a</p>'],
  ['comments are removed', 'a<!-- <b>x</b> -->b<!-- ', '<p>ab</p>'],
  ['a tag inside an attribute is ignored', '<b title="<script>">x</b>', '<p><b>x</b></p>'],
  ['closing tags without an opening tag are ignored', '</p></b>oak</ul>', '<p>oak</p>'],
  ['empty blocks are removed', '<p></p><h2> </h2><ul></ul>oak', '<p>oak</p>'],
])('%s', ([_, source, expected]) => {
  expect(html(source)).toBe(expected)
})

test('a hundred thousand characters of unclosed tags are parsed without a stack overflow or a timeout', () => {
  expect(parseRichText(`${'<b>'.repeat(33_000)}x`).length).toBeGreaterThan(0)
  expect(parseRichText('<ul><li>'.repeat(12_000)).length).toBeLessThan(2)
  expect(parseRichText('<'.repeat(100_000))).toHaveLength(1)
  expect(parseRichText('<a "'.repeat(25_000))).toHaveLength(1)
  expect(parseRichText('<b/'.repeat(33_333))).toHaveLength(1)
  expect(parseRichText('<b a=\'<b a="'.repeat(8000))).toHaveLength(1)
  expect(parseRichText('<br>'.repeat(25_000))).toEqual([])
})
