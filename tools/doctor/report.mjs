import { shortenKeys } from '../../scripts/build/keys.mjs'

// What the checks find, how it is printed, and the exit code.

/**
 * `next` is the command or the page that helps.
 * @typedef {{ mark: 'ok' | 'note' | 'todo' | 'unknown', text: string, next?: string }} Finding
 * @typedef {{ title: string, findings: Finding[] }} Group
 */

/** @param {string} text @returns {Finding} */
export const ok = (text) => ({ mark: 'ok', text })

/** Worth knowing, but nothing has to be done. @param {string} text @param {string} next @returns {Finding} */
export const note = (text, next) => ({ mark: 'note', text, next })

/** @param {string} text @param {string} next @returns {Finding} */
export const todo = (text, next) => ({ mark: 'todo', text, next })

/** The check could not look. @param {string} text @param {string} next @returns {Finding} */
export const unknown = (text, next) => ({ mark: 'unknown', text, next })

const SIGNS = { ok: '✓', note: '!', todo: '✗', unknown: '?' }

/** @param {readonly Group[]} groups @param {string} done printed when nothing is left to do */
export function report(groups, done) {
  const marks = groups.flatMap(({ findings }) => findings.map(({ mark }) => mark))
  const lines = groups.flatMap(({ title, findings }) => [
    title,
    ...findings.flatMap(({ mark, text, next }, index) => {
      const isRepeated = next === findings[index + 1]?.next
      return [`  ${SIGNS[mark]} ${text}`, ...(next && !isRepeated ? [`    → ${next}`] : [])]
    }),
    '',
  ])
  const exitCode = marks.includes('todo') ? 1 : marks.includes('unknown') ? 2 : 0
  const last = [
    done,
    'Do what is marked ✗, then run this again.',
    'Not everything could be looked at: see the lines marked ?.',
  ][exitCode]
  return { text: shortenKeys([...lines, last].join('\n')), exitCode }
}
