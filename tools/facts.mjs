import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { runCommand } from '../scripts/command-line.mjs'
import { PlainError } from '../supabase/embedded/data-folder.mjs'
import { patternOf } from './fact-patterns.mjs'

// `npm run facts [-- "Old Name" "Old Town" 734]`: where the facts of the old company still stand, in the sources and in
// the last build. Without arguments the facts are those of the last commit's company.ts.

const COMPANY = 'src/content/company.ts'
const BUILD = process.env.BUILD_DIR ?? 'dist'
const MAX_EXCERPT = 60

/** The texts and years of the last commit's company.ts. */
function committedFacts() {
  const [, object = ''] = /export const company\b[^{]*\{(.*?)\n\}/s.exec(git('show', `HEAD:${COMPANY}`)) ?? []
  const facts = [...object.matchAll(/:\s*(?:'([^']+)'|"([^"]+)"|(\d{4}))/g)].map(
    ([, ...texts]) => texts.find(Boolean) ?? '',
  )
  if (facts.length === 0) throw new PlainError(`The last commit has no facts in ${COMPANY}; name them as arguments.`)
  return [...new Set(facts)]
}

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()

const buildFiles = () =>
  fs.existsSync(BUILD)
    ? fs.readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).map((file) => path.join(BUILD, file))
    : []

/** @param {string} file */
const isText = (file) =>
  !/\.(webp|avif|png|jpg|ico|woff2)$/.test(file) && fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true

await runCommand(async () => {
  const facts = process.argv.length > 2 ? process.argv.slice(2) : committedFacts()
  const files = [...git('ls-files', '--cached', '--others', '--exclude-standard').split('\n'), ...buildFiles()]
  /** @type {Record<string, number>} */
  const counts = {}
  for (const file of files.filter(isText)) {
    const lines = fs.readFileSync(file, 'utf8').split('\n')
    for (const fact of facts) {
      const pattern = patternOf(fact)
      for (const [index, line] of lines.entries()) {
        const match = pattern.exec(line)
        if (!match) continue
        const folder = file.startsWith(BUILD) ? 'the build' : (file.split('/')[0] ?? file)
        counts[folder] = (counts[folder] ?? 0) + 1
        const from = Math.max(0, match.index - MAX_EXCERPT / 2)
        console.log(`${file}:${index + 1}: ${fact}: ${line.slice(from, from + MAX_EXCERPT).trim()}`)
      }
    }
  }
  if (!fs.existsSync(BUILD)) console.log(`There is no build in ${BUILD}; "npm run build" makes one.`)
  const places = Object.entries(counts).map(([folder, count]) => `${count} in ${folder}`)
  console.log(`${places.join(', ') || '0 places'}: these name one of ${facts.join(', ')}`)
  if (places.length > 0) process.exitCode = 1
})
