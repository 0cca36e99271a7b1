/** Long enough for a browser that asks first where to store the file. */
const KEPT_MS = 60_000

/** Hands a text to the browser as a file to store. */
export function downloadFile(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
