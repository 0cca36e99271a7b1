import { describe, expect, test } from 'vitest'
import { formatCsv } from '@/admin/leads/csv'
import { payloads } from '../../support/hostile-texts'
import { readCsv } from '../../support/read-csv'

const cellOf = (text: string) => readCsv(formatCsv([[text]]))[0]?.[0]

describe('the file', () => {
  test('starts with a byte order mark, and each row ends with CRLF', () => {
    expect(formatCsv([['a', 'b'], ['c']])).toBe('\ufeff"a","b"\r\n"c"\r\n')
  })

  test('has exactly the given cells, whatever they contain', () => {
    const rows = payloads.map(({ text, number }) => [`${number}`, text, `${text}"`, `,${text}\r\n`])
    const read = readCsv(formatCsv(rows))
    expect(read).toHaveLength(rows.length)
    expect(read.map(([number]) => number)).toEqual(rows.map(([number]) => number))
    for (const cells of read) expect(cells).toHaveLength(4)
  })
})

describe('a formula', () => {
  test.each(['=1+1', '\t=1+1', '\r=1+1', '+1+cmd|oak!A0', '-7345550111', '@SUM(A1)', '- two oaks'])(
    'that starts with %j is escaped with an apostrophe and keeps its text',
    (text) => {
      expect(cellOf(text)).toBe(`'${text}`)
    },
  )

  test('is in no cell that is made from a payload', () => {
    for (const { text } of payloads) {
      for (const written of [text, `+${text}`])
        expect(cellOf(written), written).not.toMatch(/^[=@\t\r-]|^\+.*[^\d ().]/)
    }
  })
})

test.each(['(734) 555-0157', '+1 734 555 0157', '+17345550157', '(734) 555-0157 ext. 12', '555-0157'])(
  'the phone number %s is unchanged',
  (phone) => {
    expect(cellOf(phone)).toBe(phone)
  },
)

test('a phone number with a country code and dashes would be a sum, so it is escaped', () => {
  expect(cellOf('+1-734-555-0157')).toBe("'+1-734-555-0157")
})
