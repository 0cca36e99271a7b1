// Parses and sanitizes an author's text: newlines and an allow-list of HTML tags become a tree, all other HTML is
// dropped. The caller renders elements from the tree, so no raw HTML reaches the page (XSS).

import { decodeEntity } from './html-entities'

export type RichTextTag = 'p' | 'h2' | 'h3' | 'ul' | 'li' | 'b' | 'i' | 'br'
export type RichTextElement = { tag: RichTextTag; children: RichTextNode[]; isImplicit?: boolean }
export type RichTextNode = string | RichTextElement

/**
 * Matches tags with their attributes, comments, and elements whose content is not readable text.
 * Attributes are bounded, and outside of quotes they end at the next <, so text full of unclosed tags is not searched
 * again from each of them (ReDoS).
 */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|iframe|noscript|textarea|title|svg|math|object)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z0-9:-]*)(?:[\s/](?:"[^"]{0,2000}"|'[^']{0,2000}'|[^'"<>]){0,2000})?>/gi

const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]*);/gi

/** Tags nested deeper are dropped: no author needs them, and rendering them could overflow the stack. */
const MAX_DEPTH = 40

const isInline = (tag: string): tag is 'b' | 'i' => tag === 'b' || tag === 'i'
const TEXT_BLOCKS = new Set<string>(['p', 'h2', 'h3'])
/** Tags that are replaced by another. All lists are bulleted. */
const ALIASES = new Map([
  ['strong', 'b'],
  ['em', 'i'],
  ['ol', 'ul'],
  ['menu', 'ul'],
  ['dir', 'ul'],
])
/** Block tags that are not allowed. Their text is kept, but does not run into the text around them. */
const OTHER_BLOCKS = new Set(
  (
    'address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer form h1 ' +
    'h4 h5 h6 header hr legend main nav pre section summary table tbody td tfoot th thead tr'
  ).split(' '),
)

const isBlock = (tag: string) => TEXT_BLOCKS.has(tag) || tag === 'ul' || tag === 'li' || OTHER_BLOCKS.has(tag)

/**
 * Returns blocks in reading order. Two newlines start a paragraph, also inside <p>, and one is a <br>. Inside <li> each
 * newline is a <br>. Next to a block tag, newlines are ignored.
 */
export function parseRichText(source: string): RichTextElement[] {
  const builder = new RichTextBuilder()
  let end = 0
  let isAfterBlock = false
  for (const match of source.matchAll(TOKEN)) {
    const name = match[3]?.toLowerCase() ?? ''
    const tag = ALIASES.get(name) ?? name
    const text = source.slice(end, match.index)
    const words = isAfterBlock ? text.trimStart() : text
    builder.text(isBlock(tag) ? words.trimEnd() : words)
    end = match.index + match[0].length
    if (words) isAfterBlock = false
    if (!tag) continue
    isAfterBlock = isBlock(tag)
    if (OTHER_BLOCKS.has(tag)) builder.endBlock()
    else if (match[2]) builder.close(tag)
    else builder.open(tag)
  }
  const rest = source.slice(end)
  builder.text(isAfterBlock ? rest.trimStart() : rest)
  return trimBlocks(builder.root.children)
}

class RichTextBuilder {
  readonly root: { children: RichTextNode[] } = { children: [] }
  private stack: RichTextElement[] = []

  open(tag: string) {
    if (this.stack.length >= MAX_DEPTH) return
    if (tag === 'br') this.add({ tag, children: [] })
    else if (isInline(tag)) {
      this.endImplicitList()
      this.push({ tag, children: [] })
    } else if (TEXT_BLOCKS.has(tag) || tag === 'ul') {
      this.closeTextBlocks()
      this.endImplicitList()
      this.enter({ tag: tag as RichTextTag, children: [] })
    } else if (tag === 'li') {
      this.closeTextBlocks()
      // An item closes the previous one, but not the list around it.
      const itemIndex = this.stack.findLastIndex((element) => element.tag === 'li')
      if (itemIndex > this.stack.findLastIndex((element) => element.tag === 'ul')) this.stack.length = itemIndex
      if (this.stack.at(-1)?.tag !== 'ul') this.enter({ tag: 'ul', children: [], isImplicit: true })
      this.enter({ tag, children: [] })
    }
  }

