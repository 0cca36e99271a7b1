import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextWithPhone } from '@/ui/text-with-phone'

test.each([
  ['Stay away.', 'Stay away.'],
  ['Call 911 now.', 'Call [911] now.'],
  ['Call 911 now. If 911 is busy, stay away.', 'Call [911] now. If [911] is busy, stay away.'],
  ['911', '[911]'],
])('in "%s" every number is a link, and no text is lost', (text, shown) => {
  const html = renderToStaticMarkup(<TextWithPhone text={text} phone="911" phoneLink="tel:911" />)
  expect(html.replace(/<a href="tel:911".*?>(.*?)<\/a>/g, '[$1]')).toBe(shown)
})

test('a text without a number stays as it is', () => {
  expect(renderToStaticMarkup(<TextWithPhone text="Call us." />)).toBe('Call us.')
})
