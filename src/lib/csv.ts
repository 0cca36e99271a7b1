import Papa from 'papaparse'

const BYTE_ORDER_MARK = '\ufeff'

/**
 * What a spreadsheet would run as a formula gets a leading apostrophe, as OWASP advises against CSV injection. A phone
 * number with a country code stays as it is, but for one with dashes, which would be a sum.
 */
const FORMULA = /^(?!\+[\d ().]+$)[=+\-@\t\r]/

/** CSV for spreadsheets (RFC 4180) from untrusted input: rows end with CRLF, every cell is quoted. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${Papa.unparse([...rows], { quotes: true, newline: '\r\n', escapeFormulae: FORMULA })}\r\n`

/** Long enough for a browser that first asks where to save the file. */
const REVOKE_DELAY_MS = 60_000

export function downloadFile(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS)
}
