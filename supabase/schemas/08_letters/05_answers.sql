-- The news to an owner that a client has answered an estimate.

create function private.due_answers(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    answer.estimate_id, answer.user_id, null::text, null::date, answer.answered_at + interval '1 day', null::timestamptz,
    null::text, array[answer.estimate_id]
  from public.estimate_answers as answer
  join books.invoices as estimate on estimate.id = answer.estimate_id
  join public.profiles as profile on profile.id = answer.user_id
  where answer.from_client
    and answer.answered_at > now() - interval '1 day'
    and estimate.cancelled_at is null
    and profile.mail_payment_claims
$$;
comment on function private.due_answers(date) is
  'Answers of clients to estimates, of the last day; owners choose them together with the news of payments.';

create function private.answer_letter(job private.mail_jobs) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'estimate_id', estimate.id,
    'number', estimate.number,
    'client_name', estimate.client_name,
    'currency', estimate.currency,
    'total_minor', estimate.total_minor,
    'accepted', answer.accepted,
    'name', answer.name,
    'note', answer.note
  )
  from public.estimate_answers as answer
  join books.invoices as estimate on estimate.id = answer.estimate_id
  where answer.estimate_id = job.subject_id
$$;

insert into private.mail_kinds (kind, to_client, priority, due, letter, went_before_restoring)
values ('answer', false, 1, 'due_answers', 'answer_letter', true);
