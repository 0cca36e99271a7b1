import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { NO_SETTINGS } from '../../scripts/lib/test-build-env.mjs'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

const running = new Set<ChildProcess>()
const tempFolders: string[] = []

/** Drops the settings of the developer and the test runner. */
function environment(extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(VITE|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$|EMPTY_CLUSTER$)/.test(name),
  )
  return {
    ...Object.fromEntries(kept),
    NO_COLOR: '1',
    ...NO_SETTINGS,
    ...extra,
  }
}

/** Runs `node ...args` in the project root, with stdin closed. */
export function startNode(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const printed = { stdout: '', stderr: '' }
  const listeners = new Set<() => void>()
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text
      for (const listener of listeners) listener()
    })
  }

  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code, ...printed })
    })
  })

  return {
    pid: child.pid ?? 0,
    printed,
    ended,
    /** Resolves once the process has printed this text to stdout; rejects if it ends first. */
    says: (text: string) =>
      new Promise<void>((resolve, reject) => {
        const check = () => {
          if (!printed.stdout.includes(text)) return
          listeners.delete(check)
          resolve()
        }
        listeners.add(check)
        check()
        ended.then(({ code, stdout, stderr }) => {
          reject(new Error(`It ended with ${code} and never said "${text}", but:\n${stdout}\n${stderr}`))
        })
      }),
    kill: (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}

/** A path that does not exist yet, in a new temporary folder. */
export function tempPath(name = 'data'): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'burr-oak-test-'))
  tempFolders.push(folder)
  return path.join(folder, name)
}

/**
 * For afterEach or afterAll of Vitest: kills the started processes and removes the temporary folders. In a browser test
 * it would kill the preview server, which the worker's next files need.
 */
export async function cleanUp() {
  const ends = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)))
  for (const child of running) child.kill('SIGKILL')
  await Promise.all(ends)
  for (const folder of tempFolders.splice(0)) fs.rmSync(folder, { recursive: true, force: true })
}

export const nonEmptyLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
