import { company } from '../../src/content/company'
import { logIn, rowOf } from './support/owner'
import { closeToast, toast, visit } from './support/page-actions'
import { emailOf, fillInQuote, quoteSent, sendQuote } from './support/quote-form'
import { expect, test } from './support/test'

// A request and a post from end to end; the request with the lock too. A message is in locked.spec.ts, a testimonial in
// keyboard.spec.ts.

test('a visitor sends a quote request, and the owner reads and deletes it', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  const name = `Sam ${isMobile ? 'Phone' : 'Desktop'}`
  await visit(page, '/')
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Get a Free Quote' }).filter({ visible: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Get a free quote' })).toBeVisible()

  await fillInQuote(page, name)
  await sendQuote(page)
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  const notice = quoteSent(page)
  await expect(notice).toBeFocused()
  await expect(notice).toBeInViewport()
  await closeToast(page, 'Quote Request Sent!')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Panel' }).click()
  await logIn(page)
  await closeToast(page, 'Login Successful')
  await page.getByRole('main').getByRole('link', { name: 'Quote Requests' }).click()
  const row = rowOf(page, name)
  await expect(row).toContainText('2210 Miller Ave, Ann Arbor')
  await expect(row).toContainText('Tree Removal')
  await expect(row.locator(`a[href="mailto:${emailOf(name)}"]`)).toBeVisible()

  await row.getByRole('button', { name: /^Delete/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Quote Request Deleted')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(rowOf(page, 'Sam Whitfield')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('the owner writes a post, reads it on the site, changes and deletes it', { tag: '@open' }, async ({
  page,
  context,
  isMobile,
}) => {
  const title = `Oaks in ${isMobile ? 'June' : 'May'}`
  const slug = title.toLowerCase().replaceAll(' ', '-')
  await visit(page, '/admin/blog/new')
  await logIn(page)
  await page.getByLabel('Title').fill(title)
  await expect(page.getByText(`Web address: /blog/${slug}`)).toBeVisible()
  await page.getByLabel('Category').fill('Pruning')
  await page.getByLabel('Publication Date').fill('2031-05-17')
  await page.getByLabel('Excerpt').fill('Leave the saw in the shed.')
  await page.getByLabel('Full Content').fill('One.\nTwo.\n\n<b>Three.</b>')
  if (isMobile) await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Preview' }).locator('b, strong')).toHaveText('Three.')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await closeToast(page, 'Post Created!')

  const row = rowOf(page, title)
  await expect(row).toContainText('May 17, 2031')
  // The post is newer than the build, so the host serves the app shell.
  const [post] = await Promise.all([
    context.waitForEvent('page'),
    row.getByRole('link', { name: `View ${title} in a new tab` }).click(),
  ])
  await expect(post.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(post).toHaveURL(new RegExp(`/blog/${slug}$`))
  await expect(post).toHaveTitle(`${title} | ${company.name}`)
  await expect(post.locator('meta[name=robots]')).toHaveCount(0)
  await expect(post.getByRole('article').getByText('One.')).toBeVisible()
  await expect(post.getByText('May 17, 2031')).toBeVisible()
  await post.close()

  await row.getByRole('link', { name: `Edit ${title}` }).click()
  await expect(page.getByLabel('Publication Date')).toHaveValue('2031-05-17')
  await page.getByLabel('Excerpt').fill('Leave it there until fall.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await closeToast(page, 'Post Updated!')
  // On a phone the logo is the only link to the site.
  await page.getByRole('banner').getByRole('link', { name: company.name }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByText('Leave it there until fall.')).toBeVisible()

  await visit(page, '/admin/blog')
  await row.getByRole('button', { name: `Delete ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
  await dialog.getByRole('button', { name: 'Delete Post' }).click()
  await expect(toast(page, 'Post Deleted')).toBeVisible()
  await expect(row).toHaveCount(0)
})
