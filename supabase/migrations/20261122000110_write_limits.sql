-- What is written stays: an issued invoice, its payments and its history are never erased. So each account has a measure,
-- far above what a studio writes, and whoever hosts the product may set it: docs/hosting.md.
create table private.write_limits (
  only_row boolean primary key default true,
  per_minute integer,
  per_day integer,
  bytes bigint,
  constraint write_limits_only_row check (only_row),
  constraint write_limits_range check (per_minute > 0 and per_day > 0 and bytes > 0)
);
comment on table private.write_limits is
  'What the host lets an account write and keep, in one row; what is null or has no row is as private.begin_write says.';

-- Beside the rows that it counts, so the same commit keeps both.
create table private.writers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Writes left for now: refilled with time up to a minute's, and more only where the host gives it.
  available double precision not null,
  counted_at timestamptz not null,
  day date not null,
  written integer not null,
  bytes bigint not null
) with (fillfactor = 50);
comment on table private.writers is 'What each account has written: of the minute, of the day in India, and about how many bytes.';

revoke all on private.write_limits, private.writers from public, anon, authenticated, service_role;
alter table private.write_limits enable row level security;
alter table private.writers enable row level security;
create policy write_limits_nobody on private.write_limits using (false);
create policy writers_nobody on private.writers using (false);

create function private.begin_write(size bigint default 500) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  writer uuid;
  chosen private.write_limits;
  per_minute integer;
  per_day integer;
  present private.writers;
begin
  -- Visitors, the server's own key, the Auth server and the database's owner are nobody's account; a request is counted once.
  if current_setting('role') <> 'authenticated' then
    return;
  end if;
  writer := private.caller();
  if writer::text = current_setting('app.writer', true) then
    return;
  end if;

  select * into chosen from private.write_limits;
  per_minute := coalesce(chosen.per_minute, 120);
  per_day := coalesce(chosen.per_day, 2000);
  -- The clock is read behind the row's lock, so requests that queued for it count their time once.
  insert into private.writers as kept (user_id, available, counted_at, day, written, bytes)
  values (writer, per_minute - 1, clock_timestamp(), private.today(), 1, size)
  on conflict (user_id) do update set
    available = greatest(kept.available, least(
      per_minute,
      kept.available + extract(epoch from clock_timestamp() - kept.counted_at) / 60 * per_minute
    )) - 1,
    counted_at = clock_timestamp(),
    day = excluded.day,
    written = 1 + case when kept.day = excluded.day then kept.written else 0 end,
    bytes = kept.bytes + excluded.bytes
  returning * into present;

  if present.available < 0 then
    perform private.refuse(429, format(
      'Too many requests. Please try again after %s seconds.',
      greatest(1, ceil(-present.available / per_minute * 60))
    ));
  elsif present.written > per_day then
    perform private.refuse(429, format(
      'An account can make %s changes a day. Please try again tomorrow.', per_day
    ));
  elsif present.bytes > coalesce(chosen.bytes, 250000000) then
    perform private.refuse(403, 'The storage of this account is full. Please write to support.');
  end if;
  perform set_config('app.writer', writer::text, true);
end
$$;
comment on function private.begin_write(bigint) is
  'Once for each request that writes, before any lock: the session lives, and minute, day and storage have room.';
revoke all on function private.begin_write(bigint) from public;

create function private.begin_any_write() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.begin_write();
  return null;
end
$$;
revoke all on function private.begin_any_write() from public;

-- The net below every writer, present or to come. Those that lock rows first begin by themselves, so that two requests
-- of one person never wait for each other.
do $$
declare
  guarded text;
begin
  foreach guarded in array array[
    'profiles', 'businesses', 'invoices', 'invoice_items', 'invoice_counters', 'invoice_periods', 'invoice_events',
    'invoice_links', 'invoice_mails', 'payments'
  ] loop
    execute format(
      'create trigger begin_write before insert or update or delete on public.%I for each statement
       when (coalesce(current_setting(''app.writer'', true), '''') = '''')
       execute function private.begin_any_write()',
      guarded
    );
  end loop;
end
$$;

-- Who locks an invoice is about to write.
create or replace function private.lock_invoice(invoice_id uuid, owner uuid) returns public.invoices
language plpgsql
set search_path = ''
as $$
declare
  invoice public.invoices;
begin
  if owner is null then
    perform private.refuse(401, 'Please log in.');
  end if;
  perform private.begin_write();
  select * into invoice
  from public.invoices as candidate
  where candidate.id = lock_invoice.invoice_id and candidate.user_id = owner and candidate.cancelled_at is null
  for no key update;
  if not found then
    perform private.refuse(404, 'Invoice not found.');
  end if;
  return invoice;
end
$$;
