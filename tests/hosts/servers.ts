import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fetchTool } from '../../tools/fetch-tool.mjs'
import { freePort } from '../support/free-port'

// The servers of hosts that can run here, each on a free port of the loopback interface.

// The newest that run on Node 20.
const WRANGLER = '3.114.17'
const NETLIFY = '24.11.3'

// Debian has nginx where only root looks for it.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

const groups = new Set<ChildProcess>()
const folders: string[] = []

/** For afterAll: kills the servers with their children, and removes their folders. */
export function stopServers() {
  for (const { pid } of groups) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  groups.clear()
  for (const folder of folders.splice(0))
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}
// A run that is interrupted never gets to afterAll.
process.once('exit', stopServers)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopServers()
    process.exit(1)
  })
}

/** Downloads what npx has not cached yet. */
export const fetchServers = () => ({
  wrangler: fetchTool('wrangler', WRANGLER),
  netlify: fetchTool('netlify-cli', NETLIFY, 'netlify'),
})

export function makeFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-site-hosts-'))
  folders.push(folder)
  return folder
}

type Place = { files?: string[]; cwd?: string; settings?: Record<string, string> }

/** Starts a server in a process group and by default in a folder of its own, and waits until it answers. */
async function start(command: string, args: string[], port: number, place: Place = {}) {
  const { files = [], cwd = makeFolder(), settings } = place
  for (const file of files) fs.copyFileSync(file, path.join(cwd, file))
  const child = spawn(command, args, {
    cwd,
    detached: true,
    env: { ...env, HOME: cwd, WRANGLER_SEND_METRICS: 'false', NETLIFY_TELEMETRY_DISABLED: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  groups.add(child)
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (log += text))
  child.once('error', (error) => (log += error.message))
  child.once('close', () => groups.delete(child))
  const url = `http://127.0.0.1:${port}`
  const deadline = Date.now() + 60_000
  while (!(await fetch(url).catch(() => null))) {
    if (!groups.has(child) || Date.now() > deadline) throw new Error(`${command} does not answer:\n${log}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return url
}

/**
 * nginx with the server block of docs/hosting.md. With a base, the build is in a folder of that name, and each URL of
 * the block has it in front, as the page says.
 */
export async function startNginx(build: string, base = '') {
  const page = fs.readFileSync('docs/hosting.md', 'utf8')
  const [block, linesWithBase] = [...page.matchAll(/```nginx\n(?:server \{\n)?(.*?)\n(?:\}\n)?```/gs)].map(
    ([, text = '']) => text,
  )
  if (!block || !linesWithBase) throw new Error('docs/hosting.md has no server block for nginx.')
  const { stderr, error } = spawnSync('nginx', ['-V'], { encoding: 'utf8', env })
  if (error) throw new Error('nginx is missing; "apt-get install nginx-light" installs it on Debian and Ubuntu.')
  const types = path.join(path.dirname(/--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf'), 'mime.types')

  const folder = makeFolder()
  const root = path.join(folder, 'www')
  fs.cpSync(build, path.join(root, base), { recursive: true })
  const rules = block
    // A slash that begins a URL or the pattern of one.
    .replace(/(?<=\s|\s\^|\()\/(?!srv|\|)/g, `${base}/`)
    .replace('/srv/trees/dist', root)
  const missing = linesWithBase.split('\n').filter((line) => base && !rules.includes(line.trim()))
  if (missing.length > 0)
    throw new Error(`docs/hosting.md shows lines that are not those tried:\n${missing.join('\n')}`)
  const port = await freePort()
  const config = path.join(folder, 'nginx.conf')
  fs.writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http {
      include ${types};
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      server {
        listen 127.0.0.1:${port};
        ${rules}
      }
    }`,
  )
  return start('nginx', ['-c', config, '-e', 'stderr'], port)
}

/** Cloudflare Pages' own development server, with _headers, _routes.json and _worker.js. */
export async function startCloudflare(build: string) {
  const port = await freePort()
  const args = ['pages', 'dev', build, `--port=${port}`, '--ip=127.0.0.1', '--compatibility-date=2025-07-01']
  return start(fetchTool('wrangler', WRANGLER), args, port)
}

/** Netlify's own development server, with netlify.toml and _headers. */
export async function startNetlify(build: string) {
  const port = await freePort()
  const args = [
    'dev',
    '--offline',
    // They would need Deno.
    '--internal-disable-edge-functions',
    `--dir=${build}`,
    `--port=${port}`,
    '--framework=#static',
    '--no-open',
  ]
  return start(fetchTool('netlify-cli', NETLIFY, 'netlify'), args, port, { files: ['netlify.toml'] })
}
