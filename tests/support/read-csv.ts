/** Parses a CSV file per RFC 4180, with every cell quoted. Throws if it is malformed. */
export function readCsv(file: string): string[][] {
  const text = file.replace(/^\ufeff/, '')
  const rows: string[][] = []
  let row: string[] = []
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/gy
  while (cell.lastIndex < text.length) {
    const start = cell.lastIndex
    const match = cell.exec(text)
    if (!match) throw new Error(`There is no cell at ${start}: ${text.slice(start, start + 40)}`)
    row.push((match[1] ?? '').replaceAll('""', '"'))
    if (match[2] === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
