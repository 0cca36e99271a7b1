// One network call of the doctor. It never throws, and it never takes longer than its limit.

/**
 * `status` is 0, and `failure` a clause that says why, when no answer came.
 * @typedef {{ url: string, status: number, headers: Headers, text: string, json: unknown, failure: string }} Answer
 */

const LIMIT_MS = 10_000

/** Of several calls, at most so many are in flight. */
export const CONCURRENCY = 8

/** @param {string} url @param {RequestInit} [init] @param {number} [limit] in milliseconds @returns {Promise<Answer>} */
export async function ask(url, init = {}, limit = LIMIT_MS) {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(limit) })
    const text = await response.text()
    const { status, headers } = response
    return { url: response.url || url, status, headers, text, json: parseJson(text), failure: '' }
  } catch (error) {
    return { url, status: 0, headers: new Headers(), text: '', json: null, failure: describeFailure(error, limit) }
  }
}

/** @param {unknown} error of fetch, which hides the reason in its cause */
export function describeFailure(error, limit = LIMIT_MS) {
  const { name, message, cause } = /** @type {Error & { cause?: { code?: string, message?: string } }} */ (error)
  const code = cause?.code ?? ''
  if (name === 'TimeoutError') return `no answer within ${limit / 1000} seconds`
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return 'its name does not resolve'
  if (code === 'ECONNREFUSED') return 'nothing listens there'
  if (/CERT|UNABLE_TO_VERIFY/.test(code)) return `its certificate is not valid (${code})`
  return `the connection broke (${code || cause?.message || message})`
}

/** @param {string} text */
function parseJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A text of a JSON answer, such as the error code; empty when there is none. @param {Answer} answer @param {string} key */
export function readText({ json }, key) {
  const value = typeof json === 'object' && json !== null ? Reflect.get(json, key) : undefined
  return typeof value === 'string' ? value : ''
}
