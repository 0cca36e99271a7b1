import Papa from 'papaparse'

const BYTE_ORDER_MARK = '\ufeff'

/**
 * Cells that a spreadsheet would run as a formula; they get a leading apostrophe, OWASP's advice against CSV injection.
 * A phone number with a country code stays as it is, unless it has dashes: a spreadsheet would calculate it.
 */
const FORMULA = /^(?!\+[\d ().]+$)[=+\-@\t\r]/

/** CSV for spreadsheets (RFC 4180) from untrusted input: rows end with CRLF, every cell is quoted. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${Papa.unparse([...rows], { quotes: true, newline: '\r\n', escapeFormulae: FORMULA })}\r\n`

/** How long the file exists. A browser may ask where to save it, and wait for the answer. */
const REVOKE_DELAY_MS = 60_000

export function downloadCsv(name: string, rows: readonly (readonly string[])[]) {
  const url = URL.createObjectURL(new Blob([formatCsv(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS)
}
