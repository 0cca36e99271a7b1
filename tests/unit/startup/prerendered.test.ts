import { expect, test } from 'vitest'
import { sitePath } from '@/startup/prerendered'

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
