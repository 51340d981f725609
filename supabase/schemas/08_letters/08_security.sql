-- The news to an owner that something changed which guards the account: somebody else may have changed it. It goes although the account
-- rests.

create function private.due_security(day date) returns setof private.due_mail
language sql stable
set search_path = ''
as $$
  select
    news.id, news.user_id, null::text, null::date, news.at + interval '1 day', null::timestamptz, null::text, '{}'::uuid[]
  from private.security_news as news
  where news.at > now() - interval '1 day'
$$;
comment on function private.due_security(date) is 'Changes of the last day: what is older is no news.';

create function private.security_letter(job private.mail_jobs) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', profile.name, 'what', news.kind, 'at', news.at,
    -- What was made in the same transaction as the news of it, while it is there.
    'about', case news.kind
      when 'key_made' then (
        select own.name from private.api_keys as own where own.user_id = news.user_id and own.created_at = news.at limit 1
      )
      when 'member_invited' then (
        select asked.email from private.invitations as asked where asked.user_id = news.user_id and asked.made_at = news.at limit 1
      )
      when 'member_joined' then (
        select person.name
        from private.members as own
        join public.profiles as person on person.id = own.person_id
        where own.user_id = news.user_id and own.since = news.at
        limit 1
      )
    end
  )
  from private.security_news as news
  join public.profiles as profile on profile.id = news.user_id
  where news.id = job.subject_id
$$;

insert into private.mail_kinds (kind, to_client, priority, due, letter, while_resting)
values ('security', false, 1, 'due_security', 'security_letter', true);
