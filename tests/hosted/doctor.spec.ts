import { startProject } from '../../tools/hosted/project.mjs'
import { startNode } from '../support/node-process'
import { expect, type Project, settingsFor, test } from './support'

// `npm run doctor` on real projects. It must change no row.

const TABLES = ['blog_posts', 'testimonials', 'quote_requests', '"ContactForm"']

async function readRows({ sql }: Project) {
  const texts = TABLES.map((table) => `(select string_agg(t::text, e'\\n' order by t::text) from ${table} t)`)
  const [row] = await sql.unsafe(`select json_build_array(${texts}) as rows`)
  return row?.['rows']
}

/** Runs the command with the settings of a project with or without the lock. */
async function check(project: Project, isLocked: boolean, ...args: string[]) {
  const settings = { ...settingsFor(project, isLocked), VITE_SITE_URL: args[0] ?? 'https://www.example.com' }
  const { code, stdout, stderr } = await startNode(['scripts/doctor.mjs', ...args], settings).ended
  expect(stderr).toBe('')
  expect(stdout).not.toContain(project.anonKey)
  return { code, lines: stdout.split('\n').map((line) => line.trim()) }
}

const wrongLines = (lines: string[]) => lines.filter((line) => line.startsWith('✗ '))

test('on a healthy project and its published site it finds nothing to do', async ({ project, serverUrl, isLocked }) => {
  const rows = await readRows(project)
  const { code, lines } = await check(project, isLocked, serverUrl)
  expect(await readRows(project)).toEqual(rows)
  expect(wrongLines(lines)).toEqual([])
  expect(code).toBe(0)
  expect(lines).toEqual(
    expect.arrayContaining([
      `✓ The public key may do what the site needs ${isLocked ? 'with' : 'without'} the lock`,
      `✓ ${serverUrl}/ answers 200 and names its address`,
      '✓ An unknown address answers 404',
      '✓ A missing file of a build is not cached for long',
      `✓ The published site may call ${project.url}`,
    ]),
  )
  expect(lines.includes('! Anyone can read quote requests: the lock is off.')).toBe(!isLocked)
  expect(lines.includes('✓ Sign-up is closed')).toBe(isLocked)
})

test('open: it names what a fresh project lacks, and tables that were created by hand', async () => {
  const project = await startProject({ isLocked: false, isEmpty: true })
  try {
    const fresh = await check(project, false)
    expect(wrongLines(fresh.lines)).toEqual(TABLES.map((name) => `✗ The table ${name.replaceAll('"', '')} is missing.`))

    // Without constraints and open to everybody, so PostgREST alone rolls the trial inserts back.
    await project.sql.unsafe(`
      create table blog_posts (id int, title text, slug text, author text, category text, date text, excerpt text,
        content text, image_url text);
      create table testimonials (id int, name text, location text, rating int, testimonial text, service text,
        image_url text, created_at text);
      create table quote_requests (id int, name text, email text, phone text, address text, services text[]);
      create table "ContactForm" (id int, "FullName" text, "Email" text, "PhoneNumber" text, "Description" text,
        created_at text);
      notify pgrst, 'reload schema'`)
    const incomplete = await check(project, false)
    expect(wrongLines(incomplete.lines).join()).toMatch(/^✗ The table quote_requests lacks a column: .*description/)

    await project.sql.unsafe(`alter table quote_requests add description text; notify pgrst, 'reload schema'`)
    const complete = await check(project, false)
    expect(wrongLines(complete.lines)).toContain('✗ Anyone can delete ContactForm.')
    expect(await readRows(project)).toEqual([null, null, null, null])
  } finally {
    await project.stop()
  }
})
