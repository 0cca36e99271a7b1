import { rowOf } from '../e2e/support/owner'
import { closeToast, toast, visit } from '../e2e/support/page-actions'
import { fillInQuote, quoteSent, sendQuote } from '../e2e/support/quote-form'
import { makeGate } from '../support/gate'
import { beOwner, expect, test } from './support'

// The main stories over a real PostgREST.

const TRICKY = 'Two oaks, 60″ & “dead”.\n\t<b>Żółć</b> 陳美玲 🌳 \\ \' " %; --'

test('a quote request is stored character by character', async ({ page, project }) => {
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'To Letter')
  await page.getByLabel('Project Description').fill(TRICKY)
  await page.getByLabel('Emergency Tree Service').check()
  await sendQuote(page)
  await expect(toast(page, 'Quote Request Sent!')).toBeVisible()
  await expect(quoteSent(page)).toBeVisible()
  const rows = await project.sql`select name, email, phone, address, services, description from quote_requests
    where email = 'to.letter@example.com'`
  expect([...rows]).toEqual([
    {
      name: 'To Letter',
      email: 'to.letter@example.com',
      phone: '(734) 555-0111',
      address: '2210 Miller Ave, Ann Arbor',
      services: ['tree-removal', 'emergency-service'],
      description: TRICKY,
    },
  ])
})

test('a request arrives although the page is closed right after the press', async ({ page, project }) => {
  await visit(page, '/get-a-quote')
  await fillInQuote(page, 'Closed Tab')
  // As long as a description may be, in the longest characters.
  await page.getByLabel('Project Description').fill('木'.repeat(5000))
  project.setLatency(1000)
  const sending = page.waitForRequest((request) => request.method() === 'POST')
  await sendQuote(page)
  await sending
  await page.close()
  project.setLatency(0)
  await expect
    .poll(() => project.sql`select length(description) from quote_requests where email = 'closed.tab@example.com'`)
    .toEqual([{ length: 5000 }])
})

test('a post is written, renamed, refused under a taken slug, and deleted', async ({ page, project, isLocked }) => {
  const slugs = async () => (await project.sql`select slug from blog_posts`).map((row) => row['slug']).sort()
  await beOwner(page, isLocked)
  for (const title of ['Pears in March', 'Oak Wilt']) {
    await visit(page, '/admin/blog/new')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Category').fill('Pruning')
    await page.getByLabel('Excerpt').fill('Leave the saw in the shed.')
    // Longer than what browsers send with keepalive.
    await page.getByLabel('Full Content').fill(TRICKY + 'ż'.repeat(90_000))
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(toast(page, title === 'Oak Wilt' ? 'Error: Duplicate Slug' : 'Post Created!')).toBeVisible()
  }
  await visit(page, '/admin/blog')
  await rowOf(page, 'Pears in March').getByRole('link', { name: /^Edit/ }).click()
  await page.getByLabel('Title').fill('Pears in April')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await closeToast(page, 'Post Updated!')
  expect(await slugs()).toEqual(['oak-wilt', 'pears-in-april'])
  const row = rowOf(page, 'Pears in April')
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Delete Post' }).click()
  await expect(toast(page, 'Post Deleted')).toBeVisible()
  expect(await slugs()).toEqual(['oak-wilt'])
})

/** Inserts 2,300 rows, more than fit into two responses of PostgREST, and deletes them after the step. */
async function withManyRows(project: { sql: import('postgres').Sql }, step: () => Promise<void>) {
  // The rate limits are triggers, which this role skips.
  await project.sql.unsafe(`
    set session_replication_role = replica;
    insert into quote_requests (name, email, phone, address, services, description, created_at)
      select 'Many ' || n, n || '@many.example', '734', 'A', array['other'], 'D', now() - n * interval '1 minute'
      from generate_series(1, 2300) n;
    insert into "ContactForm" ("FullName", "Email", "Description", created_at)
      select 'Many ' || n, n || '@many.example', 'D', now() - n * interval '1 minute' from generate_series(1, 2300) n;
    insert into blog_posts (title, slug, author, category, date, excerpt, content)
      select 'Many ' || n, 'many-' || n, 'W', 'Many', now() - n * interval '1 minute', 'E', 'C'
      from generate_series(1, 2300) n;
    insert into testimonials (name, rating, testimonial, service, created_at)
      select 'Many ' || n, 5, 'T', 'Many', now() - n * interval '1 minute' from generate_series(1, 2300) n;
    set session_replication_role = origin;`)
  try {
    await step()
  } finally {
    await project.sql.unsafe(`
      delete from quote_requests where email like '%@many.example';
      delete from "ContactForm" where "Email" like '%@many.example';
      delete from blog_posts where category = 'Many';
      delete from testimonials where service = 'Many';`)
  }
}

