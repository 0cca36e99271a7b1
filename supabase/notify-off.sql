-- Reverts supabase/notify.sql: new leads no longer send a mail. Run it as the
-- project's owner in the SQL editor. It does not change any leads.

begin;

select cron.unschedule(jobid) from cron.job where jobname = 'post-leads-again';

drop trigger if exists notify_lead on public.quote_requests;
drop trigger if exists notify_lead on public."ContactForm";
drop function if exists private.notify_lead(), private.post_leads_again(), private.post_lead(text, jsonb);
drop table if exists private.lead_notifications, private.notify_settings;

commit;
