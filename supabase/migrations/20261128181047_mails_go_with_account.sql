-- A run of mails that had found a mail due while its account was erased wrote it down after the account was gone, and nothing
-- removed it again. Now it waits for the erasing and passes over the account; such rows from before go.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.note_mails (
  day date
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.end_lost_mails();
  insert into private.mail_jobs (kind, subject_id, user_id, step, last_day, until, run_at, address, invoice_ids)
  select
    traits.kind, due.subject_id, due.user_id, due.step, due.last_day, due.until, coalesce(due.run_at, now()), due.address,
    due.invoice_ids
  from private.mail_kinds as traits
  cross join lateral private.due_mails(traits.kind, note_mails.day) as due
  join auth.users as account on account.id = due.user_id
  where (due.until is null or due.until > now())
    and not exists (
      select from private.mail_jobs as known
      where known.kind = traits.kind and known.subject_id = due.subject_id
        and known.step is not distinct from due.step and known.last_day is not distinct from due.last_day
    )
  -- An account that is erased at this moment is waited for, and passed over.
  for key share of account
  on conflict do nothing
$function$;

delete from private.mail_jobs as job
where not exists (select from auth.users as account where account.id = job.user_id);

ALTER TABLE "private"."mail_jobs"
  ADD CONSTRAINT "mail_jobs_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
