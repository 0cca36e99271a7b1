import { databaseDown, diskFull, noRow, raised, takenSlug } from '../support/server-answers'
import { expect, test } from './support'

// The stubbed answers of other tests (tests/support/server-answers.ts) equal those of the real server.

const PROBLEMS = `
  create function fail() returns trigger language plpgsql as $$ begin
    raise exception '%', new.testimonial using errcode = new.name;
  end $$;
  create trigger fail before insert on testimonials for each row when (new.location = 'nowhere')
    execute function fail();`

test('open: each stubbed answer equals the real one', async ({ project }) => {
  const ask = async (path: string, init: { headers?: object; body?: object } = {}) => {
    const response = await fetch(`${project.url}/rest/v1/${path}`, {
      method: init.body ? 'POST' : 'GET',
      headers: { apikey: project.anonKey, 'content-type': 'application/json', ...init.headers },
      ...(init.body && { body: JSON.stringify(init.body) }),
    })
    return { status: response.status, json: await response.json() }
  }
  await project.sql.unsafe(PROBLEMS)
  const fail = (name: string, message: string) =>
    ask('testimonials', { body: { name, rating: 5, location: 'nowhere', testimonial: message } })
  expect(await fail('P0001', 'not today')).toEqual(raised('not today'))
  expect(await fail('53100', diskFull.json.message)).toEqual(diskFull)
  await project.sql.unsafe('drop trigger fail on testimonials; drop function fail')

  const post = { title: 'T', slug: 'oak-wilt', author: 'A', category: 'C', excerpt: 'E', content: 'C' }
  expect(await ask('blog_posts', { body: post })).toEqual(takenSlug)
  const single = { accept: 'application/vnd.pgrst.object+json' }
  expect(await ask('blog_posts?slug=eq.none', { headers: single })).toEqual(noRow)

  project.killDatabase()
  // PostgREST may need a moment to notice.
  await expect.poll(() => ask('testimonials')).toEqual(databaseDown)
  project.startDatabase()
  await expect.poll(async () => (await ask('testimonials')).status).toBe(200)
})
