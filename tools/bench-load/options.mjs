import { PlainError } from '../../supabase/embedded/data-folder.mjs'

const KNOWN = '--requests N, --callers N and --embedded'

/**
 * Parses the arguments of `npm run bench:load --`.
 * @param {string[]} args
 */
export function readLoadOptions(args) {
  const options = { requests: 2000, callers: 50, isEmbeddedAlone: false }
  const rest = args.flatMap((arg) => (arg.startsWith('--') ? arg.split(/=(.*)/s, 2) : [arg]))
  while (rest.length > 0) {
    const name = rest.shift()
    if (name === '--requests') options.requests = readCount(name, rest.shift(), 100_000)
    else if (name === '--callers') options.callers = readCount(name, rest.shift(), 1000)
    else if (name === '--embedded') options.isEmbeddedAlone = true
    else throw new PlainError(`Unknown option ${name}; there are ${KNOWN}.`)
  }
  return options
}

/** @param {string} name @param {string | undefined} text @param {number} max */
function readCount(name, text, max) {
  const count = Number(text)
  if (!text || !Number.isInteger(count) || count < 1 || count > max) {
    throw new PlainError(`${name} needs a number from 1 to ${max}, not "${text ?? ''}".`)
  }
  return count
}
