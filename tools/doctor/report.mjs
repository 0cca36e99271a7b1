import { shortenKeys } from '../../scripts/build/keys.mjs'
import { count } from './finding.mjs'

// How the findings are printed, and the exit code.

/** @typedef {import('./finding.mjs').Group} Group */

/** Sign and ANSI color. */
const MARKS = { ok: ['✓', 32], note: ['!', 33], todo: ['✗', 31], unknown: ['?', 35] }

/** 1 if something must be done, 2 if something could not be looked at, else 0. @param {readonly Group[]} groups */
export function chooseExitCode(groups) {
  const marks = groups.flatMap(({ findings }) => findings.map(({ mark }) => mark))
  if (marks.includes('todo')) return 1
  return marks.includes('unknown') ? 2 : 0
}

/** @param {readonly Group[]} groups */
export const printJson = (groups) =>
  shortenKeys(JSON.stringify({ exitCode: chooseExitCode(groups), groups }, undefined, 2))

/** `site` is what to look at next. @param {readonly Group[]} groups @param {{ isColored: boolean, site?: string | undefined }} options */
export function printText(groups, { isColored, site }) {
  const lines = groups.flatMap(({ title, findings }) => [
    title,
    ...findings.flatMap(({ mark, text, next }, index) => {
      const [sign, color] = MARKS[mark]
      const line = `  ${isColored ? `\x1b[${color}m${sign}\x1b[0m` : sign} ${text}`
      const isRepeated = next === findings[index + 1]?.next
      return next && !isRepeated ? [line, `    → ${next}`] : [line]
    }),
    '',
  ])
  const todos = groups.flatMap(({ findings }) => findings).filter(({ mark }) => mark === 'todo')
  const publish = `Next: npm run build, put dist/ on a host (docs/hosting.md), then npm run doctor -- ${site}`
  const last = [
    `Nothing is left to do here.${site ? ` ${publish}` : ''}`,
    `${count(todos.length, 'point')} to do, marked ✗. Then run this again.`,
    'Not everything could be looked at: see the lines marked ?.',
  ][chooseExitCode(groups)]
  return shortenKeys([...lines, last].join('\n'))
}
