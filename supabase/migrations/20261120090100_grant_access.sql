-- Who may do what. Nothing is left to default privileges: everything is taken
-- away first, then each operation the site makes is granted by name.
--
-- What row-level security cannot protect here: the site has no server and, by
-- its specification, one shared admin password that is checked in the browser
-- alone. The panel therefore works with the same anonymous key as a visitor,
-- and the database cannot tell the two apart. Anyone who takes the public key
-- out of the page can read and delete quote requests and can write posts and
-- testimonials. Out of reach for that key are: changing a quote request,
-- reading, changing or deleting a contact message, choosing ids and
-- timestamps, and every other table.

revoke all on public.blog_posts, public.testimonials, public.quote_requests, public."ContactForm"
  from public, anon, authenticated;

alter table public.blog_posts enable row level security;
alter table public.testimonials enable row level security;
alter table public.quote_requests enable row level security;
alter table public."ContactForm" enable row level security;

grant usage on schema public to anon, service_role;

-- The service role belongs to the project's own back office, never to a browser.
grant all on public.blog_posts, public.testimonials, public.quote_requests, public."ContactForm" to service_role;

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
