-- How many mails go to clients: few to one mailbox, few from a young account, and not more in a day than the host allows.
-- Nothing that a sender can do to themself, as confirming payments, raises a limit; only time does.

create table private.mail_days (
  day date primary key,
  mails integer not null
);
comment on table private.mail_days is 'How many mails were handed to the mail server on each day in India, tries included.';
alter table private.mail_days enable row level security;
create policy mail_days_nobody on private.mail_days using (false);
revoke all on private.mail_days from public, anon, authenticated, service_role;

-- Mails begin one after the other. Whoever begins one takes this lock first, so that none waits for another in a circle.
create function private.queue_mails() returns void
language sql
set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('take_mails', 0)) $$;
revoke all on function private.queue_mails() from public;

create function private.wait_text(seconds integer) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when seconds = 1 then '1 second'
    when seconds < 120 then seconds || ' seconds'
    when seconds < 7200 then ceil(seconds / 60.0) || ' minutes'
    else ceil(seconds / 3600.0) || ' hours'
  end
$$;
revoke all on function private.wait_text(integer) from public;

create function private.mails_a_day(sender uuid) returns integer
language sql stable
set search_path = ''
as $$
  select case
    when account.created_at > now() - interval '1 day' then 10
    when account.created_at > now() - interval '7 days' then 30
    when account.created_at > now() - interval '30 days' then 100
    else 300
  end
  from auth.users as account
  where account.id = mails_a_day.sender
$$;
comment on function private.mails_a_day(uuid) is 'So many mails go at once, and as many again within a day, by the age of the account.';
revoke all on function private.mails_a_day(uuid) from public;

create function private.take_day_permit(sender uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  most constant integer := private.mails_a_day(sender);
  seconds constant integer := private.take_permit('mails of a day:' || sender, most, most / 1440.0);
begin
  if seconds > 0 then
    perform private.refuse(
      429,
      'An account of this age can send ' || most || ' mails a day. Please try again after '
        || private.wait_text(seconds) || ', or send the link yourself.'
    );
  end if;
end
$$;
revoke all on function private.take_day_permit(uuid) from public;

-- 5 at once and 10 a day from one sender; 12 at once and 24 a day from all together.
create function private.take_recipient_permits(sender uuid, address text) returns void
language plpgsql
set search_path = ''
as $$
declare
  mailbox constant text := private.mailbox_of(address);
  seconds constant integer := greatest(
    private.take_permit('mails to:' || mailbox || ':' || sender, 5, 10 / 1440.0),
    private.take_permit('mails to:' || mailbox, 12, 24 / 1440.0)
  );
begin
  if seconds > 0 then
    -- One sentence for both: it is nobody's business who else writes to this address.
    perform private.refuse(
      429,
      'This address has had many mails. Please try again after '
        || private.wait_text(seconds) || ', or send the link yourself.'
    );
  end if;
end
$$;
revoke all on function private.take_recipient_permits(uuid, text) from public;

create function private.count_mail_of_host(most_a_day integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  counted integer;
begin
  insert into private.mail_days as today (day, mails) values (private.today(), 1)
  on conflict (day) do update set mails = today.mails + 1
  returning today.mails into counted;
  if counted > coalesce(most_a_day, 1000) then
    perform private.refuse(
      429, 'No more mails can be sent today. Please try again tomorrow, or send the link yourself.'
    );
  end if;
end
$$;
comment on function private.count_mail_of_host(integer) is
  'Counts a mail of today and refuses it where the host allows no more; without a setting of the host 1,000.';
revoke all on function private.count_mail_of_host(integer) from public;
