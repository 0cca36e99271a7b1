import { serve } from '@hono/node-server'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { LOCAL_ANON_KEY } from '../../supabase/embedded/local-settings.mjs'

// REST API over a PostgreSQL server: the same @supabase/lite as in the embedded backend, on the Unix socket in
// POSTGRES_FOLDER.

const connection = createPostgresConnection({
  postgresOptions: { host: process.env.POSTGRES_FOLDER, username: 'postgres', database: 'postgres', max: 10 },
})
// As in supabase/embedded/backend.mjs: keeps the grants of the migrations.
connection['rlsState'] = 'active'

const app = await new App({
  connection,
  auth: { enabled: false, publishable_key: LOCAL_ANON_KEY },
  options: { server: { admin: false } },
}).init()

serve({ fetch: (request) => app.fetch(request), hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send?.(port))
