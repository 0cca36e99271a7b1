-- The four tables of the site. Every limit here is mirrored by the forms
-- (src/data/limits.ts), so that a visitor meets it while typing and never as
-- a database error. Lengths are counted in characters.

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint blog_posts_title_length check (char_length(title) between 1 and 200 and title ~ '\S'),
  slug text not null
    constraint blog_posts_slug_key unique
    constraint blog_posts_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  author text not null
    constraint blog_posts_author_length check (char_length(author) between 1 and 100 and author ~ '\S'),
  category text not null
    constraint blog_posts_category_length check (char_length(category) between 1 and 100 and category ~ '\S'),
  date timestamptz not null default now(),
  excerpt text not null
    constraint blog_posts_excerpt_length check (char_length(excerpt) between 1 and 1000 and excerpt ~ '\S'),
  content text not null
    constraint blog_posts_content_length check (char_length(content) between 1 and 100000 and content ~ '\S'),
  image_url text
    constraint blog_posts_image_url_length check (char_length(image_url) between 1 and 2000)
);

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint testimonials_name_length check (char_length(name) between 1 and 100 and name ~ '\S'),
  location text
    constraint testimonials_location_length check (char_length(location) <= 100),
  rating integer not null default 5
    constraint testimonials_rating_range check (rating between 1 and 5),
  testimonial text not null
    constraint testimonials_testimonial_length check (char_length(testimonial) between 1 and 5000 and testimonial ~ '\S'),
  service text
    constraint testimonials_service_length check (char_length(service) <= 100),
  image_url text
    constraint testimonials_image_url_length check (char_length(image_url) between 1 and 2000),
  created_at timestamptz not null default now()
);

create table public.quote_requests (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint quote_requests_name_length check (char_length(name) between 1 and 200 and name ~ '\S'),
  email text not null
    constraint quote_requests_email_form check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  phone text not null
    constraint quote_requests_phone_length check (char_length(phone) between 1 and 50 and phone ~ '\S'),
  address text not null
    constraint quote_requests_address_length check (char_length(address) between 1 and 300 and address ~ '\S'),
  -- The ids of src/content/quote-options.ts; a list of one dimension.
  services text[] not null
    constraint quote_requests_services_count check (array_ndims(services) = 1 and cardinality(services) between 1 and 9)
    constraint quote_requests_services_known check (services <@ array[
      'tree-removal', 'tree-trimming', 'stump-grinding', 'tree-installation', 'tree-transplanting',
      'emergency-service', 'consultation', 'firewood-sales', 'other'
    ]),
  description text not null
    constraint quote_requests_description_length check (char_length(description) between 1 and 5000 and description ~ '\S'),
  created_at timestamptz not null default now()
);

-- The contact form's table keeps the names it is known by; they need quotes.
create table public."ContactForm" (
  id uuid primary key default gen_random_uuid(),
  "FullName" text not null
    constraint contact_form_full_name_length check (char_length("FullName") between 1 and 200 and "FullName" ~ '\S'),
  "Email" text not null
    constraint contact_form_email_form check (char_length("Email") <= 254 and "Email" ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  "PhoneNumber" text
    constraint contact_form_phone_number_length check (char_length("PhoneNumber") between 1 and 50),
  "Description" text not null
    constraint contact_form_description_length check (char_length("Description") between 1 and 5000 and "Description" ~ '\S'),
  created_at timestamptz not null default now()
);

-- The orders in which lists are read; the id makes each of them total, so that
-- a list fetched in pages shows every row exactly once.
create index blog_posts_newest on public.blog_posts (date desc, id desc);
create index testimonials_newest on public.testimonials (created_at desc, id desc);
create index quote_requests_newest on public.quote_requests (created_at desc, id desc);
create index contact_form_newest on public."ContactForm" (created_at desc, id desc);
