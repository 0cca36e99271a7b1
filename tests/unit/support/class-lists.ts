import { type ESTree, parseSync } from 'vite'
import type { Files } from './source-files'

type Node = ESTree.Node
type Constants = Readonly<Record<string, Node>>

const isNode = (value: unknown): value is Node => value instanceof Object && 'type' in value

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const listNodes = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(listNodes)]

/** The name of a variable, a key or an attribute. Null for a computed one. */
const nameOf = (node: Node) =>
  'name' in node ? String(node.name) : node.type === 'Literal' ? String(node.value) : null

const isCallOfCn = (node: Node) => node.type === 'CallExpression' && nameOf(node.callee) === 'cn'

/** `const buttonClass = '…'`, and the rest of `const { sizes, ...classes } = variants[variant]`. */
function findConstant(node: Node) {
  if (node.type !== 'VariableDeclarator' || !node.init) return []
  const rest = node.id.type === 'ObjectPattern' ? node.id.properties.at(-1) : null
  const name = nameOf(rest?.type === 'RestElement' ? rest.argument : node.id)
  return name ? [[name, node.init] as const] : []
}

/** `className="…"`, `className={…}`, `{ className: … }` and `cn(…)`. */
function findClasses(node: Node) {
  if (node.type === 'JSXAttribute') return /class(Name)?$/i.test(nameOf(node.name) ?? '') ? node.value : null
  if (node.type === 'Property') return nameOf(node.key) === 'className' ? node.value : null
  return isCallOfCn(node) ? node : null
}

/**
 * The strings that an expression may be, such as both of a condition. `keys` are the properties that are read from it,
 * with null for a computed one: `variants[variant].card` reads [null, 'card'] from `variants`.
 */
function listStrings(node: Node, constants: Constants, keys: readonly (string | null)[] = []): string[] {
  const list = (part: Node, ofKeys = keys) => listStrings(part, constants, ofKeys)
  const join = (parts: readonly Node[], separator: string) =>
    parts
      .map((part) => list(part))
      .filter(({ length }) => length > 0)
      .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => start + separator + end)), [''])
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && keys.length === 0 ? [node.value] : []
    case 'TemplateElement':
      return [node.value.raw]
    case 'Identifier': {
      const { [node.name]: constant, ...others } = constants
      return constant ? listStrings(constant, others, keys) : []
    }
    case 'MemberExpression':
      return list(node.object, [node.computed ? null : nameOf(node.property), ...keys])
    case 'ObjectExpression':
      return node.properties.flatMap((property) =>
        property.type === 'Property' && [null, nameOf(property.key)].includes(keys[0] ?? null)
          ? list(property.value, keys.slice(1))
          : [],
      )
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((part) => list(part))
    case 'LogicalExpression':
      return (node.operator === '&&' ? [node.right] : [node.left, node.right]).flatMap((part) => list(part))
    case 'BinaryExpression':
      return node.operator === '+' ? join([node.left, node.right], '') : []
    case 'CallExpression':
      return isCallOfCn(node) ? join(node.arguments, ' ') : []
    default:
      return childrenOf(node).flatMap((part) => list(part))
  }
}

/** The classes of each element, also those that it has only sometimes: constants are followed, in the same file. */
export function readClassLists(files: Files) {
  return Object.entries(files).flatMap(([file, text]) => {
    if (!/\.tsx?$/.test(file)) return []
    const nodes = listNodes(parseSync(file, text).program)
    const constants = Object.fromEntries(nodes.flatMap(findConstant))
    const lists = nodes.flatMap((node) => {
      const classes = findClasses(node)
      return classes ? listStrings(classes, constants).map((strings) => strings.trim()) : []
    })
    return [...new Set(lists)].map((strings) => ({ file, strings }))
  })
}
