// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { sitePath } from '@/paths'
import { readPrerendered } from '@/startup/prerendered'

test.for([
  ['/', '/', '/'],
  ['/index.html', '/', '/'],
  ['/about', '/', '/about'],
  ['/about/', '/', '/about'],
  ['/about.html', '/', '/about'],
  ['/blog/oaks//', '/', '/blog/oaks'],
  ['//about/', '/', '/about'],
  ['//about', '/', '/about'],
  ['/trees//about', '/trees/', '/about'],
  ['/trees', '/trees/', '/'],
  ['/trees/', '/trees/', '/'],
  ['/trees/index.html', '/trees/', '/'],
  ['/trees/blog/oaks.html', '/trees/', '/blog/oaks'],
  ['/ABOUT', '/', '/about'],
  ['/Trees/Services/Tree-Removal', '/Trees/', '/services/tree-removal'],
])('the path %s under the base %s is the page %s', ([pathname = '', base = '', path]) => {
  expect(sitePath(pathname, base)).toBe(path)
})

test('a file hydrates at its own path alone, and elsewhere leaves without its head tags', () => {
  const root = document.createElement('div')
  root.setAttribute('data-path', '/about')
  document.head.innerHTML = '<meta name="description" data-page>'
  expect(readPrerendered(root, '/about')).toEqual({})
  expect(document.head.childElementCount).toBe(1)
  expect(readPrerendered(root, '/services')).toBeNull()
  expect(document.head.childElementCount).toBe(0)
})
