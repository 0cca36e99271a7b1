-- Reverts supabase/lockdown.sql to the grants and policies of the migrations: anyone
-- with the public key can read and delete quote requests and write posts and
-- testimonials (supabase/migrations/20261120090100_grant_access.sql).
--
-- Run it as the project's owner in the SQL editor. It is idempotent, and safe without
-- the lock. It keeps the grant of usage on schema public to authenticated: hosted
-- projects have it by default, and it exposes no table.

begin;

revoke all on public.blog_posts, public.testimonials, public.quote_requests, public."ContactForm"
  from public, anon, authenticated;

do $$
declare
  policy record;
begin
  for policy in
    select policyname, tablename from pg_policies
    where schemaname = 'public' and tablename in ('blog_posts', 'testimonials', 'quote_requests', 'ContactForm')
  loop
    execute format('drop policy %I on public.%I', policy.policyname, policy.tablename);
  end loop;
end $$;

-- Drops private.is_admin() with the policies that call it, whatever their names: the
-- policy of the photos may come from the dashboard (docs/lock.md). The photos stay, and
-- so do their addresses. private.admins keeps its rows: only the owner can read it, and
-- the next lock reuses its admins.
do $$
declare
  policy record;
begin
  for policy in
    select polname, polrelid::regclass as table_name
    from pg_policy join pg_depend on classid = 'pg_policy'::regclass and objid = pg_policy.oid
    where refclassid = 'pg_proc'::regclass and refobjid = to_regprocedure('private.is_admin()')
    group by polname, polrelid
  loop
    execute format('drop policy %I on %s', policy.polname, policy.table_name);
  end loop;
  drop function if exists private.is_admin();
exception when others then
  -- What is left gives visitors nothing, and must not keep the lock on.
  raise warning 'The lock is off, but private.is_admin() is still in use: %', sqlerrm;
end $$;

grant select, delete on public.blog_posts to anon;
grant insert (title, slug, author, category, date, excerpt, content, image_url),
      update (title, slug, author, category, date, excerpt, content, image_url)
  on public.blog_posts to anon;
create policy "anyone reads posts" on public.blog_posts for select to anon using (true);
create policy "the panel creates posts" on public.blog_posts for insert to anon with check (true);
create policy "the panel updates posts" on public.blog_posts for update to anon using (true) with check (true);
create policy "the panel deletes posts" on public.blog_posts for delete to anon using (true);

grant select, delete on public.testimonials to anon;
grant insert (name, location, rating, testimonial, service, image_url),
      update (name, location, rating, testimonial, service, image_url)
  on public.testimonials to anon;
create policy "anyone reads testimonials" on public.testimonials for select to anon using (true);
create policy "the panel creates testimonials" on public.testimonials for insert to anon with check (true);
create policy "the panel updates testimonials" on public.testimonials for update to anon using (true) with check (true);
create policy "the panel deletes testimonials" on public.testimonials for delete to anon using (true);

grant select, delete on public.quote_requests to anon;
grant insert (name, email, phone, address, services, description) on public.quote_requests to anon;
create policy "visitors send quote requests" on public.quote_requests for insert to anon with check (true);
create policy "the panel reads quote requests" on public.quote_requests for select to anon using (true);
create policy "the panel deletes quote requests" on public.quote_requests for delete to anon using (true);

grant insert ("FullName", "Email", "PhoneNumber", "Description") on public."ContactForm" to anon;
create policy "visitors send messages" on public."ContactForm" for insert to anon with check (true);

commit;

-- Manual steps, to remove the lock permanently:
--   drop table private.admins;
-- and in Authentication, Users: remove the users that are no longer needed.
