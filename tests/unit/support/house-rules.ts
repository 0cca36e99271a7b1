import { type Files, nameOf, nodesOfFiles, textOf } from './source-files'
import { isNode, lineOf, type SyntaxNode } from './syntax'

const FORBIDDEN_NAMES = ['utils', 'helpers', 'misc', 'common']

/** Barrels, and files or folders with a catch-all name. */
export const findEmptyNames = (files: Files) =>
  Object.keys(files).filter(
    (file) =>
      /\/index\.tsx?$/.test(file) ||
      file.split('/').some((part) => FORBIDDEN_NAMES.includes(part.replace(/\..*$/, ''))),
  )

/** Screens without a default export, and default exports elsewhere. */
export function findWrongDefaults(files: Files): string[] {
  const withDefault = new Set(
    nodesOfFiles(files)
      .filter(({ file, node }) => !file.endsWith('.d.ts') && exportsDefault(node))
      .map(({ file }) => file),
  )
  return Object.keys(files).filter((file) => /^src\/routes\/.*\.tsx?$/.test(file) !== withDefault.has(file))
}

const exportsDefault = (node: SyntaxNode) =>
  node.type === 'ExportDefaultDeclaration' ||
  (node.type === 'ExportSpecifier' && [nameOf(node['exported']), textOf(node['exported'])].includes('default'))

/** Strings that are a path of the site or start with one. */
export const findSpelledPaths = (files: Files, paths: readonly string[]) =>
  nodesOfFiles(files).flatMap(({ file, node, line }) => {
    const text = textOf(node) ?? templateTextOf(node)
    const isPath = text !== null && paths.some((path) => text === path || /^[/?#]/.test(restAfter(text, path)))
    return isPath ? [`${file}:${line} spells ${text}`] : []
  })

const restAfter = (text: string, start: string) => (text.startsWith(start) ? text.slice(start.length) : '')

function templateTextOf(node: SyntaxNode): string | null {
  const value = node.type === 'TemplateElement' ? node['value'] : null
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string'
    ? value.cooked
    : null
}

/** Occurrences of a fact in code, text or comments. */
export const findSpelledFacts = (files: Files, facts: readonly string[]) =>
  Object.entries(files).flatMap(([file, text]) =>
    facts.flatMap((fact) => {
      const found = patternOf(fact).exec(text)
      return found ? [`${file}:${lineOf(text, found.index)} spells ${fact}`] : []
    }),
  )

/** Matches the words of a fact with any whitespace between them, or the digit groups of a phone number. */
function patternOf(fact: string): RegExp {
  const isPhone = /^[\d\s()+-]+$/.test(fact)
  const parts = (isPhone ? fact.match(/\d+/g) : fact.split(/\s+/)) ?? []
  return new RegExp(parts.map((part) => part.replace(/[.?*+()[\]]/g, '\\$&')).join(isPhone ? '\\W{0,3}' : '\\s+'), 'i')
}

const MAX_LINES = 250

const lengthOf = (text: string) => text.replace(/\n$/, '').split('\n').length

export const findLongFiles = (files: Files) =>
  Object.entries(files)
    .filter(([, text]) => lengthOf(text) > MAX_LINES)
    .map(([file, text]) => `${file} has ${lengthOf(text)} lines`)

export const findConsole = (files: Files) =>
  nodesOfFiles(files)
    .filter(({ node }) => isNode(node) && node.type === 'Identifier' && nameOf(node) === 'console')
    .map(({ file, line }) => `${file}:${line} uses the console`)

/** .tsx files in folders that must have none. */
export const findJsx = (files: Files, folders: readonly string[]) =>
  Object.keys(files).filter((file) => file.endsWith('.tsx') && folders.some((folder) => file.startsWith(folder)))
