import { expect, test, visit } from './support'

test('a fast typist on a slow phone loses no letter, and the address follows', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/blog')
  await expect(page.getByRole('article')).toHaveCount(4)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  const field = page.getByRole('searchbox')
  await field.pressSequentially('oak prune fast typing')
  await expect(field).toHaveValue('oak prune fast typing')
  await expect(page).toHaveURL('/blog?q=oak+prune+fast+typing')
  await expect(page.getByText(/^No posts match your criteria\./)).toBeVisible()
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
})

test('a link that is followed right after typing leaves the search in the address', async ({ page }) => {
  await visit(page, '/blog')
  await page.getByRole('searchbox').fill('silver')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: /^Silver maple/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Silver maple/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('silver')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('silver')
})

test('search and categories leave the first post on the first screen of a phone', { tag: '@phone' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/blog')
  await expect(page.getByRole('article').first().getByRole('heading')).toBeInViewport({ ratio: 1 })
})
