import { samples } from './sample-rows'

export type Table = {
  name: string
  /** A row as a visitor or the panel sends it: SQL values by column. */
  row: Record<string, string>
  /** SQL values for the columns that only the database sets. */
  generated: Record<string, string>
}

const quoted = (name: string) => (/[A-Z]/.test(name) ? `"${name}"` : name)

/** As a literal, or an array of them. */
const literalOf = (value: unknown) => `'${Array.isArray(value) ? `{${value}}` : value}'`

/** The tables of the site, each with a sample row. */
export const tables: readonly Table[] = Object.entries(samples).map(([name, sample]) => {
  const row = Object.fromEntries(Object.entries(sample).map(([column, value]) => [quoted(column), literalOf(value)]))
  // Slugs are unique.
  if ('slug' in row) row['slug'] = "'oak-wilt-' || md5(random()::text)"
  const created_at = { created_at: "'2020-01-01T00:00:00Z'" }
  return {
    name: quoted(name),
    row,
    generated: { id: 'gen_random_uuid()', ...(name !== 'blog_posts' && created_at) },
  }
})

export function insertOf({ name, row }: Table, extra: Record<string, string> = {}) {
  const values = { ...row, ...extra }
  return `insert into ${name} (${Object.keys(values)}) values (${Object.values(values)})`
}

export const updateOf = ({ name }: Table, values: Record<string, string>) =>
  `update ${name} set ${Object.entries(values).map(([column, value]) => `${column} = ${value}`)}`
