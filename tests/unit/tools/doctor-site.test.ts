import { describe, expect, test } from 'vitest'
import { unchangingHeaders } from '../../../scripts/build/security-headers.mjs'
import { LOCAL_DIGEST } from '../../../scripts/build/settings.mjs'
import { note, ok, todo, unknown } from '../../../tools/doctor/finding.mjs'
import { chooseExitCode, printText } from '../../../tools/doctor/report.mjs'
import * as site from '../../../tools/doctor/site.mjs'
import { ANON_KEY, answer, finding, PROJECT, SECRET_KEY, silent } from '../../support/doctor-answers'

// What `npm run doctor` makes of the answers of a published site, and how it prints what it found.

const SITE = 'https://www.example.com'

describe('published site', () => {
  const page = (address: string) => answer(200, `<link data-page rel="canonical" href="${address}"/>`)
  const sitemap = (...addresses: string[]) => answer(200, addresses.map((address) => `<loc>${address}</loc>`).join(''))
  const robots = answer(200, `Sitemap: ${SITE}/sitemap.xml\n`)

  test.each([
    [page(`${SITE}/`), 'ok', /answers 200/],
    [page('https://www.burroaktreecare.example/'), 'todo', /says that its address is https:\/\/www.burroak/],
    [answer(200, '<p>Coming soon'), 'todo', /no page of this site/],
    [answer(404), 'todo', /answers 404/],
    [silent, 'todo', /nothing listens there/],
  ])('%#: a page', (given, mark, text) => {
    expect(site.judgePage(given, `${SITE}/`)).toEqual(finding(mark, text))
  })

  test('an unknown address must answer 404, not 200', () => {
    expect(site.judgeUnknown(answer(404))).toEqual(finding('ok', '404'))
    expect(site.judgeUnknown(answer(200))).toEqual(finding('todo', /answers 200, not 404/, 'docs/hosting.md'))
  })

  test.each([
    [sitemap(`${SITE}/`), robots, 'ok', /1 page\)/],
    [sitemap('https://other.example/'), robots, 'todo', /names https:\/\/other.example/],
    [answer(404), robots, 'todo', /lists no pages/],
    [sitemap(`${SITE}/`), answer(404), 'todo', /robots.txt does not name the sitemap/],
  ])('%#: sitemap.xml and robots.txt', (map, robots, mark, text) => {
    expect(site.judgeSitemap(map, robots, SITE)).toEqual(finding(mark, text))
  })

  test.each([
    [['a', 'b'], 'ok', /Every post has its page \(2\)/],
    [['x', 'a', 'y', 'b', 'z'], 'todo', /^3 posts are newer than the build/],
    [['x', 'a', 'b'], 'todo', /^1 post is newer/],
    [['a'], 'todo', /^1 deleted post still has a page/],
  ])('posts %o', (slugs, mark, text) => {
    expect(site.judgePosts(slugs, [`${SITE}/`, `${SITE}/blog`, `${SITE}/blog/a`, `${SITE}/blog/b`])).toEqual(
      finding(mark, text),
    )
  })

  test('the headers of the host', () => {
    expect(site.judgeHeaders(answer(200, '', unchangingHeaders))).toEqual(finding('ok', 'security headers'))
    expect(site.judgeHeaders(answer(200))).toEqual(
      finding('note', /does not send X-Content-Type-Options, /, 'docs/hosting.md'),
    )
    const cached = (seconds: number) => site.judgeCaching(answer(200, '', { 'cache-control': `max-age=${seconds}` }))
    expect(cached(31_536_000)).toEqual(finding('ok', 'cached for a year'))
    expect(cached(600)).toEqual(finding('note', 'not cached'))
    expect(site.judgeCaching(answer(200))).toEqual(finding('note', 'not cached'))
  })

  const policy = (source: string) => `default-src 'none'; connect-src 'self' ${source}; form-action 'none'`
  test.each([
    [answer(200, `<meta http-equiv="Content-Security-Policy" content="${policy(PROJECT)}" />`), 'ok'],
    [answer(200, '', { 'content-security-policy': policy(PROJECT) }), 'ok'],
    [answer(200, '', { 'content-security-policy': policy('https://other.supabase.co') }), 'todo'],
    [answer(200), 'todo'],
  ])('%#: the Content-Security-Policy must allow the project', (home, mark) => {
    expect(site.judgePolicy(home, PROJECT)).toEqual(finding(mark, 'Content-Security-Policy'))
  })

  const project = { url: PROJECT, key: ANON_KEY }
  test.each([
    [`a="${PROJECT}",b="${ANON_KEY}"`, [finding('ok', /of a build for/)]],
    ['a="https://other.supabase.co"', [finding('todo', /not of a build for/)]],
    [`a="${PROJECT}",b="sb_publishable_other"`, [finding('todo', /another key/)]],
    [`a="${PROJECT}",b="${ANON_KEY}",c="${LOCAL_DIGEST}"`, [finding('todo', /the local one/)]],
    [`a="${PROJECT}",b="${ANON_KEY}",c="${SECRET_KEY}"`, [finding('todo', /^STOP: /, 'revoke')]],
  ])('%#: the published code', (code, findings) => {
    expect(site.judgeCode(code, project)).toEqual(findings)
  })
})

describe('report', () => {
  const groups = (...findings: ReturnType<typeof ok>[]) => [{ title: 'Tables', findings }]

  test.each([
    [0, [ok('A'), note('B', 'x')]],
    [1, [ok('A'), unknown('B', 'x'), todo('C', 'y')]],
    [2, [ok('A'), unknown('B', 'x')]],
  ])('the exit code is %d', (code, findings) => {
    expect(chooseExitCode(groups(...findings))).toBe(code)
  })

  test('one line for each point, then what to do', () => {
    const all = groups(ok('Fine'), todo('Wrong.', 'npm x'), todo('Also wrong.', 'npm x'), note('Known.', 'docs/y.md'))
    const lines = [
      'Tables',
      '  ✓ Fine',
      '  ✗ Wrong.',
      '  ✗ Also wrong.',
      '    → npm x',
      '  ! Known.',
      '    → docs/y.md',
    ]
    expect(printText(all, { isColored: false })).toBe(
      [...lines, '', '2 points to do, marked ✗. Then run this again.'].join('\n'),
    )
    expect(printText(all, { isColored: true })).toContain('\u001b[31m✗\u001b[0m Wrong.')
  })

  test('when nothing is left to do, the next step is publishing, then looking at the site', () => {
    expect(printText(groups(ok('A')), { isColored: false, site: SITE })).toMatch(
      /^Nothing is left to do here\. Next: npm run build, .* npm run doctor -- https:\/\/www\.example\.com$/m,
    )
    expect(printText(groups(ok('A')), { isColored: false })).not.toContain('Next')
  })
})
