import { loadEnv } from 'vite'
import { checkProject } from './doctor/project.mjs'
import { report } from './doctor/report.mjs'
import { evaluateSettings } from './doctor/settings.mjs'
import { checkSite } from './doctor/site.mjs'
import { runCommand } from './lib/command-line.mjs'
import { UserError } from './lib/user-error.mjs'

// `npm run doctor [-- https://www.example.com]`: says what is still missing for the site to go live, and what to do
// about it. It changes nothing. Exit code 0: all is well, 1: something must be done.

await runCommand(async () => {
  const site = process.argv[2]?.replace(/\/+$/, '')
  if (site && !URL.canParse(site)) throw new UserError('Usage: npm run doctor [-- https://www.example.com]')
  const { findings, project, adminEmail } = evaluateSettings(loadEnv('production', process.cwd(), 'VITE_'))
  const { text, exitCode } = report([
    { title: 'Settings', findings },
    ...(project ? await checkProject(project, adminEmail) : []),
    ...(site ? [await checkSite(site, project?.url)] : []),
  ])
  console.log(text)
  process.exitCode = exitCode
})
