import { createElement, type ReactNode } from 'react'
import { parseRichText, type RichTextNode } from '@/lib/rich-text/parse-rich-text'

const classes = {
  h2: 'mt-8 text-heading',
  h3: 'mt-6 text-subtitle',
  p: 'mt-4 first:text-balance first:font-heading first:text-subtitle first:leading-normal lg:first:text-heading',
  ul: 'ui-bullet-list mt-4',
  li: undefined,
  b: 'font-semibold',
  i: undefined,
  br: undefined,
}

/** The body of a post. `classes` is the allow-list of elements; the author's attributes are dropped. */
export function PostBody({ content }: { content: string }) {
  return (
    <div className="wrap-anywhere max-w-text lg:max-w-2xl lg:text-subtitle lg:leading-relaxed">
      {parseRichText(content).map(renderNode)}
    </div>
  )
}

function renderNode(node: RichTextNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const children = node.children.length > 0 ? node.children.map(renderNode) : undefined
  return createElement(node.tag, { key, className: classes[node.tag] }, children)
}
