// What the checks find, how it is printed, and the exit code.

/**
 * `next` is the command or the page that helps.
 * @typedef {{ sign: '✓' | '!' | '✗', text: string, next?: string }} Finding
 * @typedef {{ title: string, findings: Finding[] }} Group
 */

/** @param {string} text @returns {Finding} */
export const ok = (text) => ({ sign: '✓', text })

/**
 * Worth knowing, but nothing has to be done.
 * @param {string} text @param {string} next @returns {Finding}
 */
export const note = (text, next) => ({ sign: '!', text, next })

/** @param {string} text @param {string} next @returns {Finding} */
export const todo = (text, next) => ({ sign: '✗', text, next })

/** @param {readonly Group[]} groups */
export function report(groups) {
  const lines = groups.flatMap(({ title, findings }) => [
    title,
    ...findings.flatMap(({ sign, text, next }, index) => {
      const isRepeated = next === findings[index + 1]?.next
      return [`  ${sign} ${text}`, ...(next && !isRepeated ? [`    → ${next}`] : [])]
    }),
    '',
  ])
  const isDone = groups.every(({ findings }) => findings.every(({ sign }) => sign !== '✗'))
  const last = isDone ? 'Nothing that this command can see is left to do.' : 'Do what is marked ✗, then run this again.'
  return { text: [...lines, last].join('\n'), exitCode: isDone ? 0 : 1 }
}
