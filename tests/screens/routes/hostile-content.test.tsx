import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ImageField } from '@/admin/editor/image-field'
import { PostBody } from '@/components/posts/post-body'
import { parseRichText, type RichTextNode } from '@/lib/rich-text/parse-rich-text'
import { RemotePicture } from '@/ui/picture'
import { payloads } from '../../support/hostile-texts'

// XSS payloads, tested one at a time because one could mask another in a combined text.
// tests/e2e/hostile-content.spec.ts runs them in a real browser.

const BODY_TAGS = ['P', 'H2', 'H3', 'UL', 'LI', 'B', 'I', 'BR']

/** Parses a static HTML file as a browser does. */
const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** Tag and attribute names of every element, plus class values. Other values may contain author text. */
const structureOf = (root: ParentNode) =>
  [...root.querySelectorAll('*')].map(
    ({ tagName, attributes }) =>
      `${tagName} ${[...attributes].map(({ name, value }) => (name === 'class' ? value : name)).sort()}`,
  )

test('no payload injects an element or attribute into a post', () => {
  const check = (node: RichTextNode) => {
    if (typeof node === 'string') return
    expect(BODY_TAGS).toContain(node.tag.toUpperCase())
    expect(Object.keys(node).filter((key) => !['tag', 'children', 'isImplicit'].includes(key))).toEqual([])
    node.children.forEach(check)
  }
  for (const { text } of payloads) {
    for (const content of [text, `<p>oak ${text}`, `<ul><li>oak</li>${text}</ul>`, `oak\n\n${text}\n\nash`])
      parseRichText(content).forEach(check)
    const { container, unmount } = render(<PostBody content={text} />)
    const file = parseHtml(renderToStaticMarkup(<PostBody content={text} />))
    for (const root of [container, file.body]) {
      const [, ...elements] = root.querySelectorAll('*')
      for (const { tagName, attributes } of elements) {
        expect(BODY_TAGS, text).toContain(tagName)
        expect(
          [...attributes].map(({ name }) => name).filter((name) => name !== 'class'),
          text,
        ).toEqual([])
      }
    }
    // The parsed file must match React's DOM, or hydration fails.
    expect(structureOf(file.body), text).toEqual(structureOf(container))
    expect(file.head.childNodes, text).toHaveLength(0)
    unmount()
  }
})

test('no payload is requested as a picture unless it is a plain http(s) URL', () => {
  for (const { text } of payloads) {
    const { container, unmount } = render(
      <>
        <RemotePicture url={text} alt="" className="" placeholder={null} />
        <ImageField
          label="Image URL"
          name="image_url"
          value={text}
          substitute={{ picture: null, words: '' }}
          readOnly
        />
      </>,
    )
    const pictures = [...container.querySelectorAll('img')]
    if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) expect(pictures, text).toEqual([])
    for (const { src } of pictures) expect(src).toMatch(/^https?:\/\/hit\.example\/[^\s"<>]*$/)
    unmount()
  }
})
