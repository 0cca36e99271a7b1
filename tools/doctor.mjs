import { loadEnv } from 'vite'
import { examineProject } from './doctor/project.mjs'
import { report } from './doctor/report.mjs'
import { judgeSettings } from './doctor/settings.mjs'
import { examineSite } from './doctor/site.mjs'

// `npm run doctor [-- https://www.example.com]`: what is still missing for the site to be live, and what to do about it.
// It changes nothing. Exit code 0: all is well, 1: something must be done, 2: it could not look.

const [address, ...rest] = process.argv.slice(2)
const site = address && !address.startsWith('-') ? address.replace(/^(?!https?:)/, 'https://').replace(/\/+$/, '') : ''
if (rest.length > 0 || (address && !URL.canParse(site))) {
  console.error('Usage: npm run doctor [-- https://www.example.com]')
  process.exit(2)
}

const env = loadEnv('production', process.cwd(), 'VITE_')
const { findings, project, adminEmail } = judgeSettings(env)
const groups = [
  { title: 'Settings', findings },
  ...(project ? await examineProject(project, adminEmail) : []),
  ...(site ? [await examineSite(site, project?.url)] : []),
]
const next = `npm run build, put dist/ on a host (docs/hosting.md), then npm run doctor -- ${env['VITE_SITE_URL']}`
const { text, exitCode } = report(groups, `Nothing is left to do here.${site ? '' : ` Next: ${next}`}`)
console.log(text)
process.exitCode = exitCode
