import { closeToast, expect, logIn, rowOf, test, toast, visit } from './support'

test('a post is written, seen, changed and deleted', async ({ page, context, isMobile }) => {
  const title = `Oaks in ${isMobile ? 'June' : 'May'}`
  const slug = title.toLowerCase().replaceAll(' ', '-')
  await visit(page, '/admin/blog/new')
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Blog Post' })).toBeVisible()
  await page.getByLabel('Title').fill(title)
  await expect(page.getByText(`Web address: /blog/${slug}`)).toBeVisible()
  await page.getByLabel('Category').fill('Pruning')
  await page.getByLabel('Publication Date').fill('2031-05-17')
  await page.getByLabel('Excerpt').fill('Leave the saw in the shed.')
  await page.getByLabel('Full Content').fill('One.\nTwo.\n\n<b>Three.</b>')
  await expect(page.getByRole('region', { name: 'Preview' }).locator('b, strong')).toHaveText('Three.')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await closeToast(page, 'Post Created!')

  const row = rowOf(page, title)
  await expect(row).toContainText('May 17, 2031')
  const [post] = await Promise.all([
    context.waitForEvent('page'),
    row.getByRole('link', { name: `View ${title} in a new tab` }).click(),
  ])
  await expect(post.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(post).toHaveURL(new RegExp(`/blog/${slug}$`))
  await expect(post.getByRole('article').getByText('One.')).toBeVisible()
  await expect(post.getByText('May 17, 2031')).toBeVisible()
  await post.close()

  await row.getByRole('link', { name: `Edit ${title}` }).click()
  await expect(page.getByLabel('Publication Date')).toHaveValue('2031-05-17')
  await page.getByLabel('Excerpt').fill('Leave it there until fall.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await closeToast(page, 'Post Updated!')
  await page.getByRole('link', { name: 'View site' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('heading', { level: 1, name: 'Blog', exact: true })).toBeVisible()
  await expect(page.getByText('Leave it there until fall.')).toBeVisible()

  await visit(page, '/admin/blog')
  await row.getByRole('button', { name: `Delete ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete Post' }).click()
  await expect(toast(page, 'Post Deleted')).toBeVisible()
  await expect(row).toHaveCount(0)
  // The next row takes the focus.
  await expect(page.getByRole('button', { name: /^Delete / }).first()).toBeFocused()
})

test('a testimonial is added, changed and deleted, and the owner logs out', async ({ page, isMobile }) => {
  const name = `Robin ${isMobile ? 'Phone' : 'Desktop'}`
  await visit(page, '/admin/testimonials/new')
  await logIn(page)
  await page.getByLabel('Customer Name').fill(name)
  await page.getByLabel('Testimonial Text').fill('They came at eight and left at noon.')
  const slider = page.getByRole('slider', { name: 'Rating' })
  await slider.press('PageDown')
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '2 out of 5 stars')
  await page.getByRole('button', { name: 'Create Testimonial' }).click()
  await closeToast(page, 'Testimonial Created!')

  const row = rowOf(page, name)
  await expect(row.getByRole('img', { name: '2 out of 5 stars' })).toBeVisible()
  await row.getByRole('link', { name: /^Edit/ }).click()
  await page.getByLabel('Location').fill('Dexter')
  // A tap on the track sets the value too.
  const track = slider.locator('xpath=../..')
  const { width } = (await track.boundingBox()) ?? { width: 0 }
  await track.click({ position: { x: width - 3, y: 20 } })
  await expect(slider).toHaveAttribute('aria-valuetext', '5 out of 5 stars')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await closeToast(page, 'Testimonial Updated!')
  await expect(row).toContainText('Dexter')
  await expect(row.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()

  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete Testimonial' }).click()
  await closeToast(page, 'Testimonial Deleted')
  await expect(row).toHaveCount(0)

  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(toast(page, 'Logged Out')).toBeVisible()
  await visit(page, '/admin/testimonials')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
})

test('a closed tab asks nothing and loses nothing', async ({ page, context }) => {
  await visit(page, '/admin/blog/new')
  await logIn(page)
  await page.getByLabel('Title').fill('Half a thought')
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })])
  const next = await context.newPage()
  await visit(next, '/admin/blog/new')
  await expect(next.getByLabel('Title')).toHaveValue('')
  await next.getByRole('button', { name: 'Restore draft' }).click()
  await expect(next.getByLabel('Title')).toHaveValue('Half a thought')
  await expect(next.getByLabel('Title')).toBeFocused()
})

test('two thousand rows are shown in steps and searched as a whole', { tag: '@full' }, async ({ page }) => {
  const posts = Array.from({ length: 2000 }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    title: `Entry ${index}`,
    slug: `entry-${index}`,
    author: 'A',
    category: 'B',
    date: '2026-11-20T12:00:00+00:00',
    excerpt: 'C',
    image_url: null,
  }))
  await page.route('**/rest/v1/blog_posts*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('offset') ?? 0)
    const rows = posts.slice(from, from + 1000)
    return route.fulfill({
      json: rows,
      headers: { 'content-range': `${from}-${from + rows.length - 1}/${posts.length}` },
    })
  })
  await visit(page, '/admin/blog')
  await logIn(page)
  await expect(page.getByText('Total posts: 2000')).toBeVisible()
  const edits = page.getByRole('link', { name: /^Edit Entry/ })
  await expect(edits).toHaveCount(50)
  await page.getByLabel('Search').fill('entry 1999')
  await expect(edits).toHaveCount(1)
  await page.getByLabel('Search').fill('')
  await page.getByRole('button', { name: 'Show 50 more' }).click()
  await expect(edits).toHaveCount(100)
})
