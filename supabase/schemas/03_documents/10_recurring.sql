-- Recurring documents: a schedule makes a draft or issues an invoice once for each of its periods.

-- The n-th day of a rule, counted from its start and never from the day before it: the 31st becomes a short month's last day, and
-- is the 31st again a month later. Weeks count from the start; all other rules begin with the first `day` on or after it. The
-- domain's schedulePeriod does the same.
create function private.schedule_period(every text, day integer, start_on date, n integer) returns date
language plpgsql immutable
set search_path = ''
as $$
declare
  step constant integer := case every when 'month' then 1 when 'quarter' then 3 when 'year' then 12 end;
  month date := start_on - (extract(day from start_on)::integer - 1);
begin
  if every = 'week' then
    return start_on + 7 * (n - 1);
  end if;
  if private.day_of_month(month, day) < start_on then
    month := month + interval '1 month';
  end if;
  return private.day_of_month((month + make_interval(months => step * (n - 1)))::date, day);
end
$$;
comment on function private.schedule_period(text, integer, date, integer) is
  'The n-th day of a rule, the first is 1: computed from the start alone.';

create function private.day_of_month(month date, day integer) returns date
language plpgsql immutable
set search_path = ''
as $$ begin return least(month + (day - 1), (month + interval '1 month')::date - 1); end $$;
comment on function private.day_of_month(date, integer) is
  'That day of the month that begins with a day, or its last one.';

-- The day of the next period; null if there is none.
create function private.next_period(
  every text,
  day integer,
  start_on date,
  place integer,
  end_on date,
  times integer,
  made integer
) returns date
language plpgsql immutable
set search_path = ''
as $$
declare
  period constant date := private.schedule_period(every, day, start_on, place);
begin
  return case when period <= coalesce(end_on, '2999-12-31') and made < coalesce(times, made + 1) then period end;
end
$$;

create table books.schedules (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  every text not null,
  -- A day of the month; weeks count from the start.
  day integer,
  start_on date not null,
  -- The last day, included.
  end_on date,
  -- The number of documents in all; periods skipped while paused do not count.
  times integer,
  mode text not null,
  -- From the day of issue to the due date.
  terms_days integer not null,
  -- The content of the drafts, in the form of a draft; with {month} and {year}.
  content jsonb not null,
  -- The same in the form of issue_invoice, checked when it was saved; null if the schedule makes drafts.
  document jsonb,
  -- The number of the next period, counted from the start, and how many documents were made.
  place integer not null default 1,
  made integer not null default 0,
  last_period date,
  paused_at timestamptz,
  ended_at timestamptz,
  next_on date generated always as (
    case when ended_at is null then private.next_period(every, day, start_on, place, end_on, times, made) end
  ) stored,
  -- The refusal of the last run, in the form of the Data API's answer; null if it went well.
  last_error jsonb,
  tries integer not null default 0,
  try_at timestamptz,
  -- When the schedule last had its turn.
  turn_at timestamptz,
  request_key uuid not null,
  request_fingerprint text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Who made, changed, paused, continued or ended it last, and when.
  changed_at timestamptz,
  changed_by_id uuid,
  changed_by_name text,
  constraint schedules_request_once unique (user_id, request_key),
  -- Lets drafts and runs point at a schedule together with its owner.
  constraint schedules_id_user unique (id, user_id),
  constraint "every: value_not_allowed" check (every in ('week', 'month', 'quarter', 'year')),
  constraint "day: value_not_allowed" check (day between 1 and 31),
  constraint "day: value_not_allowed, rule" check ((day is null) = (every = 'week')),
  constraint schedules_start_on_range check (private.is_day(start_on)),
  constraint schedules_end_on_range check (private.is_day(end_on)),
  constraint "count: value_not_allowed" check (num_nonnulls(end_on, times) <= 1),
  constraint "count: value_not_allowed, range" check (times between 1 and 1000),
  constraint "mode: value_not_allowed" check (mode in ('draft', 'issue')),
  constraint "termsDays: terms_days_invalid" check (terms_days between 0 and 365),
  constraint schedules_content_object check (jsonb_typeof(content) = 'object'),
  constraint "mode: value_not_allowed, mode" check ((document is null) = (mode = 'draft')),
  constraint "mode: value_not_allowed, object" check (jsonb_typeof(document) = 'object'),
  constraint schedules_place_range check (place >= 1 and made >= 0),
  constraint schedules_last_error_length check (octet_length(last_error::text) <= 20000)
);
comment on table books.schedules is
  'What is billed again and again: every week, month, quarter or year a draft, or an invoice that is issued and mailed by itself.';
