import fs from 'node:fs'
import path from 'node:path'

// A copy of a build in which each page tells what went wrong in it, for
// browsers that keep their console to themselves. The policy allows the script,
// as it comes from the site itself.

const SCRIPT = 'watch.js'

// Runs in the page before anything else. While `hold` is set, scripts that the
// page adds wait for release(): so long the page is without React.
const WATCH = `{
  const store = sessionStorage
  const complain = (text) => store.setItem('complaints', JSON.stringify([...JSON.parse(store.getItem('complaints') ?? '[]'), location.pathname + ': ' + text]))
  for (const level of ['error', 'warn']) {
    const say = console[level]
    console[level] = (...words) => { complain(words.join(' ')); say.apply(console, words) }
  }
  // Firefox reports a preload of the module that runs already; what is really missing fails where it is imported.
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
