-- The lock, for a project whose admin signs in with Supabase Auth. After it the
-- public key reads posts and testimonials and sends quote requests and messages,
-- and nothing else; so does everybody who is signed in. The rest is the admin's:
-- whoever stands in private.admins.
--
-- Run it as the project's owner, in the SQL editor, when all migrations are
-- applied. It may be run again at any time; supabase/unlock.sql takes it back.
-- What is left to do by hand stands at the end. docs/privileges.md shows who may
-- do what before and after.
--
-- A visitor may no longer read quote requests, not even the one just sent: an
-- insert that asks for its row back (Prefer: return=representation) is refused.

begin;

-- Ids of auth.users. No foreign key: an id whose user is gone belongs to nobody.
create table if not exists private.admins (user_id uuid primary key);
revoke all on private.admins from public, anon, authenticated, service_role;

-- Whether the request comes from an admin: its signed token has the id as `sub`.
create or replace function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.admins
    where user_id = (current_setting('request.jwt.claims', true)::jsonb ->> 'sub')::uuid
  );
exception
  -- Claims or an id that cannot be read are no admin's, and no reason to fail.
  when others then return false;
end $$;

-- Policies run it with the rights of who asks; they need no right to the schema.
revoke all on function private.is_admin() from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to authenticated;

revoke all on public.blog_posts, public.testimonials, public.quote_requests, public."ContactForm"
  from public, anon, authenticated;

alter table public.blog_posts enable row level security;
alter table public.testimonials enable row level security;
alter table public.quote_requests enable row level security;
alter table public."ContactForm" enable row level security;

-- All policies go, also one that was made by hand: they add up, and one too many
-- would be a hole in the lock.
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

grant usage on schema public to anon, authenticated;

grant select on public.blog_posts, public.testimonials to anon, authenticated;
create policy "anyone reads posts" on public.blog_posts for select to anon, authenticated using (true);
create policy "anyone reads testimonials" on public.testimonials for select to anon, authenticated using (true);

grant insert (name, email, phone, address, services, description) on public.quote_requests to anon, authenticated;
create policy "anyone sends quote requests" on public.quote_requests
  for insert to anon, authenticated with check (true);

grant insert ("FullName", "Email", "PhoneNumber", "Description") on public."ContactForm" to anon, authenticated;
create policy "anyone sends messages" on public."ContactForm" for insert to anon, authenticated with check (true);

-- From here on for the admin alone. The role is that of everybody who is signed
-- in; the policies tell the admin from the others. As a subquery is_admin() runs
-- once a statement, not once a row.

grant delete on public.blog_posts to authenticated;
grant insert (title, slug, author, category, date, excerpt, content, image_url),
      update (title, slug, author, category, date, excerpt, content, image_url)
  on public.blog_posts to authenticated;
create policy "the admin creates posts" on public.blog_posts
  for insert to authenticated with check ((select private.is_admin()));
create policy "the admin updates posts" on public.blog_posts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "the admin deletes posts" on public.blog_posts
  for delete to authenticated using ((select private.is_admin()));

grant delete on public.testimonials to authenticated;
grant insert (name, location, rating, testimonial, service, image_url),
      update (name, location, rating, testimonial, service, image_url)
  on public.testimonials to authenticated;
create policy "the admin creates testimonials" on public.testimonials
  for insert to authenticated with check ((select private.is_admin()));
create policy "the admin updates testimonials" on public.testimonials
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "the admin deletes testimonials" on public.testimonials
  for delete to authenticated using ((select private.is_admin()));

grant select, delete on public.quote_requests to authenticated;
create policy "the admin reads quote requests" on public.quote_requests
  for select to authenticated using ((select private.is_admin()));
create policy "the admin deletes quote requests" on public.quote_requests
  for delete to authenticated using ((select private.is_admin()));

grant select, delete on public."ContactForm" to authenticated;
create policy "the admin reads messages" on public."ContactForm"
  for select to authenticated using ((select private.is_admin()));
create policy "the admin deletes messages" on public."ContactForm"
  for delete to authenticated using ((select private.is_admin()));

commit;

-- Left to do by hand:
--
-- 1. Authentication, Users: add the admin as a user and copy the user's UID.
-- 2. Run this with the UID in its place, once for each admin:
--
--      insert into private.admins (user_id) values ('00000000-0000-0000-0000-000000000000');
--
-- 3. Authentication, Sign In / Providers: turn off that new users can sign up.
--    A stranger who signs up may do no more than a visitor, but needs not exist.
--
-- Somebody who is to be no admin any more:
--   delete from private.admins where user_id = '00000000-0000-0000-0000-000000000000';
