-- A run of mails looks once for what is due, and no more before each of its mails. No row changes; a function of before may call as it did.

SET local check_function_bodies = off;

DROP FUNCTION "private"."note_mails"(date);

DROP FUNCTION "private"."take_mails"(integer, date, integer);

DROP FUNCTION "public"."take_mails"(integer, date, integer);

CREATE OR REPLACE FUNCTION private.end_lost_mails()
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  job private.mail_jobs;
begin
  -- A run that took these is dead, and the mail server got none of them. One of whose making runs die again and again lets others go
  -- first, and is given up in the end.
  for job in
    update private.mail_jobs as untried
    set
      state = case when untried.tries < 5 then 'waiting' else 'failed' end,
      run_at = now() + (untried.tries - 1) * interval '30 minutes'
    where untried.state = 'taken' and untried.taken_at < now() - interval '5 minutes'
    returning *
  loop
    if job.state = 'failed' then
      perform private.note_mail_job(job, 'given_up');
    end if;
  end loop;
  -- A run that began these is long dead. Each may have gone out, so none goes again.
  for job in
    update private.mail_jobs as lost
    set state = 'unsure'
    where lost.state = 'sending' and lost.taken_at < now() - interval '15 minutes'
    returning *
  loop
    perform private.note_mail_job(job, 'unsure');
  end loop;
  -- Likewise what people sent themselves.
  update public.invoice_mails as lost
  set unsure_at = now()
  where lost.sent_at is null and lost.unsure_at is null and lost.begun_at < now() - interval '15 minutes';
  update public.statement_mails as lost
  set unsure_at = now()
  where lost.sent_at is null and lost.unsure_at is null and lost.begun_at < now() - interval '15 minutes';
  perform private.give_up_mails();
end
$function$;

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
  where due.until is null or due.until > now()
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION private.take_mails (
  most       integer,
  day        date,
  most_a_day integer,
  goes_on    boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  job private.mail_jobs;
  limited text;
  held_back integer := 0;
  taken jsonb := '[]';
  without_permit uuid[] := '{}';
begin
  -- Runs queue here, so each sees what the one before took.
  perform private.queue_mails();
  -- All accounts are searched for what is due: once in a run.
  if goes_on then
    perform private.end_lost_mails();
  else
    perform private.note_mails(take_mails.day);
  end if;

  for job in select turn.* from private.waiting_mails(take_mails.day) as turn loop
    exit when jsonb_array_length(taken) >= most or held_back >= 100;
    continue when job.user_id = any (without_permit);

    if (private.mail_kind(job.kind)).to_client and private.is_stopped(job.user_id, job.address) then
      update private.mail_jobs as mine set state = 'failed' where mine.id = job.id;
      perform private.note_mail_job(job, 'stopped');
      continue;
    end if;

    limited := private.limit_of_job(job, most_a_day);
    exit when limited = 'host';
    if limited = 'owner' then
      -- The rest keeps waiting.
      without_permit := without_permit || job.user_id;
    elsif limited = 'recipient' then
      held_back := held_back + 1;
      update private.mail_jobs as mine set run_at = now() + interval '30 minutes' where mine.id = job.id;
    else
      update private.mail_jobs as mine
      set
        state = 'taken', tries = mine.tries + 1, taken_at = now(), address = job.address, invoice_ids = job.invoice_ids
      where mine.id = job.id;
      taken := taken || private.letter_of(job);
    end if;
  end loop;
  return taken;
end
$function$;

CREATE OR REPLACE FUNCTION public.take_mails (
  most       integer,
  day        date    DEFAULT NULL::date,
  most_a_day integer DEFAULT NULL::integer,
  goes_on    boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.take_mails(most, day, most_a_day, goes_on) $function$;

REVOKE ALL ON FUNCTION "public"."take_mails"(integer, date, integer, boolean) FROM PUBLIC, "anon", "authenticated";

COMMENT ON FUNCTION "public"."take_mails"(integer, date, integer, boolean) IS 'Takes mails to send now, for the server alone: news to owners, receipts, and where a day is given its reminders, repeated invoices and summaries. A run that goes on looks for no more that is due.';

REVOKE ALL ON FUNCTION "private"."end_lost_mails"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."end_lost_mails"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."end_lost_mails"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_mails"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_mails"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_mails"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_mails"(integer, date, integer, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_mails"(integer, date, integer, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_mails"(integer, date, integer, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_mails"(integer, date, integer, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."take_mails"(integer, date, integer, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_mails"(integer, date, integer, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."take_mails"(integer, date, integer, boolean) TO "service_role";
