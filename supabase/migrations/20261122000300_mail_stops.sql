-- Whoever gets mails can stop them: those of one sender, or those of all who use this product here. No address is kept
-- for that, only a hash of the mailbox.

create function private.mailbox_of(address text) returns text
language sql immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(
    case when part.domain in ('gmail.com', 'googlemail.com')
      then replace(part.box, '.', '') || '@gmail.com'
      else part.box || '@' || part.domain
    end, 'UTF8'
  )), 'hex')
  from (
    select
      split_part(split_part(lower(mailbox_of.address), '@', 1), '+', 1) as box,
      split_part(lower(mailbox_of.address), '@', 2) as domain
  ) as part
$$;
comment on function private.mailbox_of(text) is
  'A hash of the mailbox behind an address: name+tag@ is name@, and Gmail reads no dots, so that one person is not many.';
revoke all on function private.mailbox_of(text) from public;

create table private.mail_recipients (
  user_id uuid not null references auth.users (id) on delete cascade,
  mailbox text not null,
  -- In every mail from this sender to this mailbox: 144 random bits, for stopping them.
  token text not null unique
    default translate(encode(extensions.gen_random_bytes(18), 'base64'), '+/', '-_'),
  stopped_at timestamptz,
  primary key (user_id, mailbox)
);
comment on table private.mail_recipients is 'Whose mailbox got mails from whom, and since when it wants no more of them.';

create table private.stopped_mailboxes (
  mailbox text primary key,
  stopped_at timestamptz not null default now()
);
comment on table private.stopped_mailboxes is 'Mailboxes that want no mail from any sender here.';

alter table private.mail_recipients enable row level security;
alter table private.stopped_mailboxes enable row level security;
create policy mail_recipients_nobody on private.mail_recipients using (false);
create policy stopped_mailboxes_nobody on private.stopped_mailboxes using (false);
revoke all on private.mail_recipients, private.stopped_mailboxes from public, anon, authenticated, service_role;

create function private.is_stopped(sender uuid, address text) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from private.stopped_mailboxes as stopped where stopped.mailbox = private.mailbox_of(address)
  ) or exists (
    select from private.mail_recipients as recipient
    where recipient.user_id = sender
      and recipient.mailbox = private.mailbox_of(address)
      and recipient.stopped_at is not null
  )
$$;
revoke all on function private.is_stopped(uuid, text) from public;

create function private.stop_token(sender uuid, address text) returns text
language sql
set search_path = ''
as $$
  insert into private.mail_recipients as recipient (user_id, mailbox)
  values (sender, private.mailbox_of(address))
  -- Changes nothing, so that the row is returned.
  on conflict (user_id, mailbox) do update set mailbox = recipient.mailbox
  returning recipient.token
$$;
revoke all on function private.stop_token(uuid, text) from public;

create function private.mail_stop(token text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  recipient private.mail_recipients;
begin
  select * into recipient from private.mail_recipients as known where known.token = mail_stop.token;
  if not found then
    perform private.refuse(404, 'This link is not known. It may be incomplete.');
  end if;
  return jsonb_build_object(
    'sender', (select business.name from public.businesses as business where business.user_id = recipient.user_id),
    'stopped', case
      when exists (select from private.stopped_mailboxes as stopped where stopped.mailbox = recipient.mailbox)
        then 'all'
      when recipient.stopped_at is not null then 'sender'
      else 'none'
    end
  );
end
$$;
revoke all on function private.mail_stop(text) from public;
grant execute on function private.mail_stop(text) to service_role;

create function private.stop_mails(token text, scope text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
begin
  if (scope in ('sender', 'all')) is not true then
    perform private.refuse(422, 'Please choose sender or all.', 'scope');
  end if;
  update private.mail_recipients as recipient
  set stopped_at = now()
  where recipient.token = stop_mails.token and recipient.stopped_at is null;
  if scope = 'all' then
    insert into private.stopped_mailboxes (mailbox)
    select recipient.mailbox from private.mail_recipients as recipient where recipient.token = stop_mails.token
    on conflict do nothing;
  end if;
  return private.mail_stop(stop_mails.token);
end
$$;
revoke all on function private.stop_mails(text, text) from public;
grant execute on function private.stop_mails(text, text) to service_role;

create function public.mail_stop(token text) returns jsonb
language sql stable
set search_path = ''
as $$ select private.mail_stop(token) $$;
comment on function public.mail_stop(text) is
  'Who sends the mails that carry this token, and whether they are stopped: none, sender or all.';
revoke all on function public.mail_stop(text) from public, anon, authenticated, service_role;
grant execute on function public.mail_stop(text) to service_role;

create function public.stop_mails(token text, scope text) returns jsonb
language sql
set search_path = ''
as $$ select private.stop_mails(token, scope) $$;
comment on function public.stop_mails(text, text) is
  'Stops mails to the mailbox that got this token: those of its sender, or those of all. Doing it twice is harmless.';
revoke all on function public.stop_mails(text, text) from public, anon, authenticated, service_role;
grant execute on function public.stop_mails(text, text) to service_role;
