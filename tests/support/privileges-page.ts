import type { actors } from './lock'

// Generates docs/privileges.md from the results of tests/database/privileges.test.ts.

export type Posture = 'open' | 'locked'
export type Operation = 'select' | 'insert' | 'insert returning' | 'update' | 'delete' | 'truncate'
/** 'none': the statement is allowed, but row-level security (RLS) hides every row. */
export type Outcome = 'yes' | 'none' | 'no'

export type Cell = {
  posture: Posture
  table: string
  /** '*' for whole rows. */
  column: string
  operation: Operation
  actor: keyof typeof actors
  outcome: Outcome
}

const ACTORS = ['visitor', 'signedIn', 'admin'] as const

const INTRODUCTION = `# Who may do what

Found by \`tests/database/privileges.test.ts\`, which tries each operation on each column of each table as each of the
three, by a statement of its own. It fails when this page says anything else, and writes it anew with
\`WRITE_PRIVILEGES=1 npm run test:unit -- --project database privileges\`.

The visitor is whoever has the public key (role \`anon\`); the other two are signed in with Supabase Auth (role
\`authenticated\`), and the admin's id is in \`private.admins\`. In brackets: the statement is allowed and finds no row.
\`insert returning\` is an insert that asks for its row back. None of the three may truncate a table, choose the id of a
row or choose the time at which it came.
`

const HEADINGS: Record<Posture, string> = {
  open: `## Without the lock: after the migrations

The admin password of the panel is checked in the browser alone, so the panel has the rights of a visitor.`,
  locked: `## With the lock: after \`supabase/lockdown.sql\``,
}

/** The text of docs/privileges.md. */
export function describePrivileges(cells: readonly Cell[]): string {
  const parts = (['open', 'locked'] as const).map((posture) => {
    const ofPosture = cells.filter((cell) => cell.posture === posture)
    const lines = unique(ofPosture.map(({ table }) => table)).flatMap((table) =>
      linesOf(
        table,
        ofPosture.filter((cell) => cell.table === table),
      ),
    )
    const table = ['| table | columns | visitor | signed in | admin |', '|---|---|---|---|---|', ...lines]
    return `${HEADINGS[posture]}\n\n${table.join('\n')}\n`
  })
  return [INTRODUCTION, ...parts].join('\n')
}

/** One table line for each group of columns with the same privileges. */
function linesOf(table: string, cells: readonly Cell[]): string[] {
  const groups = new Map<string, string[]>()
  for (const column of unique(cells.map((cell) => cell.column))) {
    const ofColumn = cells.filter((cell) => cell.column === column)
    const rights = ACTORS.map((actor) => rightsOf(ofColumn.filter((cell) => cell.actor === actor))).join(' | ')
    // Whole rows always get a separate line.
    const key = `${column === '*'} ${rights}`
    groups.set(key, [...(groups.get(key) ?? []), column])
  }
  return [...groups].map(([key, columns]) => {
    const names = columns.includes('*') ? 'whole rows' : columns.map(nameOf).join(', ')
    return `| \`${nameOf(table)}\` | ${names} | ${key.slice(key.indexOf(' ') + 1)} |`
  })
}

function rightsOf(cells: readonly Cell[]): string {
  const words = cells
    .filter(({ outcome }) => outcome !== 'no')
    .map(({ operation, outcome }) => (outcome === 'none' ? `(${operation})` : operation))
  return words.join(', ') || '–'
}

const nameOf = (identifier: string) => identifier.replaceAll('"', '')

const unique = <T>(values: readonly T[]) => [...new Set(values)]
