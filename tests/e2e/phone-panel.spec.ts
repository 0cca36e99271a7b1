import { LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'
import { closeToast, emailOf, expect, logIn, rowOf, test, visit } from './support'

// The panel in the truck, with one thumb. On phones only.

test('in the truck, the newest request is two taps from the login, and Delete takes two presses', {
  tag: '@phone',
}, async ({ page, request }) => {
  const name = 'Thumb Reach'
  const data = {
    name,
    email: emailOf(name),
    phone: '734.555.0142',
    address: '2210 Miller Ave, Ann Arbor',
    services: ['stump-grinding'],
    description: 'Two stumps.',
  }
  const answer = await request.post('/rest/v1/quote_requests', { headers: { apikey: LOCAL_ANON_KEY }, data })
  expect(answer.status()).toBe(201)
  await visit(page, '/admin/login')
  await logIn(page)
  const call = page.getByRole('link', { name: `Call ${name}` })
  await expect(call).toHaveAttribute('href', 'tel:7345550142')
  // Visible without scrolling, so that one tap on the dashboard is enough.
  await expect(call).toBeInViewport({ ratio: 1 })
  await closeToast(page, 'Login Successful')

  await page.getByRole('link', { name: 'Requests', exact: true }).tap()
  const row = rowOf(page, name)
  await expect(row).toContainText('Two stumps.')
  await expect(row.getByText(name)).toBeInViewport()
  for (const link of ['tel:', 'mailto:', 'https://www.google.com/maps/']) {
    const box = await row.locator(`a[href^="${link}"]`).boundingBox()
    expect(box?.height, link).toBeGreaterThanOrEqual(44)
  }

  const remove = row.getByRole('button', { name: /^Delete/ })
  await remove.dblclick()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(row).toHaveCount(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap()
  await expect(row).toHaveCount(0)
})
