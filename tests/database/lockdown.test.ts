import type { PGlite } from '@supabase/lite/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProject, PERMISSION_DENIED, projects, type Sql, tryOut } from '../support/database-without-backend'
import { floodOf, forms, SAM } from '../support/floods'
import { ADMIN_ID, actors, claimsOf, lock, makeAdmin, OTHER_ID, unlock } from '../support/lock'
import { addPhoto, addStorage, photoOperations } from '../support/storage'
import { insertOf, tables } from '../support/table-rows'

/** Every grant, policy and trigger that decides who may do what, one per line. */
async function readRights(database: Sql): Promise<string[]> {
  const { rows } = await database.query<{ line: string }>(`
    select concat_ws(' ', relname, relrowsecurity, relforcerowsecurity, right_of.*) as line
    from pg_class, aclexplode(coalesce(relacl, acldefault('r', relowner))) as right_of
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
    union all
    select concat_ws(' ', attrelid::regclass, attname, right_of.*)
    from pg_attribute, aclexplode(attacl) as right_of
    where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all
    select concat_ws(' ', proname, prosrc, right_of.*)
    from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) as right_of
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select concat_ws(' ', 'policy', tablename, policyname, permissive, roles, cmd, qual, with_check)
    from pg_policies where schemaname in ('public', 'private')
    union all
    select concat_ws(' ', 'trigger', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all
    select concat_ws(' ', 'schema', nspname, rolname, right_name) from pg_namespace, pg_roles,
      unnest(array['usage', 'create']) as right_name
    where nspname in ('public', 'private') and rolname in ('anon', 'authenticated', 'service_role')
      and has_schema_privilege(rolname, nspname, right_name)`)
  return rows.map(({ line }) => line).sort()
}

for (const { project, before } of projects) {
  describe(`in ${project}`, () => {
    let database: PGlite
    let open: string[]
    let locked: string[]

    beforeAll(async () => {
      database = await openProject({ before })
      open = await readRights(database)
      await lock(database)
      await makeAdmin(database)
      locked = await readRights(database)
    })

    afterAll(() => database.close())

    test('locking is idempotent', async () => {
      await lock(database)
      expect(await readRights(database)).toEqual(locked)
    })

    test('unlocking restores the privileges of the migrations, and keeps the list of admins private', async () => {
      await unlock(database)
      const unlocked = await readRights(database)
      expect(unlocked.filter((line) => !line.startsWith('admins '))).toEqual(open)
      expect((await database.query('select user_id from private.admins')).rows).toEqual([{ user_id: ADMIN_ID }])
      await unlock(database)
      expect(await readRights(database)).toEqual(unlocked)
    })

    test('locking again restores the same lock with the same admins', async () => {
      await lock(database)
      expect(await readRights(database)).toEqual(locked)
      await expect(
        tryOut(database, { ...actors.admin, statement: 'select from quote_requests' }),
      ).resolves.toMatchObject({ touched: 1 })
    })
  })
}

describe('with the lock', () => {
  let database: PGlite

  beforeAll(async () => {
    database = await openProject({ before: '' })
    await lock(database)
    await makeAdmin(database)
  })

  afterAll(() => database.close())

  const seen = (role: string, claims?: string) =>
    tryOut(database, { role, claims, statement: 'select from quote_requests' }).then(({ touched }) => touched)

  test('every admin in the list can read the rows', async () => {
    expect(await seen('authenticated', claimsOf(ADMIN_ID))).toBe(1)
    expect(await seen('authenticated', claimsOf(ADMIN_ID.toUpperCase()))).toBe(1)
    await makeAdmin(database, OTHER_ID)
    expect(await seen('authenticated', claimsOf(OTHER_ID))).toBe(1)
    await database.query('delete from private.admins where user_id = $1', [OTHER_ID])
    expect(await seen('authenticated', claimsOf(OTHER_ID))).toBe(0)
  })

  test.each([
    ['no claims at all', undefined],
    ['empty claims', ''],
    ['claims that are not JSON', '{'],
    ['claims that are a list', `["${ADMIN_ID}"]`],
    ['an id that is null', claimsOf(null)],
    ['an id that is not a UUID', claimsOf('admin')],
    ['an id with trailing characters', claimsOf(`${ADMIN_ID} `.repeat(2))],
    ['the id of another user', claimsOf(OTHER_ID)],
    ['the id in another claim', JSON.stringify({ user_id: ADMIN_ID, SUB: ADMIN_ID })],
    ['the id nested in another claim', JSON.stringify({ user_metadata: { sub: ADMIN_ID } })],
  ])('with %s a signed-in user is not an admin, and can still send a quote request', async (_, claims) => {
    expect(await seen('authenticated', claims)).toBe(0)
    for (const table of tables.filter(({ name }) => name !== 'blog_posts' && name !== 'testimonials')) {
      const sent = tryOut(database, { role: 'authenticated', claims, statement: insertOf(table) })
      await expect(sent).resolves.toMatchObject({ touched: 1 })
    }
  })

  test("the admin's claims without the role authenticated grant nothing", async () => {
    await expect(seen('anon', claimsOf(ADMIN_ID))).rejects.toMatchObject({ code: PERMISSION_DENIED })
  })

  test('locking drops a policy that was created by hand', async () => {
    await database.exec('create policy "open to all" on quote_requests using (true) with check (true)')
    expect(await seen('authenticated', claimsOf(OTHER_ID))).toBe(1)
    await lock(database)
    expect(await seen('authenticated', claimsOf(OTHER_ID))).toBe(0)
  })

  test('locking revokes manual grants and enables row-level security again', async () => {
    const read = { ...actors.visitor, statement: 'select "Email" from "ContactForm"' }
    await database.exec(
      'grant all on "ContactForm" to public, anon; alter table "ContactForm" disable row level security',
    )
    await expect(tryOut(database, read)).resolves.toMatchObject({ touched: 1 })
    await lock(database)
    await expect(tryOut(database, read)).rejects.toMatchObject({ code: PERMISSION_DENIED })
    await expect(
      tryOut(database, { ...actors.signedIn, statement: 'select from "ContactForm"' }),
    ).resolves.toMatchObject({ touched: 0 })
  })

  test.each(forms)('a signed-in user has the same rate limit in $table as a visitor', async (form) => {
    const { send, ofSender } = floodOf(form, () => database)
    await expect(send(SAM, 19, 'authenticated')).resolves.toMatchObject({ touched: 19 })
    await expect(send(SAM, 21, 'authenticated')).rejects.toMatchObject(ofSender)
  })
})

