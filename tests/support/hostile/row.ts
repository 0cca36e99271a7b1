/** The class of the attack, and what an attacker would write. `hit(0)` gets the number of the row. */
export type HostileRow = readonly [kind: string, text: string]
