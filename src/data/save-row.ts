import { parseTimestamp } from '@/lib/dates'
import { DataError, NOT_THERE, TitledError } from './errors'

// Saving what an editor holds, so that a repeated try stores nothing twice and no
// other version is overwritten unseen. The rows have no version column: each save
// first fetches the stored row and compares it. A change between that and the write,
// some milliseconds later, goes unnoticed.

export type NewRow<Input> = {
  input: Input
  /** What earlier tries sent that failed. One of them may have been stored all the same. */
  attempts: readonly Input[]
}

export type ChangedRow<Row, Input> = NewRow<Input> & {
  /** The row as the editor loaded it. */
  loaded: Row
}

/** `wasThere`: an earlier try had stored the same, so nothing was written. */
export type Saved = { wasThere: boolean }

/** Somebody else has changed the row since the editor loaded it. Nothing was written. */
export class ChangedElsewhereError<Row> extends TitledError {
  /** The other version. */
  readonly row: Row

  constructor(kind: string, row: Row) {
    super('Not Saved Yet', `This ${kind} was changed elsewhere. Please choose below which version to keep.`)
    this.row = row
  }
}

/** Whether the stored row has these values already. Throws if it is gone, or if somebody else has changed it. */
export function isAlreadySaved<Row extends Input, Input extends object>(
  stored: Row | null,
  { input, attempts, loaded }: ChangedRow<Row, Input>,
  kind: string,
): boolean {
  if (!stored) throw new DataError(NOT_THERE)
  if (isSameRow(stored, input)) return true
  if (!isOneOf(stored, [loaded, ...attempts])) throw new ChangedElsewhereError(kind, stored)
  return false
}

/** Whether the row has the values of one of the inputs. */
export const isOneOf = <Row extends Input, Input extends object>(row: Row, inputs: readonly Input[]): boolean =>
  inputs.some((input) => isSameRow(row, input))

/** Whether the row has all values of the input. Timestamps may be formatted differently. */
export const isSameRow = <Row extends Input, Input extends object>(row: Row, input: Input): boolean =>
  (Object.keys(input) as (keyof Input & string)[]).every(
    (column) =>
      row[column] === input[column] ||
      (column === 'date' && timeOf(row[column]) === timeOf(input[column]) && timeOf(input[column]) !== undefined),
  )

const timeOf = (timestamp: unknown) => parseTimestamp(String(timestamp))?.getTime()
