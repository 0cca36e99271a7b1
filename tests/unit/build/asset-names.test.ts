import { expect, test } from 'vitest'
import { assetNamesIn } from '../../../scripts/build/asset-names.mjs'

test('every asset that an attribute references is found', () => {
  const html = `
    <link rel="modulepreload" href="/trees/assets/a-1.js"><link rel="preload" imageSrcSet="/trees/assets/b.avif 480w, /trees/assets/c.avif 740w">
    <source srcset="/trees/assets/d.avif 1x"><img src="/trees/assets/e_2.webp">
    <script data-entry="/trees/assets/f.js" data-preloads="/trees/assets/g.js /trees/assets/h.js"></script>`
  expect(assetNamesIn(html, '/trees/').map((name) => name.replace('assets/', ''))).toEqual([
    'a-1.js',
    'b.avif',
    'c.avif',
    'd.avif',
    'e_2.webp',
    'f.js',
    'g.js',
    'h.js',
  ])
})

test('asset paths in text by an author are ignored', () => {
  const html = `
    <meta name="description" content="See /assets/a.jpg"><img src="https://example.com/assets/oak.jpg">
    <p>assets/b.js and src=&quot;/assets/c.js&quot;</p><a href="/about">d</a>
    <script type="application/json">{"content":"\\u003cimg src=\\"/assets/e.js\\">","image_url":"https://example.com/assets/oak.jpg"}</script>`
  expect(assetNamesIn(html, '/')).toEqual([])
})
