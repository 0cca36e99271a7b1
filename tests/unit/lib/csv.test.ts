import { describe, expect, test } from 'vitest'
import { formatCsv } from '@/lib/csv'
import { payloads } from '../../support/hostile-texts'
import { readCsv } from '../../support/read-csv'

const cellOf = (text: string) => readCsv(formatCsv([[text]]))[0]?.[0]

describe('The file', () => {
  test('starts with a byte order mark, and each row ends with CRLF.', () => {
    expect(formatCsv([['a', 'b'], ['c']])).toBe('\ufeff"a","b"\r\n"c"\r\n')
  })

  test.each([
    ['commas', 'Ann Arbor, MI'],
    ['quotes', 'the "big" oak'],
    ['a single quote character', '"'],
    ['line breaks', 'A dead ash.\nA shed stands under it.'],
    ['non-ASCII characters', 'Grünwald 🌳 オーク'],
    ['an empty cell', ''],
  ])('keeps %s.', (_, text) => {
    expect(cellOf(text)).toBe(text)
  })

  test('normalizes line breaks inside cells to LF.', () => {
    expect(cellOf('oak\r\nash\relm\nfir')).toBe('oak\nash\nelm\nfir')
  })

  test('has exactly the given cells, whatever they contain.', () => {
    const rows = payloads.map(({ text, number }) => [`${number}`, text, `${text}"`, `,${text}\r\n`])
    const read = readCsv(formatCsv(rows))
    expect(read).toHaveLength(rows.length)
    expect(read.map(([number]) => number)).toEqual(rows.map(([number]) => number))
    for (const cells of read) expect(cells).toHaveLength(4)
  })
})

/** The start of a formula in some spreadsheet, after the characters that some skip. */
const STARTS_FORMULA = /^[\s\p{C}\p{Z}"]*[=+\-@＝＋－＠]/u

describe('A formula', () => {
  test.each([
    '=1+1',
    '＝1+1',
    '−1+1',
    ' =1+1',
    '\u00a0=1+1',
    '\u200b=1+1',
    '"=1+1',
    '\t=1+1',
    '\toak',
    '|cmd',
    '+1+cmd|oak!A0',
    '-7345550111',
    '+1\t7345550111',
    '- two oaks',
  ])('that starts with %j is escaped with an apostrophe and keeps its text.', (text) => {
    expect(cellOf(text)).toBe(`'${text.replaceAll('\r', '\n').replace(/^([\t])=/, "$1'=")}`)
  })

  test('is also escaped after a semicolon or a tab, which some programs read as separators.', () => {
    expect(cellOf('oak;=1+1')).toBe("oak;'=1+1")
    expect(cellOf('oak\t "@SUM(A1)')).toBe(`oak\t "'@SUM(A1)`)
    expect(cellOf('oak; ash')).toBe('oak; ash')
  })

  test('is in no cell that is made from a payload.', () => {
    let guarded = 0
    for (const { text } of payloads) {
      for (const written of [text, `"${text}`, ` ${text}`, `+${text}`]) {
        const cell = cellOf(written) ?? ''
        expect(cell, written).not.toMatch(STARTS_FORMULA)
        if (cell.startsWith("'")) guarded += 1
      }
    }
    expect(guarded).toBeGreaterThan(payloads.length)
  })
})

describe('A phone number', () => {
  test.each(['(734) 555-0157', '+1 734 555 0157', '+1 734 555 0157 x12', '(734) 555-0157 ext. 12', '555-0157'])(
    'written as %s is unchanged.',
    (phone) => {
      expect(cellOf(phone)).toBe(phone)
    },
  )

  test.each([
    ['+17345550157', '+1 7345550157'],
    ['+1-734-555-0157', '+1 734-555-0157'],
    ['+44-20-7946-0958', '+44 20-7946-0958'],
  ])('written as %s would be calculated, so it gets a space after the country code: %s.', (phone, cell) => {
    expect(cellOf(phone)).toBe(cell)
  })
})
