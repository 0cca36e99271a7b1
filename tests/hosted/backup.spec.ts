import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { findPostgres } from '../../tools/hosted/postgres-cluster.mjs'
import { startProject } from '../../tools/hosted/project.mjs'
import { expect, type Project, test } from './support'

// The two commands of docs/lock.md, as they stand there.

const TABLES = ['blog_posts', 'testimonials', 'quote_requests', '"ContactForm"']

const readTables = ({ sql }: Project) =>
  Promise.all(TABLES.map((table) => sql.unsafe(`select to_jsonb(t) as row from ${table} t order by id`)))

/** Runs the command of the page that starts with this word. */
function runFromPage(command: string, { connection }: Project, file: string) {
  const [line] = new RegExp(`^${command} .+$`, 'm').exec(fs.readFileSync('docs/lock.md', 'utf8')) ?? []
  const words = line?.replace('CONNECTION-STRING', connection).replace('../backup.sql', file)
  const PATH = `${path.dirname(findPostgres())}:${process.env['PATH']}`
  execFileSync('sh', ['-c', `${words}`], { env: { ...process.env, PATH, LC_ALL: 'C' } })
}

test('open: the backup brings the same rows into a new project', async ({ project }, testInfo) => {
  await project.sql.unsafe(`insert into quote_requests (name, email, phone, address, services, description)
    values ('陳美玲', 'mei@example.com', '555', E'a\\tb', '{other,consultation}', E'Two\\nlines \\\\ and a 🌳.')`)
  const file = testInfo.outputPath('backup.sql')
  fs.mkdirSync(path.dirname(file), { recursive: true })
  runFromPage('pg_dump', project, file)
  const fresh = await startProject({ isLocked: false })
  try {
    runFromPage('psql', fresh, file)
    const rows = await readTables(project)
    expect(rows.every((table) => table.length > 0)).toBe(true)
    expect(await readTables(fresh)).toEqual(rows)
  } finally {
    await fresh.stop()
  }
})
