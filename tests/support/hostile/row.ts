/** The kind of attack and its payload. The 0 in `hit(0)` is replaced with the row number. */
export type HostileRow = readonly [kind: string, text: string]
