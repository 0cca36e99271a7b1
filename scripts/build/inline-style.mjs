import Beasties from 'beasties'
import postcss from 'postcss'

// Critical CSS: a prerendered page inlines the rules that it uses, so it paints without waiting for a stylesheet.
// The full stylesheet loads together with React (src/startup/boot.ts).

const LINK = /<link rel="stylesheet" crossorigin href="([^"]*\/)assets\/[^"]+">/

/**
 * @param {string} folder of the build
 * @param {string} template Vite's index.html
 * @returns {(html: string) => Promise<string>}
 */
export function styleInliner(folder, template) {
  const base = LINK.exec(template)?.[1]
  const beasties = new Beasties({
    path: folder,
    publicPath: base ?? '/',
    pruneSource: false,
    // Leaves the <style> of index.html alone.
    reduceInlineStyles: false,
    preloadFonts: false,
    // Beasties cannot match :is(), so it keeps all of these rules; withoutUnneeded() drops those of other pages.
    allowRules: [/:is\(/],
    keyframes: 'all',
    logLevel: 'warn',
  })
  /** Cache: used selectors -> CSS. Two thousand posts share a handful of sets. @type {Map<string, string>} */
  const styles = new Map()

  return async (html) => {
    const plain = withPlainClasses(html)
    const names = selectorsIn(plain)
    let style = styles.get(names)
    if (style === undefined) {
      style = /<style>.*?<\/style>/s.exec(await beasties.process(plain))?.[0]
      if (!style || !LINK.test(html)) throw new Error('A page has no style sheet whose rules could be inlined.')
      style = withoutUnusedProperties(withoutUnneeded(style, names))
      styles.set(names, style)
    }
    const found = style
    return html.replace(LINK, () => found)
  }
}

/** Beasties decodes no entities, so it would not find the class `[&>*]:grow` in a page. @param {string} html */
function withPlainClasses(html) {
  return html.replace(/class="[^"]*"/g, (names) =>
    names.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  )
}

/** The elements, classes and attributes that selectors can match. @param {string} html */
function selectorsIn(html) {
  const body = html.slice(html.indexOf('<body'))
  return [...new Set(body.match(/<[a-z]\w*|class="[^"]*"|data-[\w-]+|aria-[\w-]+(?:="\w*")?/g))].sort().join(' ')
}

/** Rules not needed for the first paint: states that come later, option groups, print, forced colors. Inlined, they cost every page. */
const DEFERRED_STATES = /:(hover|active|disabled|checked)\b|\[inert\]|optgroup/
const DEFERRED_MEDIA = /^print$|^\(forced-colors:/

/**
 * @param {string} style including the <style> tags
 * @param {string} names what the page has, from selectorsIn()
 */
function withoutUnneeded(style, names) {
  const [, css = ''] = /<style>(.*)<\/style>/s.exec(style) ?? []
  const sheet = postcss.parse(css)
  sheet.walkAtRules('media', (media) => {
    if (DEFERRED_MEDIA.test(media.params)) media.remove()
  })
  // No transition runs before the full stylesheet has loaded.
  sheet.walkDecls(/^transition/, (declaration) => {
    declaration.remove()
  })
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !DEFERRED_STATES.test(selector) && isUsed(selector, names))
    if (rule.selector && rule.nodes.length > 0) return
    /** @type {import('postcss').Container | undefined} */
    let empty = rule.parent
    rule.remove()
    while (empty?.nodes?.length === 0) {
      const { parent } = empty
      empty.remove()
      empty = parent?.type === 'root' ? undefined : /** @type {import('postcss').Container | undefined} */ (parent)
    }
  })
  return `<style>${sheet.toString()}</style>`
}

/** Whether the page has all classes of a selector with :is(). @param {string} selector @param {string} names */
const isUsed = (selector, names) =>
  !selector.includes(':is(') ||
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].every(([, name = '']) => names.includes(name.replace(/\\(.)/g, '$1')))

/**
 * Drops unused @property rules. Tailwind declares every property that a rule may use, and repeats them in a fallback
 * layer for browsers without @property. The empty `@layer properties;` preserves the layer order.
 * @param {string} style
 */
function withoutUnusedProperties(style) {
  const rules = style.replace(/@layer properties\{.*?\}\}\}/s, '@layer properties;')
  const uses = rules.replace(/@property[^}]*\}/g, '')
  return rules.replace(/@property (--[\w-]+)[^}]*\}/g, (declaration, name) => (uses.includes(name) ? declaration : ''))
}
