import { DataError, NOT_THERE, TitledError } from './errors'

// Two editors of one row: the rows have no version column, so a save compares the stored row with the loaded one.
// A change between that and the write, some milliseconds later, goes unnoticed.

export type RowChange<Row, Input> = {
  input: Input
  /** The row as the editor loaded it. */
  loaded: Row
  /** Saves over what somebody else has changed. */
  overwrites: boolean
}

/** Somebody else has changed the row since it was loaded, and nothing was written. */
export class ChangedElsewhereError extends TitledError {
  constructor() {
    super(
      'Not Saved Yet',
      'This entry was changed elsewhere after you opened it. “Save anyway” replaces that version with yours.',
      Number.POSITIVE_INFINITY,
    )
  }
}

/** Throws when the row is gone or has been changed. Having the new values already is no conflict: an earlier answer was lost. */
export function assertUnchanged<Row extends Input, Input extends object>(
  stored: Row | null,
  { input, loaded, overwrites }: RowChange<Row, Input>,
) {
  if (!stored) throw new DataError(NOT_THERE)
  if (!overwrites && !hasValues(stored, loaded) && !hasValues(stored, input)) throw new ChangedElsewhereError()
}

const hasValues = <Values extends object>(row: Values, values: Values) =>
  (Object.keys(values) as (keyof Values)[]).every((column) => row[column] === values[column])
