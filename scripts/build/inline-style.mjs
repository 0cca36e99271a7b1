import Beasties from 'beasties'
import { decodeHTML } from 'entities'
import postcss from 'postcss'

// Critical CSS: a prerendered page inlines the rules that it uses, so it paints without waiting for a stylesheet. The
// full stylesheet loads together with React (src/startup/inline/boot.ts). Beasties finds the rules whose selectors match
// the page, isUsed() checks those that it cannot match, and dropDeferredRules() drops what no first paint needs. A rule
// may be dropped only if the page looks and works the same without it until then: docs/decisions/0004-what-loads-when.md
// says for each why that is so. tests/e2e/hydration.spec.ts compares the places of texts and pictures before and after.

/** The link to the stylesheet that Vite writes into index.html, and its URL. @param {string} template */
export function findStyleLink(template) {
  const [tag, url] = /<link rel="stylesheet" crossorigin href="([^"]+)">/.exec(template) ?? []
  if (!tag || !url) throw new Error('index.html has no style sheet')
  return { tag, url }
}

/**
 * @param {{ folder: string, base: string, styleTag: string }} build its folder, the base path of the site, and the tag
 *   that links to the stylesheet
 * @returns {(html: string) => Promise<string>} replaces that tag
 */
export function styleInliner({ folder, base, styleTag }) {
  const beasties = new Beasties({
    path: folder,
    publicPath: base,
    pruneSource: false,
    // Leaves the <style data-fonts> of index.html as it is.
    reduceInlineStyles: false,
    preloadFonts: false,
    // Beasties keeps these rules, and isUsed() drops those that the page does not use. It would also drop the focus
    // outline, which a page without script needs.
    allowRules: [NOT_MATCHED_BY_BEASTIES, /^:focus-visible$/],
    keyframes: 'all',
    logLevel: 'warn',
  })
  /**
   * Caches the CSS for each set of tags: thousands of posts share a handful of sets.
   * @type {Map<string, string>}
   */
  const styles = new Map()

  return async (html) => {
    const variables = variablesIn(html)
    const key = [tagsIn(html), ...variables].join(' ')
    let style = styles.get(key)
    if (style === undefined) {
      // The <style> of index.html has an attribute.
      const [, critical] = /<style>(.*?)<\/style>/s.exec(await beasties.process(withPlainClasses(html))) ?? []
      if (!critical || !html.includes(styleTag))
        throw new Error('A page has no style sheet whose rules could be inlined.')
      style = `<style>${dropDeferredRules(critical, classesIn(html), variables)}</style>`
      styles.set(key, style)
    }
    const found = style
    return html.replace(styleTag, () => found)
  }
}

/** :is(), and classes with a quote, which is an entity in the page. */
const NOT_MATCHED_BY_BEASTIES = /:is\(|\\['"]/

/**
 * Beasties decodes no entities, so it would not find the class `[&>*]:grow` in a page. Quotes stay as they are, because
 * one would end the attribute.
 * @param {string} html
 */
function withPlainClasses(html) {
  return html.replace(/class="[^"]*"/g, (names) =>
    names.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  )
}

/**
 * The different tags of a page, each with its classes and attributes. Values of more than one word are left out: they
 * are texts, addresses and lists, which differ from post to post, and no selector asks for them.
 * @param {string} html
 */
function tagsIn(html) {
  // React escapes the > of texts and attributes.
  const tags = html.slice(html.indexOf('<body')).match(/<[a-z][^>]*>/g) ?? []
  const withoutTexts = tags.map((tag) =>
    tag.replace(/ ([\w-]+)="([^"]*)"/g, (attribute, name, value) =>
      name === 'class' || /^[\w-]*$/.test(value) ? attribute : ` ${name}`,
    ),
  )
  return [...new Set(withoutTexts)].sort().join('')
}

/** React escapes the quotes of text and attributes, so this finds attributes only. @param {string} html */
function classesIn(html) {
  return new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => decodeHTML(names).split(' ')))
}

/** The variables that the style attributes of a page read. @param {string} html */
function variablesIn(html) {
  return new Set([...html.matchAll(/ style="([^"]*)"/g)].flatMap(([, style = '']) => variablesReadBy(style)))
}

/** @param {string} value of CSS */
function variablesReadBy(value) {
  return [...value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
}

/** States in which no page's file starts, and Tailwind's reset of <optgroup>, which no page has. */
const DEFERRED_STATES = /:(hover|active|disabled|checked)\b|optgroup/
const DEFERRED_MEDIA = /^print$|^\(forced-colors:/

/**
 * Drops what the first paint does not need.
 * @param {string} css @param {Set<string>} classes of the page @param {Set<string>} variables that its attributes read
 */
function dropDeferredRules(css, classes, variables) {
  const sheet = postcss.parse(css)
  sheet.walkAtRules('media', (media) => {
    if (DEFERRED_MEDIA.test(media.params)) media.remove()
  })
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !DEFERRED_STATES.test(selector) && isUsed(selector, classes))
    if (!rule.selector) rule.remove()
  })
  sheet.walkDecls(/^transition|^font-(feature|variation)-settings$/, (declaration) => {
    declaration.remove()
  })
  removeUnreadVariables(sheet, variables)
  removeEmptyRules(sheet)
  return sheet.toString()
}

/**
 * Whether the page has all classes of a selector, but for those that :not() rules out. Beasties has already checked the
 * selectors that it can match.
 * @param {string} selector @param {Set<string>} classes
 */
function isUsed(selector, classes) {
  if (!NOT_MATCHED_BY_BEASTIES.test(selector)) return true
  const required = selector.replace(/:not\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)/g, '')
  const named = [...required.matchAll(/\.((?:\\.|[\w-]|\P{ASCII})+)/gu)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  )
  return named.every((name) => classes.has(name))
}

/**
 * Tailwind sets variables for classes that a page may not have. It declares them with @property and, for browsers
 * without that, in a separate layer.
 * @param {import('postcss').Root} sheet @param {Set<string>} readByPage
 */
function removeUnreadVariables(sheet, readByPage) {
  sheet.walkAtRules('layer', (layer) => {
    // The empty layer stays, so that the order of the layers does not change.
    if (layer.params === 'properties') layer.replaceWith({ name: 'layer', params: 'properties' })
  })
  const read = new Set(readByPage)
  sheet.walkDecls(({ value }) => {
    for (const name of variablesReadBy(value)) read.add(name)
  })
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove()
  })
  sheet.walkAtRules('property', (property) => {
    if (!read.has(property.params)) property.remove()
  })
}

/** @param {import('postcss').Container} container */
function removeEmptyRules(container) {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    removeEmptyRules(node)
    if (node.nodes.length === 0) node.remove()
  })
}
