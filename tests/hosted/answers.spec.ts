import { databaseDown, databaseLost, diskFull, noRow, raised, takenSlug } from '../support/server-answers'
import { expect, type Project, test } from './support'

// The stubbed answers of other tests (tests/support/server-answers.ts) equal those of the real server.

const PROBLEMS = `
  create function fail() returns trigger language plpgsql as $$ begin
    raise exception '%', new.testimonial using errcode = new.name;
  end $$;
  create trigger fail before insert on testimonials for each row when (new.location = 'nowhere')
    execute function fail();`

async function ask({ url, anonKey }: Project, path: string, init: { headers?: object; body?: object } = {}) {
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method: init.body ? 'POST' : 'GET',
    headers: { apikey: anonKey, 'content-type': 'application/json', ...init.headers },
    ...(init.body && { body: JSON.stringify(init.body) }),
  })
  return { status: response.status, json: await response.json() }
}

test('open: each stubbed answer about a row equals the real one', async ({ project }) => {
  await project.sql.unsafe(PROBLEMS)
  const fail = (name: string, message: string) =>
    ask(project, 'testimonials', { body: { name, rating: 5, location: 'nowhere', testimonial: message } })
  expect(await fail('P0001', 'not today')).toEqual(raised('not today'))
  expect(await fail('53100', diskFull.json.message)).toEqual(diskFull)
  // What limit_floods.sql raises.
  expect(await fail('PT429', 'Too many')).toMatchObject({ status: 429, json: { message: 'Too many' } })
  await project.sql.unsafe('drop trigger fail on testimonials; drop function fail')

  const post = { title: 'T', slug: 'oak-wilt', author: 'A', category: 'C', excerpt: 'E', content: 'C' }
  expect(await ask(project, 'blog_posts', { body: post })).toEqual(takenSlug)
  const single = { accept: 'application/vnd.pgrst.object+json' }
  expect(await ask(project, 'blog_posts?slug=eq.none', { headers: single })).toEqual(noRow)
})

async function restartRest(project: Project) {
  await project.killRest()
  await project.startRest()
}

test('open: each stubbed answer without a database equals the real one', async ({ project }) => {
  // A new PostgREST is not reading the schema. An older one may be, because each of its 503 answers starts that.
  await restartRest(project)
  project.killDatabase()
  // PostgREST may need a moment to notice. The details name the address of the database.
  await expect
    .poll(() => ask(project, 'testimonials'))
    .toEqual({ ...databaseLost, json: { ...databaseLost.json, details: expect.any(String) } })
  project.startDatabase()

  await restartRest(project)
  // Reading the schema waits for this lock.
  const connection = await project.sql.reserve()
  await connection.unsafe('begin; lock table pg_description in access exclusive mode')
  await expect
    .poll(async () => {
      // Again each time, because PostgREST may not listen yet.
      await project.sql`notify pgrst, 'reload schema'`
      return project.sql`select from pg_locks where not granted`
    })
    .not.toHaveLength(0)
  project.killDatabase()
  connection.release()
  await expect.poll(() => ask(project, 'testimonials')).toEqual(databaseDown)
  project.startDatabase()
  // By itself, it reconnects after a delay that doubles with each try.
  await restartRest(project)
  expect((await ask(project, 'testimonials')).status).toBe(200)
})
