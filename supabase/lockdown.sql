-- The lock: grants and RLS policies for a project whose admin signs in with Supabase
-- Auth. The public key, and any other signed-in user, can only read posts and
-- testimonials and send quote requests and messages. Everything else is for the
-- users in private.admins.
--
-- Run it as the project's owner in the SQL editor, after all migrations. It is
-- idempotent; supabase/unlock.sql reverts it. The manual steps are at the end.
-- docs/privileges.md lists the privileges before and after.
--
-- Visitors can no longer read quote requests, not even their own: an insert with
-- Prefer: return=representation is refused.

begin;

-- User ids from auth.users. No foreign key is needed: a deleted user's id matches nobody.
create table if not exists private.admins (user_id uuid primary key);
revoke all on private.admins from public, anon, authenticated, service_role;

-- True if the request comes from an admin: the `sub` claim of the JWT is the user id.
create or replace function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.admins
    where user_id = (current_setting('request.jwt.claims', true)::jsonb ->> 'sub')::uuid
  );
exception
  -- Malformed claims or ids mean that it is not an admin. They must not fail the request.
  when others then return false;
end $$;

-- Policies call it as the requesting role: that needs execute, but no usage on the schema.
revoke all on function private.is_admin() from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to authenticated;

revoke all on public.blog_posts, public.testimonials, public.quote_requests, public."ContactForm"
  from public, anon, authenticated;

alter table public.blog_posts enable row level security;
alter table public.testimonials enable row level security;
alter table public.quote_requests enable row level security;
alter table public."ContactForm" enable row level security;

-- Drop all policies, including manual ones: permissive policies are combined with OR,
-- so one extra policy would bypass the lock.
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

-- From here on: admin only. The role `authenticated` is every signed-in user, so the
-- policies check for the admin. As a subquery, is_admin() runs once per statement
-- instead of once per row.

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

-- The owner's photos. The bucket is public: whoever has the address of a photo sees it.
-- A delete must find its row, but nobody may list the photos, so "using" is true only
-- within a delete of the Storage API.
do $$ begin
  -- A plain PostgreSQL database has no Storage.
  if to_regclass('storage.objects') is null then return; end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('photos', 'photos', true, 1000000, array['image/webp', 'image/jpeg'])
  on conflict (id) do update set public = excluded.public,
    file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
  drop policy if exists "the admin uploads and deletes photos" on storage.objects;
  create policy "the admin uploads and deletes photos" on storage.objects to authenticated
    using (bucket_id = 'photos' and (select private.is_admin())
      and current_setting('storage.operation', true) in ('storage.object.delete', 'storage.object.delete_many'))
    with check (bucket_id = 'photos' and (select private.is_admin()));
exception when others then
  raise warning 'The lock is on, but without a bucket for photos (docs/lock.md): %', sqlerrm;
end $$;

commit;

-- Manual steps:
--
-- 1. Authentication, Users: add the admin as a user and copy the user's UID.
-- 2. Run this with that UID, once per admin:
--
--      insert into private.admins (user_id) values ('00000000-0000-0000-0000-000000000000');
--
-- 3. Authentication, Sign In / Providers: turn off sign-ups of new users. A stranger
--    who signs up has only the privileges of a visitor, but there is no need for it.
--
-- To remove an admin:
--   delete from private.admins where user_id = '00000000-0000-0000-0000-000000000000';
