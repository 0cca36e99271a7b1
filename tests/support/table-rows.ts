export type Table = {
  name: string
  /** A row as a visitor or the panel sends it: SQL values by column. */
  row: Record<string, string>
  /** SQL values for the columns that only the database sets. */
  generated: Record<string, string>
}

const id = 'gen_random_uuid()'
const created_at = "'2020-01-01T00:00:00Z'"

/** The tables of the site, each with a sample row. */
export const tables: readonly Table[] = [
  {
    name: 'blog_posts',
    row: {
      title: "'Oak wilt'",
      // Slugs are unique.
      slug: "'oak-wilt-' || md5(random()::text)",
      author: "'Walt Hensley'",
      category: "'Pruning'",
      date: "'2026-11-01T16:00:00Z'",
      excerpt: "'When to prune.'",
      content: "'Not in May.'",
      image_url: 'null',
    },
    generated: { id },
  },
  {
    name: 'testimonials',
    row: {
      name: "'Dana R.'",
      location: "'Ann Arbor'",
      rating: '4',
      testimonial: "'They raked the lawn.'",
      service: "'Tree Removal'",
      image_url: 'null',
    },
    generated: { id, created_at },
  },
  {
    name: 'quote_requests',
    row: {
      name: "'Sam Whitfield'",
      email: "'sam@example.com'",
      phone: "'(734) 555-0111'",
      address: "'2210 Miller Ave, Ann Arbor'",
      services: "array['tree-removal']",
      description: "'A dead ash.'",
    },
    generated: { id, created_at },
  },
  {
    name: '"ContactForm"',
    row: {
      '"FullName"': "'Grace Lindqvist'",
      '"Email"': "'grace@example.com'",
      '"PhoneNumber"': 'null',
      '"Description"': "'Do you prune pears?'",
    },
    generated: { id, created_at },
  },
]

export function insertOf({ name, row }: Table, extra: Record<string, string> = {}) {
  const values = { ...row, ...extra }
  return `insert into ${name} (${Object.keys(values)}) values (${Object.values(values)})`
}

export const updateOf = ({ name }: Table, values: Record<string, string>) =>
  `update ${name} set ${Object.entries(values).map(([column, value]) => `${column} = ${value}`)}`
