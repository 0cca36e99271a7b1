-- A flood of quote requests or contact messages is refused: beyond a number an
-- hour from one e-mail address, and beyond a number an hour in all, which only
-- guards the storage. Each table counts for itself, so that a flood through one
-- form leaves the other form open.
--
-- What is counted are the rows themselves: no IP address and no log is kept, and
-- a row that was deleted no longer counts. Inserts at the same moment do not see
-- each other, so a limit may be passed by as many as come at once. Only the roles
-- of the API are limited; the owner and the service role are not.

create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

-- One row, for the project's owner to change in the SQL editor:
--   update private.flood_limits set per_email_an_hour = 50;
-- Without the row nothing is limited.
create table private.flood_limits (
  is_only_row boolean primary key default true
    constraint flood_limits_one_row check (is_only_row),
  per_email_an_hour integer not null default 20
    constraint flood_limits_per_email_range check (per_email_an_hour between 1 and 1000000),
  in_all_an_hour integer not null default 5000
    constraint flood_limits_in_all_range check (in_all_an_hour between 1 and 1000000),
  -- Shown to whoever is refused; the same as in src/content/company.ts.
  phone text not null default '(734) 555-0157'
    constraint flood_limits_phone_length check (char_length(phone) between 1 and 50 and phone ~ '\S')
);

insert into private.flood_limits default values;

revoke all on private.flood_limits from public, anon, authenticated, service_role;

-- The whole-table count takes the indexes of the lists, which begin with created_at.
create index quote_requests_sender on public.quote_requests (lower(btrim(email)), created_at desc);
create index contact_form_sender on public."ContactForm" (lower(btrim("Email")), created_at desc);

-- PostgREST answers PT429 with HTTP status 429. The forms put the messages inside
-- their own sentences, so they end without a full stop.

-- Arguments: the column with the e-mail address, and what the rows are called.
-- Of several rows in one statement each sees those before it.
create function private.limit_sender() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits private.flood_limits;
  recent integer;
begin
  -- A time of the sender's own choice would put the row outside of the hour.
  new.created_at := now();
  select * into limits from private.flood_limits;
  if not found then
    return new;
  end if;
  execute format(
    'select count(*) from (
       select from %I.%I
       where lower(btrim(%I)) = lower(btrim($1)) and created_at > now() - interval ''1 hour''
       order by created_at desc limit $2
     ) as counted',
    tg_table_schema, tg_table_name, tg_argv[0])
    into recent using to_jsonb(new) ->> tg_argv[0], limits.per_email_an_hour;
  if recent >= limits.per_email_an_hour then
    raise exception using errcode = 'PT429', message = format(
      'Too many %s with this e-mail address in the last hour; please call %s', tg_argv[1], limits.phone);
  end if;
  return new;
end $$;

-- Argument: what the rows are called. It counts once a statement, as counting for
-- each row of a long one would cost its square: before it, so that a refused row
-- is not even written, and after it, when its own rows are there.
create function private.limit_all() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits private.flood_limits;
  recent integer;
begin
  select * into limits from private.flood_limits;
  if not found then
    return null;
  end if;
  execute format(
    'select count(*) from (
       select from %I.%I where created_at > now() - interval ''1 hour'' order by created_at desc limit $1
     ) as counted',
    tg_table_schema, tg_table_name)
    into recent using limits.in_all_an_hour + 1;
  if recent > limits.in_all_an_hour or (tg_when = 'BEFORE' and recent = limits.in_all_an_hour) then
    raise exception using errcode = 'PT429', message = format(
      'Too many %s in the last hour; please call %s', tg_argv[0], limits.phone);
  end if;
  return null;
end $$;

-- A trigger needs no right to execute its function, and nobody else is to call it.
revoke all on function private.limit_sender(), private.limit_all() from public, anon, authenticated, service_role;

-- Inside of the functions the current user is their owner; here it is who inserts.
create trigger limit_sender before insert on public.quote_requests
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_sender('email', 'requests');
create trigger limit_all_before before insert on public.quote_requests
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.limit_all('requests');
create trigger limit_all_after after insert on public.quote_requests
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.limit_all('requests');

create trigger limit_sender before insert on public."ContactForm"
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_sender('Email', 'messages');
create trigger limit_all_before before insert on public."ContactForm"
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.limit_all('messages');
create trigger limit_all_after after insert on public."ContactForm"
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.limit_all('messages');
