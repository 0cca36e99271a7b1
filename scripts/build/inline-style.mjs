import Beasties from 'beasties'
import postcss from 'postcss'

// A finished page carries the rules that it uses, so that it is painted without
// waiting for a style sheet; the whole sheet comes with React (src/startup/boot.ts).

const LINK = /<link rel="stylesheet" crossorigin href="([^"]*\/)assets\/[^"]+">/

/**
 * @param {string} folder the build's
 * @param {string} template Vite's index.html
 * @returns {(html: string) => Promise<string>}
 */
export function styleInliner(folder, template) {
  const base = LINK.exec(template)?.[1]
  const beasties = new Beasties({
    path: folder,
    publicPath: base ?? '/',
    pruneSource: false,
    // Its one font face is the fallback of the headings, made of fonts that the reader has.
    inlineFonts: true,
    preloadFonts: false,
    // Rules that it does not understand; there are few.
    allowRules: [/:is\(/],
    keyframes: 'all',
    logLevel: 'warn',
  })
  /** What a page uses -> its rules. Two thousand posts use a handful of sets. @type {Map<string, string>} */
  const styles = new Map()

  return async (html) => {
    const names = namesIn(html)
    let style = styles.get(names)
    if (style === undefined) {
      style = /<style>.*?<\/style>/s.exec(await beasties.process(html))?.[0]
      if (!style || !LINK.test(html)) throw new Error('A page has no style sheet whose rules could be inlined.')
      style = withoutUnused(withoutLater(style))
      styles.set(names, style)
    }
    const found = style
    return html.replace(LINK, () => found)
  }
}

/** Elements, classes and other attributes that rules can ask for. @param {string} html */
function namesIn(html) {
  const body = html.slice(html.indexOf('<body'))
  return [...new Set(body.match(/<[a-z]\w*|class="[^"]*"|data-[\w-]+|aria-[\w-]+(?:="\w*")?/g))].sort().join(' ')
}

/** What a page looks like when it is pointed at, pressed or printed, or for few: each page would carry it for nothing. */
const LATER_STATES = /:(hover|active|disabled)\b/
const LATER_MEDIA = /^print$|^\(forced-colors:/

/** @param {string} style with its tags */
function withoutLater(style) {
  const [, css = ''] = /<style>(.*)<\/style>/s.exec(style) ?? []
  const sheet = postcss.parse(css)
  sheet.walkAtRules('media', (media) => {
    if (LATER_MEDIA.test(media.params)) media.remove()
  })
  // Nothing changes before the whole sheet is there.
  sheet.walkDecls(/^transition/, (declaration) => {
    declaration.remove()
  })
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !LATER_STATES.test(selector))
    if (rule.selector && rule.nodes.length > 0) return
    /** @type {import('postcss').Container | undefined} */
    let emptied = rule.parent
    rule.remove()
    while (emptied?.nodes?.length === 0) {
      const { parent } = emptied
      emptied.remove()
      emptied = parent?.type === 'root' ? undefined : /** @type {import('postcss').Container | undefined} */ (parent)
    }
  })
  return `<style>${sheet.toString()}</style>`
}

/**
 * Tailwind declares every property that any of its rules may use, and again for
 * browsers too old to know declarations; the name of that layer keeps its place in their order.
 * @param {string} style
 */
function withoutUnused(style) {
  const rules = style.replace(/@layer properties\{.*?\}\}\}/s, '@layer properties;')
  const uses = rules.replace(/@property[^}]*\}/g, '')
  return rules.replace(/@property (--[\w-]+)[^}]*\}/g, (declaration, name) => (uses.includes(name) ? declaration : ''))
}