test('a Storage that does not take the bucket does not keep the lock from closing', async () => {
  const database = await openProject({ before: 'create schema storage; create table storage.objects (id int);' })
  await lock(database)
  await expect(tryOut(database, { ...actors.visitor, statement: 'select from quote_requests' })).rejects.toMatchObject({
    code: PERMISSION_DENIED,
  })
  await unlock(database)
  await database.close()
})

test('something else that uses the function of the lock does not keep the lock from opening', async () => {
  const database = await openProject({ before: '' })
  const open = await readRights(database)
  await lock(database)
  await database.exec('create view private.who as select private.is_admin()')
  await unlock(database)
  const unlocked = await readRights(database)
  expect(unlocked.filter((line) => !/^(admins|is_admin) /.test(line))).toEqual(open)
  await lock(database)
  await database.exec('drop view private.who')
  await unlock(database)
  expect((await readRights(database)).filter((line) => !line.startsWith('admins '))).toEqual(open)
  await database.close()
})

describe('with Supabase Storage', () => {
  const BUCKET = {
    id: 'photos',
    public: true,
    file_size_limit: 1_000_000,
    allowed_mime_types: ['image/webp', 'image/jpeg'],
  }
  let database: PGlite

  beforeAll(async () => {
    database = await openProject({ before: '' })
    await addStorage(database)
    await lock(database)
    await makeAdmin(database)
    await addPhoto(database)
  })

  afterAll(() => database.close())

  const buckets = async () => {
    const { rows } = await database.query('select id, public, file_size_limit, allowed_mime_types from storage.buckets')
    return rows
  }
  const policies = async () => {
    const { rows } = await database.query<{ policyname: string; qual: string }>(
      "select policyname, qual from pg_policies where schemaname = 'storage'",
    )
    return rows
  }
  const asAdmin = (operation: keyof typeof photoOperations) =>
    tryOut<{ name: string }>(database, { ...actors.admin, ...photoOperations[operation] })

  test('locking makes one public bucket, which takes pictures of at most 1 MB', async () => {
    expect(await buckets()).toEqual([BUCKET])
    await database.exec(
      "update storage.buckets set public = false, file_size_limit = null, allowed_mime_types = array['text/html']",
    )
    const before = await policies()
    await lock(database)
    expect(await buckets()).toEqual([BUCKET])
    expect(await policies()).toEqual(before)
  })

  test('the admin finds a photo in a delete of the Storage API only, and reaches no other bucket', async () => {
    expect((await asAdmin('delete')).rows).toEqual([{ name: 'old.webp' }])
    for (const operation of ['storage.object.copy', 'storage.object.move', 'storage.object.list_v2', '']) {
      const found = await tryOut(database, { ...actors.admin, ...photoOperations.list, operation })
      expect(found.touched, operation).toBe(0)
    }
    await database.exec(`insert into storage.buckets (id, name) values ('other', 'other');
      insert into storage.objects (bucket_id, name) values ('other', 'theirs.pdf');`)
    const { statement, operation } = photoOperations.upload
    const elsewhere = { ...actors.admin, operation, statement: statement.replace("'photos'", "'other'") }
    await expect(tryOut(database, elsewhere)).rejects.toMatchObject({ code: PERMISSION_DENIED })
    const emptied = { ...actors.admin, ...photoOperations.delete, statement: 'delete from storage.objects' }
    expect((await tryOut(database, emptied)).touched).toBe(1)
  })

  test('unlocking removes the policy of the admin, and keeps the photos and the policies of other buckets', async () => {
    await database.exec("create policy theirs on storage.objects using (bucket_id = 'other')")
    await unlock(database)
    await unlock(database)
    expect(await policies()).toEqual([expect.objectContaining({ policyname: 'theirs' })])
    expect(await buckets()).toContainEqual(BUCKET)
    const { rows } = await database.query("select name from storage.objects where bucket_id = 'photos'")
    expect(rows).toEqual([{ name: 'old.webp' }])
    await expect(asAdmin('upload')).rejects.toMatchObject({ code: PERMISSION_DENIED })
    expect((await asAdmin('delete')).touched).toBe(0)
    await lock(database)
    expect((await asAdmin('upload')).touched).toBe(1)
    expect(await policies()).toHaveLength(2)
  })

  test('unlocking removes a policy of the admin under any name, as the dashboard may have made it', async () => {
    await lock(database)
    await database.exec(`
      alter policy "the admin uploads and deletes photos" on storage.objects rename to "photos 1x2y3z_0";
      create policy "photos 1x2y3z_1" on storage.objects for insert to authenticated
        with check (bucket_id = 'photos' and private.is_admin());`)
    await unlock(database)
    expect((await policies()).filter(({ policyname }) => policyname !== 'theirs')).toEqual([])
    await expect(asAdmin('upload')).rejects.toMatchObject({ code: PERMISSION_DENIED })
  })
})
