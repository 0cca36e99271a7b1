import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { examineProject } from './doctor/project.mjs'
import { chooseExitCode, printJson, printText } from './doctor/report.mjs'
import { judgeSettings } from './doctor/settings.mjs'
import { examineSite } from './doctor/site.mjs'

// `npm run doctor [-- https://www.example.com] [--json]`: what is still missing for the site to be live, and what to do
// about it. It changes nothing. Exit code 0: all is well, 1: something must be done, 2: it could not look.

try {
  const { site, isJson } = readOptions()
  const env = loadEnv('production', process.cwd(), 'VITE_')
  const { findings, project, adminEmail } = judgeSettings(env)
  const { groups, slugs } = project ? await examineProject(project, adminEmail) : { groups: [], slugs: undefined }
  const all = [{ title: 'Settings', findings }, ...groups, ...(site ? [await examineSite(site, project, slugs)] : [])]
  const isColored = process.stdout.isTTY && !process.env.NO_COLOR
  console.log(isJson ? printJson(all) : printText(all, { isColored, site: site ? '' : env.VITE_SITE_URL }))
  process.exitCode = chooseExitCode(all)
} catch (error) {
  console.error(error)
  process.exitCode = 2
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } })
    const [site] = positionals.map((address) => {
      const { origin, pathname } = new URL(/^https?:/.test(address) ? address : `https://${address}`)
      return `${origin}${pathname}`.replace(/\/+$/, '')
    })
    if (positionals.length < 2) return { site, isJson: values.json }
  } catch {}
  console.error('Usage: npm run doctor [-- https://www.example.com] [--json]')
  process.exit(2)
}
