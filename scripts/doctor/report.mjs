// What the checks find, how it is printed, and the exit code.

/**
 * `next` is the command or the page that helps.
 * @typedef {{ status: '✓' | '!' | '✗', text: string, next?: string }} Finding
 * @typedef {{ title: string, findings: Finding[] }} Group
 */

/** @param {string} text @returns {Finding} */
export const ok = (text) => ({ status: '✓', text })

/**
 * Worth knowing, but nothing has to be done.
 * @param {string} text @param {string} next @returns {Finding}
 */
export const note = (text, next) => ({ status: '!', text, next })

/** @param {string} text @param {string} next @returns {Finding} */
export const todo = (text, next) => ({ status: '✗', text, next })

/** @param {readonly Group[]} groups */
export function report(groups) {
  const lines = groups.flatMap(({ title, findings }) => [
    title,
    ...findings.flatMap(({ status, text, next }, index) => {
      const isRepeated = next === findings[index + 1]?.next
      return [`  ${status} ${text}`, ...(next && !isRepeated ? [`    → ${next}`] : [])]
    }),
    '',
  ])
  const isDone = groups.every(({ findings }) => findings.every(({ status }) => status !== '✗'))
  const last = isDone ? 'Nothing that this command can see is left to do.' : 'Do what is marked ✗, then run this again.'
  return { text: [...lines, last].join('\n'), exitCode: isDone ? 0 : 1 }
}
