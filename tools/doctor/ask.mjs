// One network call of the doctor. It never throws, and it never takes longer than its limit.

/**
 * `status` is 0, and `failure` says why, when no answer came.
 * @typedef {{ url: string, status: number, headers: Headers, text: string, json: unknown, failure: string }} Answer
 */

/** @param {string} url @param {RequestInit} [init] @param {number} [limit] in milliseconds @returns {Promise<Answer>} */
export async function ask(url, init = {}, limit = 10_000) {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(limit) })
    const text = await response.text()
    const { status, headers } = response
    return { url: response.url || url, status, headers, text, json: parseJson(text), failure: '' }
  } catch (error) {
    // fetch hides the reason in the cause.
    const { name, message, cause } = /** @type {Error & { cause?: { code?: string, message?: string } }} */ (error)
    const reason = cause?.code || cause?.message || message
    const failure = name === 'TimeoutError' ? `no answer within ${limit / 1000} seconds` : reason
    return { url, status: 0, headers: new Headers(), text: '', json: null, failure }
  }
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
