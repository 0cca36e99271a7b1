import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { lockDataFolder, lockFile, ownerOf } from '../../supabase/embedded/data-folder.mjs'
import { cleanUp, projectRoot, startNode, tempPath } from '../support/node-process'

const MODULE = pathToFileURL(path.join(projectRoot, 'supabase/embedded/data-folder.mjs')).href

afterEach(cleanUp)

/** Starts a process that imports the module and runs the script. */
const startScript = (script: string, env: Record<string, string>) =>
  startNode(
    ['--input-type=module', '-e', `import { lockDataFolder, lockFile, ownerOf } from '${MODULE}'\n${script}`],
    env,
  )

/** Starts a process that holds the lock until it is killed. */
async function startOwner(folder: string, port?: number) {
  const setPort = port === undefined ? '' : `lock.setPort(${port})`
  const owner = startScript(
    `const lock = lockDataFolder(process.env.FOLDER); ${setPort}; console.log('locked'); setInterval(() => {}, 1e6)`,
    { FOLDER: folder },
  )
  await owner.says('locked')
  return owner
}

/** Writes a stale lock file. */
function leaveLock(folder: string, content: string) {
  fs.mkdirSync(path.dirname(lockFile(folder)), { recursive: true })
  fs.writeFileSync(lockFile(folder), content)
}

/** The content of the lock file, even if its owner has ended. */
const readLock = (folder: string): unknown => JSON.parse(fs.readFileSync(lockFile(folder), 'utf8'))

/** The id of a process that has ended. */
async function deadPid() {
  const { pid, ended } = startNode(['-e', ''])
  await ended
  return pid
}

const message = (folder: string) => {
  try {
    lockDataFolder(folder).release()
  } catch (error) {
    if (error instanceof Error && error.name === 'PlainError') return error.message
    throw error
  }
  throw new Error('The folder could be locked.')
}

test('A free folder is locked: its parent folder is created, and the lock file names the owner.', () => {
  const folder = tempPath('deep/down/data')
  expect(ownerOf(folder)).toBeNull()
  const lock = lockDataFolder(folder)
  expect(ownerOf(folder)).toEqual({ pid: process.pid, port: null })
  lock.setPort(5173)
  expect(ownerOf(folder)).toEqual({ pid: process.pid, port: 5173 })
  expect(fs.readdirSync(path.dirname(folder))).toEqual(['data.lock'])
  lock.release()
  expect(fs.readdirSync(path.dirname(folder))).toEqual([])
})

test('While the owner is running, a second process is refused in one sentence with the owner’s process id and port.', async () => {
  const folder = tempPath()
  const owner = await startOwner(folder, 4321)
  expect(message(folder)).toMatch(new RegExp(`^The data in .* is in use by process ${owner.pid} at port 4321; .*\\.$`))
  expect(message(folder)).not.toContain('\n')
  expect(message(folder)).toContain(lockFile(folder))
  expect(ownerOf(folder)).toEqual({ pid: owner.pid, port: 4321 })
})

test('An owner that has no port yet is named without one.', async () => {
  const folder = tempPath()
  const owner = await startOwner(folder)
  expect(message(folder)).toContain(`is in use by process ${owner.pid}; stop that one first`)
})

test('A process cannot lock the same folder twice.', () => {
  const folder = tempPath()
  const lock = lockDataFolder(folder)
  expect(message(folder)).toContain(`process ${process.pid}`)
  lock.release()
  expect(() => lockDataFolder(folder).release()).not.toThrow()
})

test('The stale lock of a killed process is taken over.', async () => {
  const folder = tempPath()
  const owner = await startOwner(folder, 4321)
  await owner.kill('SIGKILL')
  expect(readLock(folder)).toEqual({ pid: owner.pid, port: 4321 })
  expect(ownerOf(folder)).toBeNull()
  const lock = lockDataFolder(folder)
  expect(readLock(folder)).toEqual({ pid: process.pid, port: null })
  lock.release()
})

test.each(['', 'garbage', '{', 'null', '[]', '{}', '{"pid":"12"}', '{"pid":1.5}', '{"pid":0}', '{"pid":-1}'])(
  'An invalid lock file, "%s", has no owner and is taken over.',
  (content) => {
    const folder = tempPath()
    leaveLock(folder, content)
    expect(ownerOf(folder)).toBeNull()
    const lock = lockDataFolder(folder)
    expect(readLock(folder)).toEqual({ pid: process.pid, port: null })
    expect(fs.readdirSync(path.dirname(folder))).toEqual(['data.lock'])
    lock.release()
  },
)

test('A stale .busy folder, left by a process that was killed while locking, does not block the next one.', () => {
  const folder = tempPath()
  fs.mkdirSync(`${lockFile(folder)}.busy`)
  const hourAgo = new Date(Date.now() - 3_600_000)
  fs.utimesSync(`${lockFile(folder)}.busy`, hourAgo, hourAgo)
  const lock = lockDataFolder(folder)
  expect(ownerOf(folder)).toEqual({ pid: process.pid, port: null })
  lock.release()
})

test("Releasing does not remove another process's lock.", async () => {
  const folder = tempPath()
  const lock = lockDataFolder(folder)
  fs.rmSync(lockFile(folder))
  const owner = await startOwner(folder)
  lock.release()
  expect(ownerOf(folder)).toEqual({ pid: owner.pid, port: null })
})

test('Releasing twice, or after the file is gone, is a no-op.', () => {
  const lock = lockDataFolder(tempPath())
  lock.release()
  expect(lock.release).not.toThrow()
})

test.each(['', 'process.exit(3)'])('The lock is released when its process ends by "%s".', async (ending) => {
  const folder = tempPath()
  const script = `lockDataFolder(process.env.FOLDER); console.log(JSON.stringify(ownerOf(process.env.FOLDER))); ${ending}`
  const owner = startScript(script, { FOLDER: folder })
  const { stdout } = await owner.ended
  expect(JSON.parse(stdout)).toEqual({ pid: owner.pid, port: null })
  expect(fs.existsSync(lockFile(folder))).toBe(false)
})

test('When several processes race for a stale lock, exactly one gets the folder.', {
  timeout: 60_000,
}, async () => {
  const rounds = Array.from({ length: 100 }, (_, round) => round)
  const parent = tempPath()
  const pid = await deadPid()
  for (const round of rounds) leaveLock(`${parent}/${round}/data`, JSON.stringify({ pid, port: null }))
  // The processes spin until the round's `go` file exists. Winners keep running, or their locks would be stale.
  const script = `
    import fs from 'node:fs'
    console.log('ready')
    for (let round = 0; round < ${rounds.length}; round += 1) {
      const folder = process.env.PARENT + '/' + round + '/'
      while (!fs.existsSync(folder + 'go')) {}
      let result = 'lost'
      try {
        lockDataFolder(folder + 'data').setPort(1)
        result = 'won'
      } catch (error) {
        if (error.name !== 'PlainError') throw error
      }
      fs.writeFileSync(folder + result + process.pid, '')
    }
    setInterval(() => {}, 1e6)`
  const racers = Array.from({ length: 5 }, () => startScript(script, { PARENT: parent }))
  await Promise.all(racers.map((racer) => racer.says('ready')))
  for (const round of rounds) {
    const results = () => fs.readdirSync(`${parent}/${round}`).filter((name) => /^(won|lost)/.test(name))
    fs.writeFileSync(`${parent}/${round}/go`, '')
    await vi.waitUntil(() => results().length === racers.length, { timeout: 10_000, interval: 2 })
    expect(results().filter((name) => name.startsWith('won'))).toHaveLength(1)
  }
})
