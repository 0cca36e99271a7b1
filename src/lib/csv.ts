import Papa from 'papaparse'

// CSV for spreadsheets (RFC 4180) from untrusted input. CSV injection: a cell that starts with
// = + - @ runs as a formula, which may start programs or leak other cells. Escape it with a
// leading apostrophe, as OWASP advises.

const BYTE_ORDER_MARK = '\ufeff'

/** At least seven digits, optionally with a leading plus and an extension. Harmless as a formula. */
const PHONE = String.raw`(?=(?:\D*\d){7})(?:\+ *)?[\d(][\d ().-]*\d(?: *(?:x|ext\.?) *\d{1,8})?$`

/** Full-width characters count too, and some programs skip leading quotes, whitespace and invisible characters. */
const FORMULA_START = String.raw`[\s\p{C}\p{Z}"'\x60´‘’‚“”„«»]*[=+\-@＝＋－＠﹦﹢﹣﹫−|%]|[\t\n]`

const FORMULA = new RegExp(`^(?!${PHONE})(?:${FORMULA_START})`, 'iu')

/** Where the list separator is a semicolon or a tab, a new cell could start after one. */
const AFTER_SEPARATOR = /([;\t][\s"']*)(?=[=+\-@＝＋－＠])/g

/**
 * Excel would parse +17345550100 as a number and +1-734-555-0100 as a sum.
 * A space after the country code keeps it text, and the same phone number.
 */
const CALCULATED_PHONE = new RegExp(String.raw`^(?=${PHONE})(\+(?:1|\d{2,3}(?=[.-])))[.-]?(?=[\d.-]+$)`)

/** The CSV text: rows end with CRLF, every cell is quoted. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${Papa.unparse(
    rows.map((cells) => cells.map(escapeCell)),
    { quotes: true, newline: '\r\n', escapeFormulae: FORMULA },
  )}\r\n`

const escapeCell = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(AFTER_SEPARATOR, "$1'").replace(CALCULATED_PHONE, '$1 ')

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
