-- Posts every new quote request and contact message to the Edge Function notify-lead
-- immediately, and retries until it confirms that the mail was sent. Optional: see
-- docs/notify.md for the setup. The manual step is at the end. It is idempotent;
-- supabase/notify-off.sql reverts it.
--
-- A Database Webhook of the dashboard would post only once: pg_net never retries, and
-- its queue is lost when the database stops (unlogged tables). Hence the table
-- lead_notifications. The tables of the leads are not changed.

begin;

do $$ begin
  if to_regprocedure('net.http_post(text, jsonb, jsonb, jsonb, integer)') is null
    or to_regclass('cron.job') is null then
    raise exception 'Turn on the extensions pg_net and pg_cron first (Database, Extensions), then run this again.';
  end if;
end $$;

-- One row: the URL of the function and the shared secret. Without it nothing is posted.
create table if not exists private.notify_settings (
  is_only_row boolean primary key default true
    constraint notify_settings_one_row check (is_only_row),
  address text not null
    constraint notify_settings_address_form check (address ~ '^https?://\S+$'),
  secret text not null
    constraint notify_settings_secret_length check (char_length(secret) >= 32)
);

-- The delivery status of each lead. No foreign key, because a lead may be deleted.
-- Unsent leads:
--   select * from private.lead_notifications where sent_at is null;
create table if not exists private.lead_notifications (
  lead_table text not null,
  lead_id uuid not null,
  created_at timestamptz not null default now(),
  tries integer not null default 0,
  tried_at timestamptz,
  request_id bigint,
  sent_at timestamptz,
  primary key (lead_table, lead_id)
);
create index if not exists lead_notifications_unsent on private.lead_notifications (created_at) where sent_at is null;

revoke all on private.notify_settings, private.lead_notifications from public, anon, authenticated, service_role;

-- Posts a lead with the payload of a Database Webhook, and with the number of leads that
-- were given up after a week and still exist. pg_net sends it after the commit.
create or replace function private.post_lead(posted_table text, lead jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  settings private.notify_settings;
begin
  select * into settings from private.notify_settings;
  if not found then
    return;
  end if;
  update private.lead_notifications
  set tries = tries + 1,
      tried_at = now(),
      request_id = net.http_post(
        url := settings.address,
        body := jsonb_build_object(
          'type', 'INSERT', 'schema', 'public', 'table', posted_table, 'record', lead, 'old_record', null,
          'earlier_unsent', (
            select count(*) from private.lead_notifications
            where sent_at is null and created_at < now() - interval '7 days'
              and (exists (select from public.quote_requests where id = lead_id)
                or exists (select from public."ContactForm" where id = lead_id)))),
        headers := jsonb_build_object('Content-Type', 'application/json', 'x-webhook-secret', settings.secret),
        timeout_milliseconds := 10000)
  where lead_table = posted_table and lead_id = (lead ->> 'id')::uuid;
end $$;

-- An error here must never prevent the insert: the lead matters more than the mail. The
-- lock timeout is short, because the visitor's own timeout could not be caught here.
create or replace function private.notify_lead() returns trigger
language plpgsql security definer set search_path = '' set lock_timeout = '500ms' as $$
begin
  insert into private.lead_notifications (lead_table, lead_id) values (tg_table_name, new.id) on conflict do nothing;
  begin
    perform private.post_lead(tg_table_name, to_jsonb(new));
  exception when others then
    raise warning 'The lead is stored, but it could not be posted: %', sqlerrm;
  end;
  return null;
exception when others then
  raise warning 'The lead is stored, but nobody will be told of it: %', sqlerrm;
  return null;
end $$;

-- Runs once a minute: records the responses, and retries leads without a successful one
-- with exponential backoff: after 1, 2, 4 ... minutes, then hourly, for a week. The provider
-- dedupes mails for 24 hours, so a lost response causes no second mail.
create or replace function private.post_leads_again() returns void
language plpgsql security definer set search_path = '' as $$
declare
  unsent private.lead_notifications;
  lead jsonb;
begin
  update private.lead_notifications as notification
  set sent_at = now()
  from net._http_response as response
  where notification.sent_at is null
    and response.id = notification.request_id
    and response.status_code between 200 and 299
    -- Re-enabling pg_net restarts its ids, so an older response may have the same id.
    and response.created >= notification.tried_at;

  -- A mail that was just sent has reported the leads given up before it was posted.
  delete from private.lead_notifications as told
  using private.lead_notifications as mail
  where mail.sent_at = now() and told.sent_at is null and told.created_at < mail.tried_at - interval '7 days';

  for unsent in
    select * from private.lead_notifications
    where sent_at is null
      and created_at > now() - interval '7 days'
      and (tried_at is null or tried_at < now() - least(power(2, least(tries, 10) - 1), 60) * interval '1 minute')
    -- Leads with fewer tries first. No more than the provider accepts at once, or a backlog would block itself:
    -- https://resend.com/docs/api-reference/rate-limit
    order by tries, created_at
    limit 5
    for update skip locked
  loop
    -- A failed lead must not roll back the updates and posts of the others.
    begin
      execute format('select to_jsonb(lead) from public.%I as lead where id = $1', unsent.lead_table)
        into lead using unsent.lead_id;
      if lead is null then
        delete from private.lead_notifications where lead_table = unsent.lead_table and lead_id = unsent.lead_id;
      else
        perform private.post_lead(unsent.lead_table, lead);
      end if;
    exception when others then
      raise warning 'A lead could not be posted again: %', sqlerrm;
    end;
  end loop;

  delete from private.lead_notifications where sent_at < now() - interval '30 days';
end $$;

revoke all on function private.post_lead(text, jsonb), private.notify_lead(), private.post_leads_again()
  from public, anon, authenticated, service_role;

create or replace trigger notify_lead after insert on public.quote_requests
  for each row execute function private.notify_lead();
create or replace trigger notify_lead after insert on public."ContactForm"
  for each row execute function private.notify_lead();

-- Replaces a job of the same name.
select cron.schedule('post-leads-again', '* * * * *', 'select private.post_leads_again()');

commit;

-- Manual step: run this with the project's reference and the function's
-- NOTIFY_WEBHOOK_SECRET.
--
--   insert into private.notify_settings (address, secret)
--   values ('https://REFERENCE.supabase.co/functions/v1/notify-lead', 'SECRET')
--   on conflict (is_only_row) do update set address = excluded.address, secret = excluded.secret;
