-- People write more than a number into a phone field: when to ring, whom to ask
-- for. 50 characters were too few for that; the forms allow 200
-- (src/data/limits.ts).

alter table public.quote_requests
  drop constraint quote_requests_phone_length,
  add constraint quote_requests_phone_length check (char_length(phone) between 1 and 200 and phone ~ '\S');

alter table public."ContactForm"
  drop constraint contact_form_phone_number_length,
  add constraint contact_form_phone_number_length check (char_length("PhoneNumber") between 1 and 200);
