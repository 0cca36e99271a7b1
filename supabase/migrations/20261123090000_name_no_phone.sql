-- The message of a refused flood stands beside the company's phone number on the page, so it needs no number of its
-- own: "...; please call us". An owner's own number stays.
alter table private.flood_limits alter column phone set default 'us';
update private.flood_limits set phone = 'us' where phone = '(734) 555-0157';