const lists = [
  { path: '/admin/quote-requests', total: 'Total quote requests', table: 'quote_requests' },
  { path: '/admin/blog', total: 'Total posts', table: 'blog_posts' },
  { path: '/admin/testimonials', total: 'Total testimonials', table: 'testimonials' },
]
const messageList = { path: '/admin/contact-messages', total: 'Total contact messages', table: '"ContactForm"' }

test('every list shows the count of 2,300 rows and finds the last', async ({ page, project, isLocked }) => {
  await beOwner(page, isLocked)
  await withManyRows(project, async () => {
    for (const { path, total, table } of isLocked ? [...lists, messageList] : lists) {
      const [row] = await project.sql.unsafe(`select count(*)::int as count from ${table}`)
      expect(row?.['count']).toBeGreaterThanOrEqual(2300)
      await visit(page, path)
      await expect(page.getByText(`${total}: ${row?.['count']}`)).toBeVisible()
      await page.getByLabel('Search').fill('Many 2300')
      await expect(page.locator('tbody tr')).toHaveCount(1)
    }
    await visit(page, '/admin')
    await expect(page.getByText(/^23\d\d$/).first()).toBeVisible()
  })
})

test.describe(() => {
  test.use({ expectedComplaints: [/status of 40[13]/] })

  test('locked: an expired session leads to the login page', async ({ page }) => {
    await beOwner(page, true)
    await page.route('**/rest/v1/**', (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer x.y.z' } }),
    )
    await visit(page, '/admin/quote-requests')
    await expect(toast(page, 'Error Fetching Quote Requests')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible()
  })
})

test.describe('over the rate limit', () => {
  test.use({ expectedComplaints: [/status of 429/] })

  test('a request is refused with 429 and the limit’s message, and the form keeps what was typed', async ({
    page,
    project,
  }) => {
    for (let index = 0; index < 20; index++) {
      await project.sql`insert into quote_requests (name, email, phone, address, services, description)
        values ('Flood', 'in.flood@example.com', '734', 'A', array['other'], 'D')`
    }
    await visit(page, '/get-a-quote')
    await fillInQuote(page, 'In Flood')
    const [response] = await Promise.all([page.waitForResponse('**/rest/v1/quote_requests*'), sendQuote(page)])
    expect(response.status()).toBe(429)
    await expect(toast(page, 'Error Sending Request')).toContainText(
      'Too many requests with this e-mail address in the last hour; please call us',
    )
    await expect(page.getByLabel('Full Name')).toHaveValue('In Flood')
  })
})

test.describe('when the server stops', () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR|blocked by CORS policy/] })

  test('during a request, the form says that the outcome is unknown, and a retry is stored once', async ({
    page,
    project,
  }) => {
    await visit(page, '/get-a-quote')
    await fillInQuote(page, 'Stopped Server')
    const { opened, open } = makeGate()
    // The insert waits in PostgreSQL for this lock.
    const locking = project.sql.begin(async (sql) => {
      await sql`lock table quote_requests in access exclusive mode`
      await opened
    })
    await sendQuote(page)
    await expect.poll(async () => (await project.sql`select from pg_locks where not granted`).length).toBeGreaterThan(0)
    await project.killRest()
    open()
    await locking
    await expect(page.getByText('We can’t tell whether your request reached us.')).toBeVisible()
    await expect(page.getByLabel('Full Name')).toHaveValue('Stopped Server')

    await sendQuote(page)
    await expect(toast(page, 'Error Sending Request').first()).toBeVisible()
    await project.startRest()
    await sendQuote(page)
    await expect(quoteSent(page)).toBeVisible()
    expect(await project.sql`select from quote_requests where email = 'stopped.server@example.com'`).toHaveLength(1)
  })
})
