import { createElement, type ReactNode } from 'react'
import { parseRichText, type RichTextNode } from '@/lib/rich-text'

const classes = {
  h2: 'mt-10 text-heading',
  h3: 'mt-8 text-subtitle',
  p: 'mt-5',
  ul: 'mt-5 grid list-disc gap-2 pl-6 marker:text-amber-dark',
  li: undefined,
  b: 'font-semibold',
  i: undefined,
  br: undefined,
}

/** The body of a post. Only the elements of the table above are ever created, and none with the author's attributes. */
export function PostBody({ content }: { content: string }) {
  return <div className="max-w-text [overflow-wrap:anywhere]">{parseRichText(content).map(show)}</div>
}

function show(node: RichTextNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const children = node.children.length > 0 ? node.children.map(show) : undefined
  return createElement(node.tag, { key, className: classes[node.tag] }, children)
}
