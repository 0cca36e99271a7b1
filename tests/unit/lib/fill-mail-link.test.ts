// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fillMailLink } from '@/lib/fill-mail-link'

/** The link in a form with these fields. */
function linkBeside(description: string) {
  document.body.innerHTML =
    '<form><textarea name="description"></textarea><input name="town"><input name="name" value="Sam &amp; Jo"><a href="mailto:us@example.com?subject=Oak"></a></form>'
  const link = document.querySelector('a') as HTMLAnchorElement
  ;(document.querySelector('textarea') as HTMLTextAreaElement).value = description
  fillMailLink(link)
  return link
}

const bodyOf = ({ href }: HTMLAnchorElement) => new URL(href).searchParams.get('body')

test('the e-mail has a line for each filled field, of the latest text', () => {
  const link = linkBeside('An oak')
  expect(link.href).toMatch(/^mailto:us@example\.com\?subject=Oak&body=/)
  expect(bodyOf(link)).toBe('description: An oak\r\nname: Sam & Jo')
  fillMailLink(link)
  expect(bodyOf(link)).toBe('description: An oak\r\nname: Sam & Jo')
})

test.each(['oak ', 'ö', '🌳'])(
  'a description of 5,000 times %j is cut at a whole character, and the name stays',
  (text) => {
    const link = linkBeside(text.repeat(5000))
    expect(link.href.length).toBeLessThan(1500)
    expect(bodyOf(link)).toMatch(new RegExp(`^description: (${text})+(o?a?k?)…\\r\\nname: Sam & Jo$`, 'u'))
  },
)
