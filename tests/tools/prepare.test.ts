import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cleanUp, nonEmptyLines, projectRoot, startNode, tempPath } from '../support/node-process'

const SCRIPT = path.join(projectRoot, 'scripts/prepare.cjs')

afterAll(cleanUp)

/** Runs the script with a fake Node version and a fake npm that only exits with `npmStatus`. */
function prepare({ version = process.versions.node, script = SCRIPT, npmStatus = 0 } = {}) {
  const fakes = `
    Object.defineProperty(process.versions, 'node', { value: '${version}' })
    require('child_process').spawnSync = (command, options) => {
      console.log('RUN ' + command + ' IN ' + options.cwd)
      return { status: ${npmStatus} }
    }
    require(${JSON.stringify(script)})`
  return startNode(['-e', fakes]).ended
}

/** Creates a project whose packages were installed so many seconds after the lock file changed; without it, none are. */
function makeProject(secondsLater?: number) {
  const root = tempPath('project')
  fs.mkdirSync(path.join(root, 'scripts'), { recursive: true })
  fs.copyFileSync(SCRIPT, path.join(root, 'scripts/prepare.cjs'))
  const write = (file: string, seconds: number) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), '{}')
    fs.utimesSync(path.join(root, file), seconds, seconds)
  }
  write('package-lock.json', 1_700_000_000)
  if (secondsLater !== undefined) write('node_modules/.package-lock.json', 1_700_000_000 + secondsLater)
  return path.join(root, 'scripts/prepare.cjs')
}

test.each(['0.10.48', '18.20.0', '20.18.9', '21.7.0', '22.11.0'])(
  'Node %s is refused in one sentence.',
  async (version) => {
    const { code, stdout, stderr } = await prepare({ version })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(nonEmptyLines(stderr)).toEqual([expect.stringMatching(`^This project needs Node .* is Node ${version};`)])
  },
)

test.each(['20.19.0', '22.12.0', '24.1.0'])('Node %s passes.', async (version) => {
  expect(await prepare({ version, script: makeProject(1) })).toEqual({ code: 0, stdout: '', stderr: '' })
})

test.each([
  ['missing', undefined, 'Installing the packages'],
  ['older than the lock file', -1, 'updating the packages'],
])('Packages that are %s are installed, which the script says first.', async (_, secondsLater, words) => {
  const { code, stdout } = await prepare({ script: makeProject(secondsLater) })
  expect(code).toBe(0)
  expect(nonEmptyLines(stdout)).toEqual([
    expect.stringContaining(words),
    expect.stringMatching(/^RUN npm install --no-save .* IN /),
  ])
})

test('When the packages cannot be installed, it prints one sentence after the output of npm.', async () => {
  const { code, stderr } = await prepare({ script: makeProject(), npmStatus: 1 })
  expect(code).toBe(1)
  expect(nonEmptyLines(stderr)).toEqual([expect.stringMatching(/^The packages could not be installed; .*\.$/)])
})
