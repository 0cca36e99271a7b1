// A table as a CSV file that spreadsheets open (RFC 4180), made of what
// strangers have typed.
//
// A spreadsheet takes a cell that begins with one of = + - @ for a formula, which
// may call programs or send other cells away; full-width signs count too, and
// some programs skip quotes, blanks and invisible signs before them. Such a cell
// gets an apostrophe in front, as the OWASP page on CSV injection advises: it is
// shown, and nothing is calculated. Phone numbers are the exception: digits and
// separators alone cannot do anything, so they stay as their owner typed them.

const BYTE_ORDER_MARK = '\ufeff'

/** A sign that begins a formula, and what may stand before it unseen or be taken away. */
const FORMULA = /^[\s\p{C}\p{Z}"'`´‘’‚“”„«»]*[=+\-@＝＋－＠﹦﹢﹣﹫−|%]/u

/** Tabs and line breaks at the start: with some programs the formula begins after them. */
const LEADING_BREAK = /^[\t\r\n]/

/** Where the list separator is a semicolon or a tab, a cell could begin anew after one. */
const AFTER_SEPARATOR = /([;\t][\s"']*)(?=[=+\-@＝＋－＠])/g

/** One number, perhaps with a plus in front and an extension behind, and nothing else. */
const PHONE = /^(?:\+ *)?[\d(][\d ().-]*\d(?: *(?:x|ext\.?) *\d{1,8})?$/i

/** The file's text: each row ends with CR and LF, each cell stands in quotes. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')

const quoted = (text: string) => `"${harmless(text.replace(/\r\n?/g, '\n')).replaceAll('"', '""')}"`

function harmless(text: string) {
  if (isPhone(text)) return notCalculated(text)
  const inside = text.replace(AFTER_SEPARATOR, "$1'")
  return FORMULA.test(text) || LEADING_BREAK.test(text) ? `'${inside}` : inside
}

const isPhone = (text: string) => PHONE.test(text) && text.replace(/\D/g, '').length >= 7

/**
 * Excel would make one large number of +17345550100 and a sum of +1-734-555-0100.
 * A blank after the country's digits keeps it a text, and the same number.
 */
const notCalculated = (phone: string) => phone.replace(/^(\+(?:1|\d{2,3}(?=[.-])))[.-]?(?=[\d.-]+$)/, '$1 ')
