import type { Page } from '@playwright/test'
import sharp, { type Region } from 'sharp'
import { expectNoViolations } from './support/axe'
import { logIn } from './support/owner'
import { closeToast, holdRoute, visit } from './support/page-actions'
import { expect, test } from './support/test'

// With the lock, the owner uploads photos, on a phone. tests/screens/admin/photo-upload.test.tsx tries what can go wrong.

test.use({
  viewport: { width: 360, height: 740 },
  // A test ends before the photo that it holds is stored.
  expectedComplaints: [/net::ERR|Failed to fetch/],
})

const RED = { r: 200, g: 30, b: 30 }

/** 12 megapixels from a phone held upright: stored lying on its left, with its place. What is on top when upright is red. */
async function takePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const top = await sharp({ create: { width: 2000, height: 3000, channels: 3, background: RED } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'gray', noise } })
    .composite([{ input: top, left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 16/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** How much more red than blue a part of a picture has. */
async function redness(picture: Buffer, part: Region) {
  // stats() alone is of the whole picture.
  const { channels } = await sharp(await sharp(picture).extract(part).toBuffer()).stats()
  return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0)
}

const jpeg = (buffer: Buffer) => ({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer })

async function smallPhoto() {
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: RED } })
  return jpeg(await picture.jpeg().toBuffer())
}

const button = (page: Page) => page.getByRole('button', { name: 'Upload a photo' })
const address = (page: Page) => page.getByLabel(/Image URL/)
/** What is said beside the button. */
const said = (page: Page) => button(page).locator('xpath=../*[@role="status"]')

/** Presses the button and chooses a file, as the owner does. */
async function choose(page: Page, file: ReturnType<typeof jpeg>) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page).click()])
  await chooser.setFiles(file)
}

async function openEditor(page: Page, path = '/admin/blog/new') {
  await visit(page, path)
  await logIn(page)
  await closeToast(page, 'Login Successful')
  await expect(button(page)).toBeVisible()
}

const OWN = /^http:\/\/127\.0\.0\.1:\d+\/storage\/v1\/object\/public\/photos\/[0-9a-f-]{36}\.webp$/

test('a photo of 12 megapixels is stored upright, small and without its place, and the post shows it', async ({
  page,
}) => {
  const taken = await takePhoto()
  expect(await sharp(taken).metadata()).toMatchObject({ width: 4000, height: 3000, orientation: 6 })
  await openEditor(page)
  await expect(page.locator('input[type=file]')).toHaveAttribute('accept', 'image/*')
  await choose(page, jpeg(taken))
  await expect(said(page)).toHaveText('The photo is uploaded. Visitors see it when you save.')
  await expect(address(page)).toHaveValue(OWN)

  const response = await page.request.get(await address(page).inputValue())
  expect(response.headers()['content-type']).toBe('image/webp')
  const stored = await response.body()
  expect(stored.length).toBeLessThanOrEqual(400_000)
  const { width, height, exif, orientation } = await sharp(stored).metadata()
  expect(width).toBeLessThanOrEqual(1600)
  expect(width).toBeGreaterThan(600)
  expect(Math.abs(height / width - 4 / 3)).toBeLessThan(0.01)
  expect([exif, orientation]).toEqual([undefined, undefined])
  const half = { left: 0, width, height: Math.floor(height / 2) - 20 }
  expect(await redness(stored, { ...half, top: 0 })).toBeGreaterThan(150)
  expect(await redness(stored, { ...half, top: Math.ceil(height / 2) + 20 })).toBeLessThan(10)

  await page.getByLabel('Title').fill('Yesterday in Dexter')
  await page.getByLabel('Category').fill('Removals')
  await page.getByLabel('Excerpt').fill('A silver maple.')
  await page.getByLabel('Full Content').fill('It is down.')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await closeToast(page, 'Post Created!')
  await visit(page, '/blog/yesterday-in-dexter')
  const picture = page.locator('article img[src*="/storage/v1/object/public/photos/"]')
  await expect.poll(() => picture.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(width)
})

test('a photo of a customer stands in the testimonial, and a second one takes its place', async ({ page }) => {
  const small = await sharp({ create: { width: 300, height: 200, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  await openEditor(page, '/admin/testimonials/new')
  await choose(page, { name: 'one.png', mimeType: 'image/png', buffer: small })
  await expect(address(page)).toHaveValue(OWN)
  const first = await address(page).inputValue()
  await choose(page, { name: 'one.png', mimeType: 'image/png', buffer: small })
  await expect(address(page)).not.toHaveValue(first)
  await expect(address(page)).toHaveValue(OWN)
  await page.getByRole('button', { name: 'Preview' }).click()
  // It is not made larger.
  const preview = page.getByRole('region', { name: 'Preview' }).locator('img')
  await expect.poll(() => preview.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(300)
})

const UPLOADS = '**/storage/v1/object/photos/**'

/** Chooses a photo for a new testimonial, and keeps it on its way until the returned function is called. */
async function chooseAndHold(page: Page) {
  await openEditor(page, '/admin/testimonials/new')
  await page.getByLabel('Customer Name').fill('Dana R.')
  await page.getByLabel('Testimonial Text').fill('They raked the lawn.')
  const letGo = await holdRoute(page, UPLOADS)
  await choose(page, await smallPhoto())
  await expect(said(page)).toHaveText('Uploading the photo...')
  return letGo
}

test('axe finds no violations while a photo is uploaded', async ({ page }) => {
  await chooseAndHold(page)
  await expectNoViolations(page, 'a photo is uploaded')
})

test('a second tap on the button while a photo is uploaded opens no chooser', async ({ page }) => {
  await chooseAndHold(page)
  let choosers = 0
  page.on('filechooser', () => {
    choosers += 1
  })
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true')
  await button(page).click({ force: true })
  expect(choosers).toBe(0)
})

test('a save waits for the photo', async ({ page }) => {
  const letGo = await chooseAndHold(page)
  const saves: string[] = []
  page.on('request', (request) => request.url().includes('/rest/v1/') && saves.push(request.url()))
  await page.getByRole('button', { name: 'Create Testimonial' }).click()
  await expect(said(page)).toHaveText('The photo is still being uploaded; save when its address is in the field.')
  await expect(button(page)).toBeFocused()
  await expect(button(page)).toBeInViewport()
  expect(saves).toEqual([])
  letGo()
  await expect(address(page)).toHaveValue(OWN)
  const stored = await address(page).inputValue()
  await page.getByRole('button', { name: 'Create Testimonial' }).click()
  await closeToast(page, 'Testimonial Created!')
  await visit(page, '/testimonials')
  await expect(page.locator(`img[src="${stored}"]`)).toBeVisible()
})

test('a photo that arrives after its editor was left changes no draft', async ({ page }) => {
  const letGo = await chooseAndHold(page)
  await page.getByRole('link', { name: 'Back to Testimonials' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Testimonials' })).toBeVisible()
  const arrival = page.waitForResponse(UPLOADS)
  letGo()
  await arrival
  await page.goBack()
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(page.getByLabel('Customer Name')).toHaveValue('Dana R.')
  await expect(address(page)).toHaveValue('')
})
