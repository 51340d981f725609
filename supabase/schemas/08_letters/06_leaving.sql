-- The news that an account is to be deleted, which goes although the account rests. Anyone with a session may have asked; the owner
-- reads of it at the address that they have proven.

create function private.due_leaving(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    deletion.id, deletion.user_id, null::text, null::date, deletion.erase_at, null::timestamptz, null::text, '{}'::uuid[]
  from private.account_deletions as deletion
  where deletion.begun_at is null
$$;
comment on function private.due_leaving(date) is 'Requests that a login can still stop.';

create function private.leaving_letter(job private.mail_jobs) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('name', profile.name, 'erase_on', (deletion.erase_at at time zone 'Asia/Kolkata')::date)
  from private.account_deletions as deletion
  join public.profiles as profile on profile.id = deletion.user_id
  where deletion.id = job.subject_id
$$;

insert into private.mail_kinds (kind, to_client, priority, due, letter, while_resting)
values ('leaving', false, 1, 'due_leaving', 'leaving_letter', true);
