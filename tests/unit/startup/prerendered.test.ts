// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readPrerendered } from '@/startup/prerendered'

test('a file hydrates at its own path alone, and elsewhere leaves without its head tags', () => {
  const root = document.createElement('div')
  root.setAttribute('data-path', '/about')
  document.head.innerHTML = '<meta name="description" data-page>'
  expect(readPrerendered(root, '/about')).toEqual({})
  expect(document.head.childElementCount).toBe(1)
  expect(readPrerendered(root, '/services')).toBeNull()
  expect(document.head.childElementCount).toBe(0)
})
