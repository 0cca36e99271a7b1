import { DataError, NOT_THERE, TitledError } from './errors'

// Two editors of one row: the rows have no version column, so a save compares the stored row with the loaded one.
// A change between that and the write, some milliseconds later, goes unnoticed.

export type Save<Input> = {
  input: Input
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

/** Throws when the row is gone, or has been changed since it was loaded. */
export function assertUnchanged<Row extends object>(stored: Row | null, loaded: Row) {
  if (!stored) throw new DataError(NOT_THERE)
  const columns = Object.keys(loaded) as (keyof Row)[]
  if (columns.some((column) => stored[column] !== loaded[column])) throw new ChangedElsewhereError()
}
