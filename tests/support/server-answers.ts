/** An answer of PostgREST, as Playwright's `route.fulfill` takes it. tests/hosted/answers.spec.ts gets each from the real one. */
type ServerAnswer = {
  status: number
  json: { code: string; details: string | null; hint: string | null; message: string }
}

export const toResponse = ({ status, json }: ServerAnswer) => Response.json(json, { status })

/** A trigger raised an exception. */
export const raised = (message: string): ServerAnswer => ({
  status: 400,
  json: { code: 'P0001', details: null, hint: null, message },
})

/** PostgreSQL has no room left; nothing was stored. */
export const diskFull: ServerAnswer = {
  status: 503,
  json: { code: '53100', details: null, hint: null, message: 'the disk is full' },
}

/** PostgreSQL went away, and PostgREST still has its schema cache. */
export const databaseLost: ServerAnswer = {
  status: 503,
  json: {
    code: 'PGRST000',
    details: 'connection to server at "127.0.0.1", port 5432 failed: Connection refused',
    hint: null,
    message: 'Database connection error. Retrying the connection.',
  },
}

/** PostgreSQL went away while PostgREST was reading the schema, so there is no schema cache. */
export const databaseDown: ServerAnswer = {
  status: 503,
  json: {
    code: 'PGRST002',
    details: null,
    hint: null,
    message: 'Could not query the database for the schema cache. Retrying.',
  },
}

/** Without details, because PostgreSQL does not show a row to who may not read it. */
export const takenSlug: ServerAnswer = {
  status: 409,
  json: {
    code: '23505',
    details: null,
    hint: null,
    message: 'duplicate key value violates unique constraint "blog_posts_slug_key"',
  },
}

/** One row was asked for, and there is none. */
export const noRow: ServerAnswer = {
  status: 406,
  json: {
    code: 'PGRST116',
    details: 'The result contains 0 rows',
    hint: null,
    message: 'JSON object requested, multiple (or no) rows returned',
  },
}
