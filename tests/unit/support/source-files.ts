import fs from 'node:fs'
import path from 'node:path'
import { isNode, lineOf, nodesOf, parseFile, type SyntaxNode } from './syntax'

/** Path from the project root -> text. Tests can also pass a small map of broken files to a check. */
export type Files = Readonly<Record<string, string>>

export type Import = {
  file: string
  line: number
  /** As written; '' if it is computed at run time. */
  specifier: string
  kind: 'value' | 'type' | 'dynamic'
  names: readonly string[]
}

/** All source files of a folder of the project. */
export function readSourceFiles(folder: string): Files {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
  return Object.fromEntries(
    files
      .filter((file) => /\.(tsx?|mjs|cjs|css)$/.test(file))
      .sort()
      .map((file) => [file, fs.readFileSync(file, 'utf8')]),
  )
}

const isCode = (file: string) => /\.tsx?$/.test(file)

/** All AST nodes of the TypeScript files, with file and line. */
export const nodesOfFiles = (files: Files) =>
  Object.entries(files)
    .filter(([file]) => isCode(file))
    .flatMap(([file, text]) =>
      [...nodesOf(parseFile(file, text))].map((node) => ({ file, node, line: lineOf(text, node.start) })),
    )

/** Every import, re-export and import.meta.glob of the files. */
export const importsOf = (files: Files): Import[] =>
  nodesOfFiles(files).flatMap(({ file, node, line }) =>
    addressesOf(node).map((specifier) => ({ file, line, specifier, kind: kindOf(node), names: namesOf(node) })),
  )

/** The path of an imported project file without its extension; null for a package. */
export function targetOf({ file, specifier }: Pick<Import, 'file' | 'specifier'>): string | null {
  const [address = ''] = specifier.split('?')
  const resolved = address.startsWith('@/')
    ? path.posix.join('src', address.slice(2))
    : /^\.{0,2}\//.test(address)
      ? path.posix.join(path.posix.dirname(file), address)
      : null
  return resolved && withoutEnding(resolved)
}

export const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '')

/** The specifiers that a node imports; a glob can have several. */
function addressesOf(node: SyntaxNode): string[] {
  if (node.type === 'CallExpression') return isGlob(node['callee']) ? stringsOf(node['arguments']) : []
  if (node.type === 'ImportExpression') return [textOf(node['source']) ?? '']
  if (!/^(Import|ExportNamed|ExportAll)Declaration$|^TSImportType$/.test(node.type)) return []
  const address = textOf(node['source'])
  return address === null ? [] : [address]
}

const isGlob = (callee: unknown) =>
  isNode(callee) &&
  isNode(callee['object']) &&
  callee['object'].type === 'MetaProperty' &&
  nameOf(callee['property']) === 'glob'

/** The strings of the first argument, a literal or an array. */
function stringsOf(args: unknown): string[] {
  const first: unknown = Array.isArray(args) ? args[0] : undefined
  return [...nodesOf(first)].map(textOf).filter((text) => text !== null)
}

/** The text of a string literal, else null. */
export const textOf = (node: unknown) =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null

export const nameOf = (node: unknown) => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : null)

function kindOf(node: SyntaxNode): Import['kind'] {
  if (node.type === 'ImportExpression') return 'dynamic'
  if (node.type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type') return 'type'
  const specifiers = specifiersOf(node)
  const areTypes = specifiers.every((specifier) => (specifier['importKind'] ?? specifier['exportKind']) === 'type')
  return specifiers.length > 0 && areTypes ? 'type' : 'value'
}

const specifiersOf = (node: SyntaxNode) => (Array.isArray(node['specifiers']) ? node['specifiers'].filter(isNode) : [])

/** The imported names; '*' for a namespace import. */
const namesOf = (node: SyntaxNode) =>
  specifiersOf(node).map(({ type, imported, local }) =>
    type === 'ImportNamespaceSpecifier' ? '*' : (nameOf(imported ?? local) ?? '*'),
  )
