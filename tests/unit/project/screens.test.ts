import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routes, screenAt } from '@/routes'
import { adminScreens, publicScreens } from '../../support/screens'

const screensOf = (some: RouteObject[]): string[] =>
  some.flatMap(({ children, handle }) => (children ? screensOf(children) : [handle.screen]))

test('each screen of the route table has a page that screenshots are taken of, and the public ones axe', () => {
  const listed = [...publicScreens, ...adminScreens].map(({ path }) => screenAt(path))
  expect([...listed].sort()).toEqual([...new Set(screensOf(routes))].sort())
})
