// @vitest-environment jsdom
import { decodeHTML } from 'entities'
import { expect, test } from 'vitest'
import { decodeEntity } from '@/lib/rich-text/html-entities'

test('the browser decodes as the library does in the build, or hydration would fail', () => {
  expect(import.meta.env.SSR).toBe(false)
  const names = ['rsquo', 'ldquo', 'mdash', 'hellip', 'copy', 'eacute', 'amp', 'lt', 'nbsp', 'nosuch', 'notit', 'bne']
  const entities = [...names, '#146', '#8217', '#x1f333', '#0', '#xd800', '#x110000'].map((name) => `&${name};`)
  expect(entities.map(decodeEntity)).toEqual(entities.map((entity) => decodeHTML(entity)))
})

test('control characters are removed, and line breaks and tabs become spaces', () => {
  expect(['&#1;', '&#x7f;', '&#10;', '&#13;', '&Tab;'].map(decodeEntity)).toEqual(['', '', ' ', ' ', ' '])
})