comment on column books.schedules.next_on is 'The day of the next period; null when there is none. A paused schedule keeps it.';
create index schedules_user_next on books.schedules (user_id, next_on, id);
create index schedules_due on books.schedules (next_on) where next_on is not null and paused_at is null;

alter table books.schedules enable row level security;
-- Reading only: functions write.
grant select on books.schedules to authenticated;

create policy schedules_select_own on books.schedules
for select to authenticated
using (user_id = (select private.caller()));

create trigger schedules_touch_updated_at before update on books.schedules
for each row execute function private.touch_updated_at();

-- A run changes none of these.
create trigger schedules_changed before insert or update on books.schedules
for each row when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_change(
  'changed', 'every', 'day', 'start_on', 'end_on', 'times', 'mode', 'terms_days', 'content', 'document', 'paused_at', 'ended_at'
);

-- The result of each period. Drafts are found by schedule and period in the table of drafts.
create table public.schedule_runs (
  schedule_id uuid not null,
  period date not null,
  user_id uuid not null,
  -- Null if the run made a draft.
  invoice_id uuid,
  -- Made later than its own day: the host was asleep, or earlier runs were refused.
  late boolean not null,
  -- Why it was not issued automatically, in the form of schedules.last_error.
  error jsonb,
  made_at timestamptz not null default now(),
  primary key (schedule_id, period),
  constraint schedule_runs_error_length check (octet_length(error::text) <= 20000),
  constraint schedule_runs_schedule foreign key (schedule_id, user_id)
    references books.schedules (id, user_id) on delete cascade,
  constraint schedule_runs_invoice foreign key (invoice_id, user_id)
    references books.invoices (id, user_id) on delete restrict
);
comment on table public.schedule_runs is 'What a schedule made, one row to the period: an invoice, or a draft where it names none.';
create index schedule_runs_user on public.schedule_runs (user_id, period) where invoice_id is null and late;
create index schedule_runs_schedule_user on public.schedule_runs (schedule_id, user_id);
create index schedule_runs_invoice_user on public.schedule_runs (invoice_id, user_id);

alter table public.schedule_runs enable row level security;
grant select on public.schedule_runs to authenticated;

create policy schedule_runs_select_own on public.schedule_runs
for select to authenticated
using (user_id = (select private.caller()));

-- Reads a schedule's settings from JSON, with the columns as keys.
create function private.schedule_of(schedule jsonb) returns books.schedules
language plpgsql stable
set search_path = ''
as $$
declare
  said books.schedules;
begin
  if jsonb_typeof(schedule) is distinct from 'object' or jsonb_typeof(schedule -> 'content') is distinct from 'object' then
    perform private.refuse(422, 'malformed', 'invoice');
  end if;
  perform private.draft_size(schedule -> 'content'), private.draft_size(schedule -> 'document');
  said := jsonb_populate_record(null::books.schedules, schedule - array['content', 'document']);
  perform private.bounded_day(said.start_on, 'start');
  perform private.bounded_day(said.end_on, 'end');
  said.content := schedule -> 'content';
  -- A null of JSON is no document.
  said.document := nullif(schedule -> 'document', 'null');
  said.day := case when said.every = 'week' then null else coalesce(said.day, extract(day from said.start_on)::integer) end;
  return said;
end
$$;

-- The first period of a rule on or after a day.
create function private.place_from(every text, day integer, start_on date, earliest date) returns integer
language plpgsql immutable
set search_path = ''
as $$
declare
  days constant integer := greatest(earliest - start_on, 0);
  -- Not behind it: no step is shorter than this many days, and what is left is walked.
  place integer := greatest(1, case every
    when 'week' then days / 7 when 'month' then days / 31 when 'quarter' then days / 92 else days / 366
  end);
