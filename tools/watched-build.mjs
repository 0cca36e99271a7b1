import fs from 'node:fs'
import path from 'node:path'

// Copies a build and adds a script that records the errors of each page, for browsers that do not expose their console.
// The CSP allows the script because it is same-origin.

const SCRIPT = 'watch.js'

// Runs in the page before anything else. While `hold` is set in sessionStorage, scripts that the page adds wait for
// release(), so the page stays unhydrated.
const WATCH = `{
  const store = sessionStorage
  const complain = (text) => store.setItem('complaints', JSON.stringify([...JSON.parse(store.getItem('complaints') ?? '[]'), location.pathname + ': ' + text]))
  for (const level of ['error', 'warn']) {
    const original = console[level]
    console[level] = (...words) => { complain(words.join(' ')); original.apply(console, words) }
  }
  // Firefox reports an error for a modulepreload of a module that already runs. A missing file fails on import anyway.
  addEventListener('error', (event) => event.target.rel !== 'modulepreload' && complain(event.message || 'could not load ' + event.target.outerHTML), true)
  addEventListener('unhandledrejection', (event) => complain(String(event.reason)))
  addEventListener('securitypolicyviolation', (event) => complain('refused by the policy: ' + event.violatedDirective + ' ' + event.blockedURI))
  if (store.getItem('hold')) {
    const held = []
    const append = HTMLHeadElement.prototype.append
    HTMLHeadElement.prototype.append = function (...nodes) {
      append.apply(this, nodes.filter((node) => node.localName !== 'script' || !held.push(node)))
    }
    window.release = () => { delete HTMLHeadElement.prototype.append; document.head.append(...held) }
  }
}
`

/** @param {string} html */
export const withWatch = (html) => html.replace(/<head>/, `<head><script src="/${SCRIPT}"></script>`)

/** @param {string} build @param {string} copy */
export function writeWatchedBuild(build, copy) {
  fs.cpSync(build, copy, { recursive: true })
  fs.writeFileSync(path.join(copy, SCRIPT), WATCH)
  for (const file of fs.readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const name = path.join(copy, file)
    fs.writeFileSync(name, withWatch(fs.readFileSync(name, 'utf8')))
  }
}
