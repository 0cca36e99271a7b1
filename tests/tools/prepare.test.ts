import fs from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { cleanUp, nonEmptyLines, projectRoot, startNode, tempPath } from '../support/node-process'
import { isNode, lineOf, nodesOf, parseFile, type SyntaxNode } from '../unit/support/syntax'

const SCRIPT = path.join(projectRoot, 'scripts/prepare.cjs')
const THIS_NODE = process.versions.node

afterAll(cleanUp)

/** Runs the script with a fake Node version and a fake npm that only exits with `npmStatus`. */
function prepare({ version = THIS_NODE, script = SCRIPT, npmStatus = 0 } = {}) {
  const fakes = `
    Object.defineProperty(process.versions, 'node', { value: '${version}' })
    require('child_process').spawnSync = (command, options) => {
      console.log('RUN ' + command + ' IN ' + options.cwd)
      return { status: ${npmStatus} }
    }
    require(${JSON.stringify(script)})`
  return startNode(['-e', fakes]).ended
}

/** Creates a project with this lock file, and these packages in node_modules. */
function makeProject(wanted: object, present?: object) {
  const root = tempPath('project')
  fs.mkdirSync(path.join(root, 'scripts'), { recursive: true })
  fs.copyFileSync(SCRIPT, path.join(root, 'scripts/prepare.cjs'))
  fs.writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }))
  if (present) {
    fs.mkdirSync(path.join(root, 'node_modules'))
    fs.writeFileSync(path.join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: present }))
  }
  return { root, script: path.join(root, 'scripts/prepare.cjs') }
}

describe('the version of Node', () => {
  test.each(['0.10.48', '18.20.0', '20.18.9', '21.7.0', '22.11.0'])('Node %s is refused.', async (version) => {
    const { code, stdout, stderr } = await prepare({ version })
    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(nonEmptyLines(stderr)).toEqual([expect.stringMatching(/^This project needs Node 20\.19 or newer .*\.$/)])
    expect(stderr).toContain(`this is Node ${version};`)
  })

  test.each(['20.19.0', '20.20.2', '22.12.0', '22.13.0', '23.0.0', '24.1.0'])('Node %s passes.', async (version) => {
    const { code, stderr } = await prepare({ version })
    expect(stderr).toBe('')
    expect(code).toBe(0)
  })
})

describe('the packages', () => {
  const wanted = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', optional: true } }

  test.each([
    ['node_modules is missing', undefined],
    ['a package is missing', {}],
    ['a package has another version', { 'node_modules/a': { version: '1.0.1' } }],
  ])('When %s, they are installed from the lock file.', async (_, present) => {
    const { root, script } = makeProject(wanted, present)
    const { code, stdout } = await prepare({ script })
    expect(code).toBe(0)
    expect(stdout).toContain('Installing packages')
    expect(stdout).toMatch(/^RUN npm ci .* IN /m)
    expect(stdout).toContain(`IN ${fs.realpathSync(root)}`)
  })

  test('When only packages of other platforms are missing, it does nothing and prints nothing.', async () => {
    const { script } = makeProject(wanted, { 'node_modules/a': { version: '1.0.0' } })
    expect(await prepare({ script })).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  test('When they cannot be installed, it prints one sentence after the output of npm.', async () => {
    const { code, stderr } = await prepare({ script: makeProject(wanted).script, npmStatus: 1 })
    expect(code).toBe(1)
    expect(nonEmptyLines(stderr)).toEqual([expect.stringMatching(/^The packages could not be installed; .*\.$/)])
  })
})

describe('the language', () => {
  test('The script is plain ECMAScript 5, so even an old Node can print the error.', () => {
    expect(newerThanEs5(fs.readFileSync(SCRIPT, 'utf8'))).toEqual([])
  })

  test.each([
    'const a = 1',
    'let a = 1',
    'var f = () => 1',
    'var a = `b`',
    'f(1, )',
    'function f(a,) {}',
    'function f(a = 1) {}',
    'f(...a)',
    'class A {}',
    'for (var a of b) {}',
    'try { f() } catch { g() }',
    'var a = { b, c() {} }',
    'var a = b?.c ?? d',
    'async function f() {}',
    'var a = 2 ** 3',
    "import('fs')",
  ])('The check reports newer syntax: %s', (text) => {
    expect(newerThanEs5(text)).not.toEqual([])
  })

  test('The check accepts ECMAScript 5.', () => {
    expect(
      newerThanEs5("'use strict'\nvar a = { b: [1,], get c() { return /x/g } }\nfor (var d in a) f(d, 'e')"),
    ).toEqual([])
  })
})

/** Syntax newer than ECMAScript 5, with its line. */
function newerThanEs5(text: string): string[] {
  return [...nodesOf(parseFile('script.cjs', text))]
    .filter((node) => !isEs5(node, text))
    .map((node) => `line ${lineOf(text, node.start)}: ${node.type}`)
}

const ES5_NODES = new Set(
  `ArrayExpression AssignmentExpression BinaryExpression BlockStatement BreakStatement CallExpression CatchClause
  ConditionalExpression ContinueStatement DoWhileStatement EmptyStatement ExpressionStatement ForInStatement
  ForStatement FunctionDeclaration FunctionExpression Identifier IfStatement LabeledStatement Literal
  LogicalExpression MemberExpression NewExpression ObjectExpression ParenthesizedExpression Property ReturnStatement SequenceExpression
  SwitchCase SwitchStatement ThisExpression ThrowStatement TryStatement UnaryExpression UpdateExpression
  VariableDeclaration VariableDeclarator WhileStatement WithStatement`.split(/\s+/),
)

function isEs5(node: SyntaxNode, text: string): boolean {
  if (!ES5_NODES.has(node.type) || node['async'] || node['generator']) return false
  if (node.type === 'VariableDeclaration') return node['kind'] === 'var'
  if (node.type === 'CatchClause') return node['param'] !== null
  if (node.type === 'Property') return !node['shorthand'] && !node['method'] && !node['computed']
  if (node['operator'] === '**' || node['operator'] === '**=' || node['operator'] === '??') return false
  const list = node['arguments'] ?? node['params']
  const last = Array.isArray(list) ? list.at(-1) : undefined
  return !isNode(last) || !/^\s*,/.test(text.slice(last.end))
}
