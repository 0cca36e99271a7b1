import { expect, test } from './support/test'

test('a drop-down opens before React is there, stays open when it comes, and closes after a choice', async ({
  site,
}) => {
  await site.evaluate(() => sessionStorage.setItem('hold', 'true'))
  await site.open('/')
  await site.click('button', 'Services', 'header')
  await site.find('link', 'Stump Grinding', 'header')
  expect(await site.attribute('button', 'Services', 'aria-expanded', 'header')).toBe('true')
  expect(await site.isReactThere()).toBe(false)

  await site.evaluate(() => (window as unknown as { release: () => void }).release())
  await expect.poll(site.isReactThere).toBe(true)
  expect(await site.attribute('button', 'Services', 'aria-expanded', 'header')).toBe('true')
  await site.click('link', 'Stump Grinding', 'header')
  await site.find('heading', 'Stump Grinding', 'main')
  await expect.poll(() => site.has('link', 'Tree Installation', 'header')).toBe(false)
  expect(await site.attribute('button', 'Services', 'aria-expanded', 'header')).toBe('false')
})

test('of two drop-downs one is open, and Escape closes it', async ({ site }) => {
  await site.visit('/')
  await site.click('button', 'Services', 'header')
  await site.find('link', 'Stump Grinding', 'header')
  await site.click('button', 'Service Areas', 'header')
  await site.find('link', 'Dexter', 'header')
  expect(await site.has('link', 'Stump Grinding', 'header')).toBe(false)
  await site.press('\uE00C')
  await expect.poll(() => site.has('link', 'Dexter', 'header')).toBe(false)
  expect(await site.focused()).toBe('Service Areas')
})

test('the menu of a phone opens before and after React, leads on and closes', async ({ site }) => {
  await site.resize(360)
  await site.evaluate(() => sessionStorage.setItem('hold', 'true'))
  await site.open('/')
  await site.click('button', 'Menu')
  await site.find('link', 'Testimonials', 'header')
  expect(await site.isReactThere()).toBe(false)
  await site.evaluate(() => {
    sessionStorage.removeItem('hold')
    ;(window as unknown as { release: () => void }).release()
  })
  await expect.poll(site.isReactThere).toBe(true)
  await site.click('link', 'Testimonials', 'header')
  await site.find('heading', 'What', 'main')
  await expect.poll(() => site.has('link', 'Testimonials', 'header')).toBe(false)

  await site.click('button', 'Menu')
  await site.click('summary', 'Service Areas')
  await site.click('link', 'Whitmore Lake', 'header')
  await site.find('heading', 'Tree care in Whitmore Lake, MI')
  await expect.poll(() => site.has('link', 'Blog', 'header')).toBe(false)
})
