-- The one way by which what a person has here ends: seven days after they asked, all of it at once, what was issued included.
-- The law has the seller keep their books; what they exported before is their copy. A row without anything of theirs stays.

create table private.erased_accounts (
  id bigint primary key generated always as identity,
  asked_at timestamptz not null,
  erased_at timestamptz not null default clock_timestamp(),
  -- How many rows of which table.
  counts jsonb not null
);
comment on table private.erased_accounts is 'That an account was erased, when, and how much it held; nothing that says whose.';
alter table private.erased_accounts enable row level security;
create policy erased_accounts_nobody on private.erased_accounts using (false);
revoke all on private.erased_accounts from public, anon, authenticated, service_role;

create trigger erased_accounts_keep before update or delete on private.erased_accounts
for each row execute function private.keep_history();

create trigger erased_accounts_keep_all before truncate on private.erased_accounts
for each statement execute function private.keep_history();

-- Of a table whose rows point at each other, those first at which none points any more.
create function private.erase_invoices(person uuid) returns integer
language plpgsql
set search_path = ''
as $$
declare
  erased integer := 0;
  step integer;
begin
  loop
    delete from public.invoices as invoice
    where invoice.user_id = person
      and not exists (
        select from public.invoices as later
        where later.original_id = invoice.id and later.user_id = invoice.user_id
      );
    get diagnostics step = row_count;
    exit when step = 0;
    erased := erased + step;
  end loop;
  return erased;
end
$$;
revoke all on function private.erase_invoices(uuid) from public;

-- What Auth holds beside the account without pointing at it, where it does, and where the owner of the database may.
create function private.erase_traces_of_auth(person uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  trace record;
begin
  for trace in
    select * from (values
      ('auth.audit_log_entries', 'payload ->> ''actor_id'' = $1'),
      ('auth.flow_state', 'user_id::text = $1'),
      ('auth.refresh_tokens', 'user_id::text = $1')
    ) as known (name, whose)
  loop
    if to_regclass(trace.name) is not null and has_table_privilege(trace.name, 'delete') then
      execute format('delete from %s where %s', trace.name, trace.whose) using person::text;
    end if;
  end loop;
end
$$;
revoke all on function private.erase_traces_of_auth(uuid) from public;

-- Whoever logs in at this moment holds the account's row: then it is not erased.
create function private.erase_account(person uuid) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  asked_at timestamptz;
  counts jsonb := '{}';
  erased integer;
  held text;
begin
  perform from auth.users as account where account.id = person for update skip locked;
  if not found then
    return false;
  end if;
  select deletion.asked_at into asked_at
  from private.account_deletions as deletion
  where deletion.user_id = person and deletion.erase_at <= now()
  for update;
  if not found then
    return false;
  end if;
  insert into private.erasures (user_id) values (person);

  -- One that was merged points at the client that it went into, and rows of credit notes at those of their invoices.
  update public.clients as client set merged_into = null where client.user_id = person and client.merged_into is not null;
  delete from public.invoice_items as item where item.user_id = person and item.original_item_id is not null;
  -- Whatever points at another table stands before it.
  foreach held in array array[
    'private.mail_jobs', 'public.invoice_mails', 'public.invoice_events', 'public.invoice_links',
    'public.estimate_answers', 'public.schedule_runs', 'public.drafts', 'public.schedules', 'public.invoice_items',
    'public.payments', 'public.receipts', 'public.invoices', 'public.statement_links', 'public.statement_mails',
    'public.clients', 'public.invoice_counters', 'public.invoice_periods', 'public.catalogue_items', 'public.images',
    'public.filed_periods', 'public.businesses', 'public.column_mappings', 'public.exports', 'private.restore_rows',
    'private.restores', 'private.mail_recipients'
  ] loop
    if held = 'public.invoices' then
      erased := private.erase_invoices(person);
    else
      execute format('delete from %s where user_id = $1', held) using person;
      get diagnostics erased = row_count;
    end if;
    counts := counts || jsonb_build_object(split_part(held, '.', 2), erased);
  end loop;
  delete from private.permits as permit where right(permit.bucket, 36) = person::text;
  perform private.erase_traces_of_auth(person);
  -- With it go the profile, the sessions and what else points at it.
  delete from auth.users as account where account.id = person;

  delete from private.erasures as erasure where erasure.user_id = person;
  insert into private.erased_accounts (asked_at, counts) values (asked_at, counts);
  return true;
end
$$;
comment on function private.erase_account(uuid) is
  'Erases everything of an account whose waiting time is over, in one transaction, and notes that and how much; false where it is not due. Nobody calls it but private.erase_accounts.';
revoke all on function private.erase_account(uuid) from public;

create function private.erase_accounts(most integer default 1) returns integer
language plpgsql
set search_path = ''
as $$
declare
  due record;
  erased integer := 0;
begin
  for due in
    select deletion.user_id
    from private.account_deletions as deletion
    where deletion.erase_at <= now()
    order by deletion.erase_at
    limit most
  loop
    begin
      erased := erased + private.erase_account(due.user_id)::integer;
    exception when others then
      -- Those behind it are not kept waiting; it is tried again tomorrow.
      raise warning 'an account was not erased: %', sqlerrm;
      update private.account_deletions as deletion set erase_at = now() + interval '1 day'
      where deletion.user_id = due.user_id;
    end;
  end loop;
  return erased;
end
$$;
comment on function private.erase_accounts(integer) is
  'Erases accounts whose waiting time is over, at most so many, and says how many; pg_cron calls it, nobody else.';
revoke all on function private.erase_accounts(integer) from public;