  /** Closes the nearest open element with this tag; a no-op if there is none. */
  close(tag: string) {
    const index = this.stack.findLastIndex((element) => element.tag === tag)
    if (index >= 0) this.stack.length = index
  }

  /** Ends the open paragraph, or a list that was opened implicitly. In a list item, the next text starts a new line. */
  endBlock() {
    const paragraph = this.stack.findLastIndex(({ tag }) => tag === 'p')
    if (paragraph > this.stack.findLastIndex(({ tag }) => tag !== 'p' && !isInline(tag))) this.nextParagraph(paragraph)
    this.endImplicitList()
    const item = this.stack.at(-1)
    const last = item?.children.at(-1)
    if (item?.tag === 'li' && (typeof last === 'string' || (last && isInline(last.tag))))
      this.add({ tag: 'br', children: [] })
  }

  text(raw: string) {
    if (!raw) return
    const text = raw.replace(/\r\n?/g, '\n').replace(ENTITY, decodeEntity)
    // Text after an item that is closed is not a part of it.
    if (text.trim()) this.endImplicitList()
    const [outermost] = this.stack
    if (outermost?.tag === 'h2' || outermost?.tag === 'h3') {
      this.add(text)
      return
    }
    const isParagraph = !outermost || outermost.tag === 'p'
    for (const [index, paragraph] of (isParagraph ? text.split(/\n[^\S\n]*\n\s*/) : [text]).entries()) {
      if (index > 0) this.nextParagraph()
      for (const [lineIndex, line] of paragraph.split('\n').entries()) {
        if (lineIndex > 0) this.add({ tag: 'br', children: [] })
        if (line) this.add(line)
      }
    }
  }

  /** Closes the paragraph at this depth; open inline tags continue in the next one. */
  private nextParagraph(depth = 0) {
    // Deduplicated: nested bold in many paragraphs would create millions of elements.
    const inline = new Set(this.stack.map(({ tag }) => tag).filter(isInline))
    this.stack.length = depth
    for (const tag of inline) this.push({ tag, children: [] })
  }

  /** Adds inline content; opens a paragraph or list item around it if there is none. */
  private add(node: RichTextNode) {
    const parent = this.stack.at(-1)
    if (!parent) this.enter({ tag: 'p', children: [], isImplicit: true })
    else if (parent.tag === 'ul') this.enter({ tag: 'li', children: [] })
    ;(this.stack.at(-1) ?? this.root).children.push(node)
  }

  private push(element: RichTextElement) {
    this.add(element)
    this.stack.push(element)
  }

  private enter(element: RichTextElement) {
    // A list may only contain items.
    if (this.stack.at(-1)?.tag === 'ul' && element.tag !== 'li') this.enter({ tag: 'li', children: [] })
    ;(this.stack.at(-1) ?? this.root).children.push(element)
    this.stack.push(element)
  }

  private endImplicitList() {
    if (this.stack.at(-1)?.tag === 'ul' && this.stack.at(-1)?.isImplicit) this.stack.pop()
  }

  /** Closes open text blocks, up to the enclosing item or list. */
  private closeTextBlocks() {
    this.stack.length = this.stack.findLastIndex(({ tag }) => tag === 'li' || tag === 'ul') + 1
  }
}

/** Trims line breaks and whitespace at the edges of blocks, and drops empty blocks. */
function trimBlocks(nodes: RichTextNode[]): RichTextElement[] {
  const isBlank = (node: RichTextNode): boolean =>
    typeof node === 'string' ? !node.trim() : node.tag === 'br' || (node.tag !== 'ul' && node.children.every(isBlank))
  const blocks: RichTextElement[] = []
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const { tag } = node
    let children = node.children
    if (tag === 'ul') {
      children = trimBlocks(children)
    } else {
      const isShown = (child: RichTextNode) => !isBlank(child)
      const first = children.findIndex(isShown)
      children = first < 0 ? [] : children.slice(first, children.findLastIndex(isShown) + 1)
    }
    if (children.length > 0) blocks.push({ tag, children })
  }
  return blocks
}
