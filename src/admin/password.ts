/** SHA-256 as 64 hexadecimal digits. Throws where the page has no secure context: there browsers hide the function. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** False on plain http, but for localhost. */
export const canHash = () => globalThis.crypto?.subtle !== undefined
