import { parseSync } from 'vite'

/** An ESTree node from Vite's own parser, including JSX and types. */
export type SyntaxNode = { type: string; start: number; end: number } & Record<string, unknown>

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** All nodes of a tree, parents first. */
export function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (isNode(value)) yield value
  if (typeof value !== 'object' || value === null) return
  for (const child of Object.values(value)) yield* nodesOf(child)
}

/** The top-level statements of a file. Throws if it cannot be parsed. */
export function parseFile(file: string, text: string): SyntaxNode[] {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const body: unknown[] = program.body
  return body.filter(isNode)
}

export const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length
