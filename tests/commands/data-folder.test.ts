import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { claimDataFolder, pidFile } from '../../supabase/embedded/data-folder.mjs'
import { cleanUp, projectRoot, startNode, tempPath } from '../support/node-process'

const MODULE = pathToFileURL(path.join(projectRoot, 'supabase/embedded/data-folder.mjs')).href

afterEach(cleanUp)

/** Starts a process that claims the folder and then runs the script. */
async function startOwner(folder: string, script: string) {
  const code = `import { claimDataFolder } from '${MODULE}'; claimDataFolder(process.env.FOLDER); console.log('claimed'); ${script}`
  const owner = startNode(['--input-type=module', '-e', code], { FOLDER: folder })
  await owner.says('claimed')
  return owner
}

test('a folder of a running process is refused in one sentence that names the process', async () => {
  const folder = tempPath('deep/data')
  const owner = await startOwner(folder, 'setInterval(() => {}, 1e6)')
  expect(() => claimDataFolder(folder)).toThrow(`The data in ${folder} is in use by process ${owner.pid};`)
})

test('a process that ends leaves its folder free; a killed one leaves a file that no longer counts', async () => {
  const folder = tempPath()
  await (await startOwner(folder, '')).ended
  expect(fs.existsSync(pidFile(folder))).toBe(false)

  const killed = await startOwner(folder, 'setInterval(() => {}, 1e6)')
  await killed.kill('SIGKILL')
  expect(fs.existsSync(pidFile(folder))).toBe(true)
  claimDataFolder(folder)
  expect(fs.readFileSync(pidFile(folder), 'utf8')).toBe(String(process.pid))
})

test.each(['', 'garbage', '-1', '0'])('a pid file with "%s" has no owner', (content) => {
  const folder = tempPath()
  fs.writeFileSync(pidFile(folder), content)
  expect(() => claimDataFolder(folder)).not.toThrow()
})
