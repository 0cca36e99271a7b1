import Papa from 'papaparse'

// A table as a CSV file that spreadsheets open (RFC 4180), made of what
// strangers have typed. A spreadsheet takes a cell that begins with one of = + - @
// for a formula, which may call programs or send other cells away. Such a cell gets
// an apostrophe in front, as the OWASP page on CSV injection advises.

const BYTE_ORDER_MARK = '\ufeff'

/** Seven digits at least, perhaps with a plus in front and an extension behind: these cannot do anything. */
const PHONE = String.raw`(?=(?:\D*\d){7})(?:\+ *)?[\d(][\d ().-]*\d(?: *(?:x|ext\.?) *\d{1,8})?$`

/** Full-width signs count too, and some programs skip quotes, blanks and invisible signs before them. */
const BEGINNING = String.raw`[\s\p{C}\p{Z}"'\x60´‘’‚“”„«»]*[=+\-@＝＋－＠﹦﹢﹣﹫−|%]|[\t\n]`

const FORMULA = new RegExp(`^(?!${PHONE})(?:${BEGINNING})`, 'iu')

/** Where the list separator is a semicolon or a tab, a cell could begin anew after one. */
const AFTER_SEPARATOR = /([;\t][\s"']*)(?=[=+\-@＝＋－＠])/g

/**
 * Excel would make one large number of +17345550100 and a sum of +1-734-555-0100.
 * A blank after the country's digits keeps it a text, and the same number.
 */
const CALCULATED_PHONE = new RegExp(String.raw`^(?=${PHONE})(\+(?:1|\d{2,3}(?=[.-])))[.-]?(?=[\d.-]+$)`)

/** The file's text: each row ends with CR and LF, each cell stands in quotes. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${Papa.unparse(
    rows.map((cells) => cells.map(prepared)),
    { quotes: true, newline: '\r\n', escapeFormulae: FORMULA },
  )}\r\n`

const prepared = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(AFTER_SEPARATOR, "$1'").replace(CALCULATED_PHONE, '$1 ')

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
