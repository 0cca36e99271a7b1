import { expect, test } from 'vitest'
import { pageHtml } from '@/prerender/page-html'

const template = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`

const shared = {
  companyNode: { name: 'A & <b>' },
  scripts: { boot: 'boot()', queuedForms: 'queueForms()' },
  policy: "script-src 'self'",
  styleUrl: '/assets/index-4.css',
}
const page = {
  html: '<title>A &gt; B</title><meta name="description" content="a &gt; b"/><link rel="canonical" href="/a"/><div><link rel="x"/>Body</div>',
  path: '/a',
}

test('the tags that React renders first are moved into the head, each marked with data-page', () => {
  const [head = '', body = ''] = pageHtml(template, page, shared).split('</head>')
  expect(head).toContain('<title data-page>A &gt; B</title>')
  expect(head).toContain('<meta data-page name="description" content="a &gt; b"/>')
  expect(head).toContain('<link data-page rel="canonical" href="/a"/>')
  expect(head).toContain('<script type="application/ld+json">{"name":"A & \\u003cb>"}</script>')
  expect(body).toContain('<div id="root" data-path="/a"><div><link rel="x"/>Body</div></div>')
  expect(body).not.toContain('<title')
})

test('an author’s text cannot close the snapshot’s script element, and is kept in full', () => {
  const content = '</script><script>alert(1)</script><!-- $& $1 \u2028'
  const snapshot = [[['posts', 'one', 'a'], { content }]] as const
  const file = pageHtml(template, { ...page, html: `${page.html}$& $1`, snapshot }, shared)
  const [, json = ''] = /<script type="application\/json" id="page-rows">(.*?)<\/script>/s.exec(file) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual(snapshot)
  expect(file.match(/<\/script>/g)).toHaveLength(3)
  expect(file).toContain('Body</div>$& $1</div>')
})

test('HTML that does not start with its head tags throws', () => {
  expect(() => pageHtml(template, { ...page, html: `<!-- -->${page.html}` }, shared)).toThrow(
    'The HTML of /a does not start with its head tags',
  )
})

test('a template without the expected tags throws', () => {
  expect(() => pageHtml('<html></html>', page, shared)).toThrow('index.html has no <meta charset')
})

test('a prerendered page leaves it to the boot script to load React and the full stylesheet', () => {
  const file = pageHtml(template, { ...page, screenChunks: ['/assets/about-2.js', '/assets/shared-3.js'] }, shared)
  expect(file).not.toContain('type="module"')
  expect(file).toContain(
    '<script data-entry="/assets/index-1.js" data-chunks="/assets/about-2.js /assets/shared-3.js" data-style="/assets/index-4.css">boot()</script>',
  )
  expect(file).not.toContain('queueForms()')
})

test('a page with a form has the script that queues it', () => {
  const html = `${page.html}<form data-draft="quote-request"></form>`
  expect(pageHtml(template, { ...page, html }, shared)).toContain('<script>queueForms()</script>\n  </body>')
})

test('the app shell loads React at once, and has neither a path nor a snapshot', () => {
  const file = pageHtml(template, { ...page, path: null }, shared)
  expect(file).not.toMatch(/data-path|snapshot/)
  expect(file).toContain('<script type="module" crossorigin src="/assets/index-1.js"></script>')
  expect(file).not.toContain('boot()')
})
