import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cleanUp, nonEmptyLines, projectRoot, startNode, tempPath } from '../support/node-process'

const SCRIPT = path.join(projectRoot, 'scripts/prepare.cjs')

afterAll(cleanUp)

/** Runs the script with a fake Node version and a fake npm that only exits with `npmStatus`. */
function prepare({ version = process.versions.node, project = projectRoot, npmStatus = 0 } = {}) {
  const fakes = `
    Object.defineProperty(process.versions, 'node', { value: '${version}' })
    require('child_process').spawnSync = (command) => {
      console.log('RUN ' + command)
      return { status: ${npmStatus} }
    }
    process.chdir(${JSON.stringify(project)})
    require(${JSON.stringify(SCRIPT)})`
  return startNode(['-e', fakes]).ended
}

/** Creates a project whose packages were installed so many seconds after the lock file changed; without it, none are. */
function makeProject(secondsLater?: number) {
  const root = tempPath('project')
  const write = (file: string, seconds: number) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), '{}')
    fs.utimesSync(path.join(root, file), seconds, seconds)
  }
  write('package-lock.json', 1_700_000_000)
  if (secondsLater !== undefined) write('node_modules/.package-lock.json', 1_700_000_000 + secondsLater)
  return root
}

test.each(['0.10.48', '18.20.0', '20.18.9', '21.7.0', '22.11.0'])(
  'Node %s is refused in one sentence',
  async (version) => {
    const { code, stdout, stderr } = await prepare({ version })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(nonEmptyLines(stderr)).toEqual([
      expect.stringMatching(`^This project needs Node 22\\.12 .* 20\\.19 .* is Node ${version};`),
    ])
  },
)

test.each(['20.19.0', '22.12.0', '24.1.0'])('Node %s passes', async (version) => {
  expect(await prepare({ version, project: makeProject(1) })).toEqual({ code: 0, stdout: '', stderr: '' })
})

test.each([
  ['missing', undefined],
  ['older than the lock file', -1],
])('packages that are %s are installed, which the script says first', async (_, secondsLater) => {
  const { code, stdout } = await prepare({ project: makeProject(secondsLater) })
  expect(code).toBe(0)
  expect(nonEmptyLines(stdout)).toEqual([
    expect.stringContaining('Installing the packages'),
    expect.stringMatching(/^RUN npm install --no-save /),
  ])
})

test('when the packages cannot be installed, it prints one sentence after the output of npm', async () => {
  const { code, stderr } = await prepare({ project: makeProject(), npmStatus: 1 })
  expect(code).toBe(1)
  expect(nonEmptyLines(stderr)).toEqual([expect.stringMatching(/^The packages could not be installed; .*\.$/)])
})
