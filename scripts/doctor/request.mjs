// One network call of the doctor. It never throws.

const LIMIT_IN_MS = 10_000

/**
 * `caching` is the header Cache-Control. `json` is null for a body that is not JSON. Without a response, `status` is
 * 0 and `failure` says why.
 * @typedef {{ url: string, status: number, text: string, caching: string, json: any, failure: string }} HttpResponse
 */

/** @param {string} url @param {RequestInit} [init] @returns {Promise<HttpResponse>} */
export async function request(url, init) {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(LIMIT_IN_MS) })
    const text = await response.text()
    const caching = response.headers.get('cache-control') ?? ''
    return { url: response.url, status: response.status, text, caching, json: parseJson(text), failure: '' }
  } catch (error) {
    // fetch gives the reason as the cause.
    const { message, cause } = /** @type {Error & { cause?: { code?: string } }} */ (error)
    return { url, status: 0, text: '', caching: '', json: null, failure: cause?.code ?? message }
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
