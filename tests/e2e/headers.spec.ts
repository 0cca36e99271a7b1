import { defaultTitle } from '../../src/content/company'
import { expect, test, visit } from './support'

test('pages, files and the panel come with the headers of the build', async ({ request, page }) => {
  for (const path of ['/', '/about', '/no/such/page', '/blog/no-such-post', '/admin/blog', '/favicon.svg']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['strict-transport-security'], path).toBe('max-age=31536000')
  }
  expect((await request.get('/admin/login')).headers()['x-robots-tag']).toBe('noindex')
  await visit(page, '/')
  const script = await page.locator('script[src*="/assets/"]').first().getAttribute('src')
  expect((await request.get(script ?? '')).headers()['cache-control']).toContain('immutable')
})

test.describe('somebody else’s', () => {
  test.use({ expectedComplaints: [/Content Security Policy|Failed to load resource/] })

  test('script does not run, and nothing is sent anywhere else', async ({ page }) => {
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
      const wait = () => new Promise((resolve) => setTimeout(resolve, 500))
      for (let waits = 0; new Set(seen).size < 4 && waits < 20; waits += 1) await wait()
      // For what should not be there.
      await wait()
      return seen
    })
    expect(new Set(violations)).toEqual(new Set(['script-src-elem', 'script-src-attr', 'connect-src', 'form-action']))
    expect(await page.evaluate(() => document.title)).toBe(defaultTitle)
    expect(await page.evaluate(() => window.location.pathname)).toBe('/')
  })
})
