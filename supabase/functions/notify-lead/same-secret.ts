const digestOf = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/**
 * Constant-time comparison, against timing attacks: the digests have the same length and are compared to the end.
 */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const [left, right] = await Promise.all([digestOf(given), digestOf(expected)])
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0
}