begin
  while private.schedule_period(every, day, start_on, place) < earliest loop
    place := place + 1;
  end loop;
  return place;
end
$$;

create function private.lock_schedule(schedule_id uuid, size integer default 500) returns books.schedules
language plpgsql
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  schedule books.schedules;
begin
  perform private.begin_write(size);
  select * into schedule
  from books.schedules as own
  where own.id = lock_schedule.schedule_id and own.user_id = owner
  for no key update;
  if not found then
    perform private.refuse(404, 'schedule_not_found');
  end if;
  return schedule;
end
$$;

-- The bytes of its texts, charged before it is saved.
create function private.schedule_size(schedule books.schedules) returns integer
language plpgsql immutable
set search_path = ''
as $$
begin
  return 500 + octet_length(schedule.content::text) + coalesce(octet_length(schedule.document::text), 0);
end
$$;

create function private.stored_schedule(schedule_id uuid) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select pg_column_size(own.content) + coalesce(pg_column_size(own.document), 0)
    from books.schedules as own where own.id = schedule_id
  );
end
$$;
comment on function private.stored_schedule(uuid) is 'Bytes of its texts, as they are stored: given back when it goes.';

create function private.create_schedule(request_key uuid, schedule jsonb) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  fingerprint text;
  said books.schedules;
  kept books.schedules;
begin
  said := private.schedule_of(schedule);
  perform private.begin_write(private.schedule_size(said));
  fingerprint := private.hash(schedule::text);
  select * into kept
  from books.schedules as own
  where own.user_id = owner and own.request_key = create_schedule.request_key;
  if found and kept.request_fingerprint = fingerprint then
    return kept.id;
  elsif found then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "schedule"}');
  elsif said.start_on < private.today() then
    perform private.refuse(422, 'schedule_start_past', 'start');
  elsif (select count(*) from books.schedules as own where own.user_id = owner) >= 200 then
    perform private.refuse(409, 'schedules_full', params => '{"most": 200}');
  end if;
  insert into books.schedules (
    user_id, every, day, start_on, end_on, times, mode, terms_days, content, document, request_key, request_fingerprint
  )
  values (
    owner, said.every, said.day, said.start_on, said.end_on, said.times, said.mode, said.terms_days, said.content,
    said.document, create_schedule.request_key, fingerprint
  )
  returning * into kept;
  if kept.next_on is null then
    perform private.refuse(422, 'schedule_makes_nothing', 'end');
  end if;
  perform private.settle_write(owner, private.schedule_size(said), 500 + private.stored_schedule(kept.id));
  return kept.id;
end
$$;
grant execute on function private.create_schedule(uuid, jsonb) to authenticated;

create function public.create_schedule(request_key uuid, schedule jsonb) returns uuid
language sql
set search_path = ''
as $$ select private.create_schedule(request_key, schedule) $$;
comment on function public.create_schedule(uuid, jsonb) is
  'Keeps a schedule {every, day, start_on, end_on, times, mode, terms_days, content, document} and returns its id. The same request_key with the same schedule returns the same one.';
grant execute on function public.create_schedule(uuid, jsonb) to authenticated;

-- Changes apply from the next period on; documents already made stay. A new rule, or a schedule that had ended, continues with its
-- first period that is not over and has no document yet: no period comes twice, and past ones are not made up for.
create function private.change_schedule(schedule_id uuid, schedule jsonb) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  said constant books.schedules := private.schedule_of(schedule);
  kept constant books.schedules := private.lock_schedule(schedule_id, private.schedule_size(said));
  same_rule constant boolean := (said.every, said.day, said.start_on) is not distinct from (kept.every, kept.day, kept.start_on);
  stored constant integer := private.stored_schedule(kept.id);
  next_on date;
