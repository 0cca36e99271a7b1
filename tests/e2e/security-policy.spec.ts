import { defaultTitle } from '../../src/content/company'
import { visit } from './support/page-actions'
import { expect, test } from './support/test'

test.use({ expectedComplaints: [/Content Security Policy|Failed to load resource/] })

test('the Content Security Policy blocks foreign scripts, requests and form submissions', async ({ page }) => {
  await visit(page, '/')
  const violations = await page.evaluate(async () => {
    const seen: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective))
    const script = Object.assign(document.createElement('script'), { textContent: 'document.title = "ran"' })
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="document.title = &quot;ran&quot;">')
    await fetch('https://elsewhere.example/').catch(() => {})
    const form = Object.assign(document.createElement('form'), { action: '/about' })
    document.body.append(form)
    form.submit()
    const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
    for (let waits = 0; new Set(seen).size < 4 && waits < 200; waits += 1) await wait(50)
    // A fifth one would be late.
    await wait(300)
    return seen
  })
  expect(new Set(violations)).toEqual(new Set(['script-src-elem', 'script-src-attr', 'connect-src', 'form-action']))
  expect(await page.evaluate(() => document.title)).toBe(defaultTitle)
  expect(await page.evaluate(() => window.location.pathname)).toBe('/')
})
