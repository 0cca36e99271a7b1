// What a check found. `next` is the command or the page that helps.

/** @typedef {{ mark: 'ok' | 'note' | 'todo' | 'unknown', text: string, next?: string }} Finding */
/** @typedef {{ title: string, findings: Finding[] }} Group */

/** @param {string} text @returns {Finding} */
export const ok = (text) => ({ mark: 'ok', text })

/** Worth knowing, but nothing has to be done. @param {string} text @param {string} [next] @returns {Finding} */
export const note = (text, next) => ({ mark: 'note', text, ...(next && { next }) })

/** @param {string} text @param {string} next @returns {Finding} */
export const todo = (text, next) => ({ mark: 'todo', text, next })

/** The check could not look. @param {string} text @param {string} next @returns {Finding} */
export const unknown = (text, next) => ({ mark: 'unknown', text, next })

/** @param {number} count @param {string} noun */
export const count = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`