begin
  if said.start_on <> kept.start_on and said.start_on < private.today() then
    perform private.refuse(422, 'schedule_start_past', 'start');
  end if;
  update books.schedules as own
  set every = said.every, day = said.day, start_on = said.start_on, end_on = said.end_on, times = said.times,
    mode = said.mode, terms_days = said.terms_days, content = said.content, document = said.document,
    place = case when same_rule and own.next_on is not null then own.place else private.place_from(
      said.every, said.day, said.start_on, greatest(private.today(), own.last_period + 1)
    ) end,
    -- What was refused may be mended by this: it is tried at once.
    try_at = null
  where own.id = kept.id
  returning own.next_on into next_on;
  perform private.settle_write(kept.user_id, private.schedule_size(said), private.stored_schedule(kept.id) - stored);
  if next_on is null and kept.ended_at is null then
    perform private.refuse(422, 'schedule_makes_nothing', 'end');
  end if;
end
$$;
grant execute on function private.change_schedule(uuid, jsonb) to authenticated;

create function public.change_schedule(schedule_id uuid, schedule jsonb) returns void
language sql
set search_path = ''
as $$ select private.change_schedule(schedule_id, schedule) $$;
comment on function public.change_schedule(uuid, jsonb) is
  'Changes one of the caller''s schedules to what create_schedule takes, from the next one on.';
grant execute on function public.change_schedule(uuid, jsonb) to authenticated;

-- Paused, ended, or running. Periods missed in between are not made up for: it continues with the first period that is not over.
create function private.set_schedule_state(schedule_id uuid, wanted text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  kept books.schedules := private.lock_schedule(schedule_id);
begin
  if (wanted in ('active', 'paused', 'ended')) is not true then
    perform private.refuse(422, 'malformed', 'wanted');
  elsif wanted = 'paused' then
    update books.schedules as own set paused_at = now()
    where own.id = kept.id and own.paused_at is null and own.next_on is not null;
  elsif wanted = 'ended' then
    update books.schedules as own set ended_at = now(), paused_at = null, last_error = null, tries = 0, try_at = null
    where own.id = kept.id and own.ended_at is null;
  elsif kept.paused_at is not null or kept.ended_at is not null then
    update books.schedules as own
    set paused_at = null, ended_at = null, last_error = null, tries = 0, try_at = null,
      place = greatest(own.place, private.place_from(own.every, own.day, own.start_on, private.today()))
    where own.id = kept.id
    returning * into kept;
    if kept.next_on is null then
      perform private.refuse(409, 'schedule_over', 'end');
    end if;
  end if;
end
$$;
grant execute on function private.set_schedule_state(uuid, text) to authenticated;

create function public.pause_schedule(schedule_id uuid) returns void
language sql
set search_path = ''
as $$ select private.set_schedule_state(schedule_id, 'paused') $$;
comment on function public.pause_schedule(uuid) is 'Makes one of the caller''s schedules make nothing until it is resumed; doing it twice is harmless.';
grant execute on function public.pause_schedule(uuid) to authenticated;

create function public.end_schedule(schedule_id uuid) returns void
language sql
set search_path = ''
as $$ select private.set_schedule_state(schedule_id, 'ended') $$;
comment on function public.end_schedule(uuid) is 'Ends one of the caller''s schedules; doing it twice is harmless.';
grant execute on function public.end_schedule(uuid) to authenticated;

create function public.resume_schedule(schedule_id uuid) returns void
language sql
set search_path = ''
as $$ select private.set_schedule_state(schedule_id, 'active') $$;
comment on function public.resume_schedule(uuid) is
  'Has one of the caller''s schedules go on, with the first period that is not over; doing it twice is harmless.';
grant execute on function public.resume_schedule(uuid) to authenticated;

create function private.delete_schedule(schedule_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  kept constant books.schedules := private.lock_schedule(schedule_id);
begin
  perform private.give_back(kept.user_id, private.stored_schedule(kept.id));
  delete from books.schedules as own where own.id = kept.id;
end
$$;
grant execute on function private.delete_schedule(uuid) to authenticated;

create function public.delete_schedule(schedule_id uuid) returns void
language sql
set search_path = ''
as $$ select private.delete_schedule(schedule_id) $$;
comment on function public.delete_schedule(uuid) is 'Deletes one of the caller''s schedules; its drafts and invoices stay.';
grant execute on function public.delete_schedule(uuid) to authenticated;
