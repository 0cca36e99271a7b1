-- 5,000 rows an hour of the longest texts fill a free project's 500 MB within a day, and then nobody can send anything:
-- 300 are more than a storm night brings. An owner's own number stays.
alter table private.flood_limits alter column in_all_an_hour set default 300;
update private.flood_limits set in_all_an_hour = 300 where in_all_an_hour = 5000;
