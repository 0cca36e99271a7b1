import type { PGlite } from '@supabase/lite/pglite'

// Fakes of the extensions pg_net and pg_cron, which PGlite lacks: the tables and
// signatures that supabase/notify.sql uses. Nothing runs in the background; a test
// sends requests and runs jobs explicitly.

const EXTENSIONS = `
  create schema net;
  create unlogged table net.http_request_queue (
    id bigserial, method text not null, url text not null, headers jsonb, body bytea, timeout_milliseconds int not null
  );
  create unlogged table net._http_response (
    id bigint, status_code integer, content_type text, headers jsonb, content text, timed_out boolean, error_msg text,
    created timestamptz not null default now()
  );
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 1000
  ) returns bigint language sql as $$
    insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
    values ('POST', url, headers, convert_to(body::text, 'UTF8'), timeout_milliseconds) returning id
  $$;

  create schema cron;
  create table cron.job (
    jobid bigserial primary key, jobname text unique, schedule text not null, command text not null
  );
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning jobid
  $$;
  create function cron.unschedule(job_id bigint) returns boolean language sql as $$
    delete from cron.job where jobid = job_id returning true
  $$;
`

export const turnOnExtensions = (database: PGlite) => database.exec(EXTENSIONS)

type Queued = { id: number; url: string; headers: Record<string, string>; body: string; timeout_milliseconds: number }

/** Acts as pg_net's worker: sends all queued requests once, stores the responses and returns the requests. */
export async function sendQueued(
  database: PGlite,
  handle: (request: Request) => Promise<Response>,
): Promise<readonly Queued[]> {
  const { rows } = await database.query<Queued>(`
    with taken as (delete from net.http_request_queue returning *)
    select id, url, headers, convert_from(body, 'UTF8') as body, timeout_milliseconds from taken order by id`)
  for (const { id, url, headers, body } of rows) {
    const response = await handle(new Request(url, { method: 'POST', headers, body }))
    await database.query('insert into net._http_response (id, status_code, content) values ($1, $2, $3)', [
      id,
      response.status,
      await response.text(),
    ])
  }
  return rows
}

/** Simulates a database crash: unlogged tables are empty after the restart. */
export const crash = (database: PGlite) => database.exec('truncate net.http_request_queue, net._http_response')

/** Moves all recorded times back by this many minutes, then runs pg_cron's every-minute jobs once. */
export async function letPass(database: PGlite, minutes: number): Promise<void> {
  await database.query(
    `update private.lead_notifications set created_at = created_at - $1 * interval '1 minute',
     tried_at = tried_at - $1 * interval '1 minute', sent_at = sent_at - $1 * interval '1 minute'`,
    [minutes],
  )
  const { rows } = await database.query<{ command: string }>(
    "select command from cron.job where schedule = '* * * * *'",
  )
  for (const { command } of rows) await database.exec(command)
}
