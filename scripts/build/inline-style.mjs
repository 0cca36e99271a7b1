import fs from 'node:fs'
import path from 'node:path'
import { decodeHTML } from 'entities'
import postcss from 'postcss'

// Critical CSS: a prerendered page inlines the rules that it needs, so it paints without waiting for a style sheet. The
// full style sheet loads together with React (src/startup/boot.ts). Every rule here is sent with every page, and the
// home page must fit into the first round trip (scripts/size-budgets.mjs), so these are left out:
//
// - rules without an element to apply to. Each part of a selector is matched by itself, and positions are not compared:
//   pages with the same elements then have the same CSS, and at worst a rule too many.
// - states that come later, print, forced colors and transitions (0.7 KiB of the home page, brotli).
// - variables, @property and keyframes that nothing reads, which Tailwind declares for all its classes (0.6 KiB).

/** The bare pseudo-elements are Tailwind's resets of parts of fields. */
const LATER = /:(hover|active|disabled|checked)\b|\[inert\]|^:(:|-moz-|host)/
const LATER_MEDIA = /^print$|^\(forced-colors:/

/** No transition runs before the full style sheet has loaded, and Tailwind resets these settings to their defaults. */
const WITHOUT_EFFECT = /^(transition|font-(feature|variation)-settings)/

/** The attributes whose values occur in selectors. */
const STATES = /^(aria-|data-|role$|type$|stroke$)/

/**
 * @param {string} folder of the build
 * @param {string} base path of the site
 * @returns {(html: string, link: RegExp) => string} replaces the link to the style sheet; the pattern's group is its URL
 */
export function styleInliner(folder, base) {
  /** @type {postcss.Root | undefined} */
  let sheet
  /** The CSS of each set of elements, because two thousand posts share a handful of sets. @type {Map<string, string>} */
  const styles = new Map()

  return (html, link) => {
    const [, address] = link.exec(html) ?? []
    if (!address) throw new Error('A page has no style sheet whose rules could be inlined.')
    sheet ??= postcss.parse(fs.readFileSync(path.join(folder, address.slice(base.length)), 'utf8'))
    const elements = elementsIn(html)
    const key = [...elements.keys()].sort().join('\n')
    const style = styles.get(key) ?? `<style>${criticalRules(sheet, [...elements.values()])}</style>`
    styles.set(key, style)
    return html.replace(link, () => style)
  }
}

/**
 * What selectors may say of the elements of a page, each set once: `a`, `.class`, `[attribute`, `[attribute=value`.
 * React and the template escape every `<`, `>` and `"` of a text or a value.
 * @param {string} html
 */
function elementsIn(html) {
  /** @type {Map<string, Set<string>>} */
  const elements = new Map()
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z]\w*)([^>]*)>/g)) {
    const names = new Set([tag])
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
      if (name !== 'class') names.add(`[${name}`)
      else for (const one of decodeHTML(value).split(' ')) names.add(`.${one.replace(/[^\w-]/g, toLetter)}`)
      if (STATES.test(name)) names.add(`[${name}=${value}`)
    }
    elements.set([...names].join(' '), names)
  }
  return elements
}

/** A letter of a private alphabet for a character that selectors escape. @param {string} character */
const toLetter = (character) => String.fromCharCode(0xe000 + character.charCodeAt(0))

/** @param {postcss.Root} sheet @param {Set<string>[]} elements */
function criticalRules(sheet, elements) {
  const critical = sheet.clone()
  critical.walkComments((comment) => void comment.remove())
  critical.walkAtRules('media', (media) => {
    if (LATER_MEDIA.test(media.params)) media.remove()
  })
  // The variables again, for browsers older than the build target. The empty layer keeps the order.
  critical.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.replaceWith({ name: 'layer', params: 'properties' })
  })
  critical.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return
    rule.selectors = rule.selectors.filter((selector) => !LATER.test(selector) && isUsed(selector, elements))
    if (!rule.selector) rule.remove()
  })
  critical.walkDecls(WITHOUT_EFFECT, (declaration) => void declaration.remove())
  removeUnread(critical)
  removeEmpty(critical)
  return critical.toString()
}

/** Whether the page has an element for each part of the selector. @param {string} selector @param {Set<string>[]} elements */
function isUsed(selector, elements) {
  const parts = selector
    .replace(/\\(.)/g, (_, character) => toLetter(character))
    // Alternatives such as :is([open],:popover-open) are states.
    .replace(/:(is|where)\([^()]*,[^()]*\)/g, '')
    .replace(/:not\(\.([\w\ue000-\uf8ff-]+)\)/g, '!$1')
    .replace(/:(not|has|nth-[\w-]+)\((\([^()]*\)|[^()])*\)/g, '')
    .split(/:is\(|:where\(|[\s>+~)]/)
  return parts.every((part) => {
    const required = part.match(/^[a-z]\w*|\.[\w\ue000-\uf8ff-]+|\[[\w-]+(=[\w-]+)?/g) ?? []
    const excluded = part.match(/![\w\ue000-\uf8ff-]+/g) ?? []
    return elements.some(
      (names) => required.every((name) => names.has(name)) && !excluded.some((name) => names.has(`.${name.slice(1)}`)),
    )
  })
}

/** @param {postcss.Root} sheet */
function removeUnread(sheet) {
  /** @type {Set<string>} */
  const read = new Set()
  sheet.walkDecls(({ value }) => {
    for (const name of value.match(/[\w-]+/g) ?? []) read.add(name)
  })
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove()
  })
  sheet.walkAtRules(/^(property|keyframes)$/, (rule) => {
    if (!read.has(rule.params)) rule.remove()
  })
}

/** @param {postcss.Container} container */
function removeEmpty(container) {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    removeEmpty(/** @type {postcss.Container} */ (node))
    if (node.nodes.length === 0) node.remove()
  })
}
