-- Months and quarters whose return is marked as filed under a GSTIN. From the mark of a GSTR-1 on, no document in that return
-- changes, and no new one gets a date in the period; corrections are made by a later credit note. The mark of a GSTR-3B forbids
-- nothing: its day ends the time in which GSTR-1A may amend the GSTR-1.

create function private.is_return_period(first_day date, last_day date) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return extract(day from first_day) = 1
    and last_day in (
      (first_day + interval '1 month')::date - 1,
      case when extract(month from first_day) in (1, 4, 7, 10) then (first_day + interval '3 months')::date - 1 end
    );
end
$$;
comment on function private.is_return_period(date, date) is
  'Whether a return is filed of these days: a month, or a quarter from January, April, July or October on (CGST Rules 59 and 61A).';
grant execute on function private.is_return_period(date, date) to authenticated;

-- A withdrawn mark stays, with its reason; the period can be marked again.
create table public.filed_periods (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete restrict,
  -- Which return it is.
  form text not null default 'gstr1',
  -- Null if the seller was not registered then.
  gstin text,
  first_day date not null,
  last_day date not null,
  -- The date on the portal, as the owner says.
  filed_on date not null,
  marked_at timestamptz not null default clock_timestamp(),
  unmarked_at timestamptz,
  unmark_reason text,
  -- Who marked it, as in the history of a document.
  by_id uuid,
  by_name text,
  -- Who took it back.
  unmarked_by_id uuid,
  unmarked_by_name text,
  constraint filed_periods_form_known check (form in ('gstr1', 'gstr1a', 'gstr3b')),
  constraint filed_periods_gstin_shape check (gstin ~ '^[0-9A-Z]{15}$'),
  constraint filed_periods_days check (private.is_return_period(first_day, last_day)),
  constraint filed_periods_filed_on_range check (filed_on > last_day and private.is_day(filed_on)),
  constraint filed_periods_unmark_reason_given check ((unmarked_at is null) = (unmark_reason is null)),
  constraint filed_periods_unmark_reason_length check (char_length(unmark_reason) between 1 and 300),
  constraint filed_periods_unmarked_by_later check (
    unmarked_at is not null or num_nonnulls(unmarked_by_id, unmarked_by_name) = 0
  )
);
comment on table public.filed_periods is
  'Each time that a period''s GSTR-1 or GSTR-3B was marked as filed, and what took the mark back. It only grows.';
create unique index filed_periods_standing on public.filed_periods (user_id, gstin, form, first_day) include (last_day)
nulls not distinct
where unmarked_at is null;
create index filed_periods_user on public.filed_periods (user_id, first_day);

alter table public.filed_periods enable row level security;
-- Reading only: functions write the marks.
grant select on public.filed_periods to authenticated;

create policy filed_periods_select_own on public.filed_periods
for select to authenticated
using (user_id = (select private.caller()));

create function private.keep_mark() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  changeable constant text[] := array['unmarked_at', 'unmark_reason', 'unmarked_by_id', 'unmarked_by_name'];
begin
  if tg_op = 'DELETE' and private.is_erased(old.user_id) then
    return old;
  end if;
  if tg_op <> 'UPDATE' or old.unmarked_at is not null
    or to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable
  then
    perform private.refuse(409, 'marks_unchangeable');
  end if;
  return new;
end
$$;
comment on function private.keep_mark() is 'A mark is taken back once; nothing else of it changes, and none is erased.';

create function private.note_unmarker() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  who constant record := private.actor(new.user_id);
begin
  new.unmarked_by_id := who.id;
  new.unmarked_by_name := who.name;
  return new;
end
$$;
comment on function private.note_unmarker() is 'Notes who takes a mark back, as by_id and by_name say who made it.';

create trigger filed_periods_unmarker before update on public.filed_periods
for each row when (old.unmarked_at is null and new.unmarked_at is not null) execute function private.note_unmarker();

create trigger filed_periods_actor before insert on public.filed_periods
for each row when (current_setting('app.restoring', true) is distinct from 'on') execute function private.note_actor();

create trigger filed_periods_keep before update or delete on public.filed_periods
for each row execute function private.keep_mark();

create trigger filed_periods_keep_all before truncate on public.filed_periods
for each statement execute function private.keep_mark();

create function private.standing_mark(owner uuid, form text, gstin text, first_day date, last_day date)
returns public.filed_periods
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select mark
    from public.filed_periods as mark
    where mark.user_id = owner
      and mark.gstin is not distinct from standing_mark.gstin
      and mark.form = standing_mark.form
      and mark.unmarked_at is null
      and mark.first_day <= standing_mark.last_day
      and mark.last_day >= standing_mark.first_day
    order by mark.first_day
    limit 1
  );
end
$$;
comment on function private.standing_mark(uuid, text, text, date, date) is
  'The first period whose return of a form is marked as filed under a GSTIN and that shares a day with these; null where there is none.';
grant execute on function private.standing_mark(uuid, text, text, date, date) to authenticated;

create function private.filed_period(owner uuid, gstin text, first_day date, last_day date) returns public.filed_periods
language plpgsql stable
set search_path = ''
as $$ begin return private.standing_mark(owner, 'gstr1', gstin, first_day, last_day); end $$;
comment on function private.filed_period(uuid, text, date, date) is
  'The first period whose GSTR-1 is marked as filed under a GSTIN and that shares a day with these; null where there is none.';
grant execute on function private.filed_period(uuid, text, date, date) to authenticated;

-- The marks show how often returns of a GSTIN are filed: the mark of the day decides, else the newest before it, else the first
-- after it.
create function private.filing_of(owner uuid, gstin text, day date) returns text
language sql stable
set search_path = ''
as $$
  select case when mark.last_day < mark.first_day + interval '1 month' then 'monthly' else 'quarterly' end
  from public.filed_periods as mark
  where mark.user_id = owner and mark.gstin is not distinct from filing_of.gstin and mark.form = 'gstr1'
    and mark.unmarked_at is null
  order by mark.first_day <= day desc, abs(mark.first_day - day)
  limit 1
$$;
comment on function private.filing_of(uuid, text, date) is
  'Whether the return of a GSTIN that tells of a day is monthly or quarterly, by its marks; null where it has none.';

create function private.return_days(filing text, day date, out first_day date, out last_day date)
language sql immutable
set search_path = ''
as $$
  select known.first_day, (known.first_day + known.length)::date - 1
  from (
    select
      date_trunc(case filing when 'quarterly' then 'quarter' else 'month' end, day)::date as first_day,
      case filing when 'quarterly' then interval '3 months' else interval '1 month' end as length
  ) as known
$$;
comment on function private.return_days(text, date) is 'The month or the quarter of a day; the month where nobody knows how it is filed.';

create function private.due_day(owner uuid, gstin text, day date) returns date
language sql stable
set search_path = ''
as $$ select (private.return_days(private.filing_of(owner, gstin, day), day)).last_day + 13 $$;
comment on function private.due_day(uuid, text, date) is
  'Until when the return that tells of a day is filed at the latest: 13 days behind its period.';

create function private.refuse_filed(owner uuid, gstin text, first_day date, last_day date, field text default null) returns void
language plpgsql
set search_path = ''
as $$
declare
  mark constant public.filed_periods := private.filed_period(owner, gstin, first_day, last_day);
begin
  if mark.id is not null then
    perform private.refuse(
      409, 'period_filed', field, jsonb_build_object('first_day', mark.first_day, 'last_day', mark.last_day)
    );
  end if;
end
$$;
comment on function private.refuse_filed(uuid, text, date, date, text) is
  'Refuses where a day of these lies in a period that was filed under the GSTIN.';

-- A last check for every writer: issuing, cancelling and restoring all pass here. Marking a period and issuing both hold the
-- seller's row, and cancelling waits here for it.
create function private.keep_filed_documents() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform from public.businesses as business where business.id = new.business_id for share;
  -- What corrects a filed document, and the one that it corrects (…_corrections.sql).
  if (tg_op = 'INSERT' and new.corrects_id is not null)
    or (tg_op = 'UPDATE' and new.id::text = current_setting('app.correcting', true))
  then
    return new;
  end if;
  perform private.refuse_filed(new.user_id, private.gstin_of(new.seller), new.issue_date, new.issue_date);
  return new;
end
$$;

-- No return includes an estimate.
create trigger invoices_filed_at_issue before insert on books.invoices
for each row
when (new.told is not null)
execute function private.keep_filed_documents();

create trigger invoices_filed_at_change before update on books.invoices
for each row
when (new.told is not null and (old.cancelled_at is null) <> (new.cancelled_at is null))
execute function private.keep_filed_documents();

-- The first day, from a given one on, that lies in no filed period of a GSTIN.
create function private.first_unfiled(owner uuid, gstin text, day date) returns date
language plpgsql stable
set search_path = ''
as $$
declare
  first date := day;
  mark public.filed_periods;
begin
  loop
    mark := private.filed_period(owner, gstin, first, first);
    exit when mark.id is null;
    first := mark.last_day + 1;
  end loop;
  return first;
end
$$;

-- Null means today's GSTIN; '' means that the seller was not registered.
create function private.filed_under(business public.businesses, gstin text) returns text
language plpgsql immutable
set search_path = ''
as $$ begin return nullif(coalesce(gstin, private.own_gstin(business)), ''); end $$;

-- A return is filed when its period is over, so a filed period never includes today.
create function private.file_period(first_day date, last_day date, filed_on date, gstin text, form text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := private.today();
  day constant date := coalesce(file_period.filed_on, today);
  seller public.businesses;
  asked text;
  mark public.filed_periods;
begin
  perform private.begin_write();
  perform private.bounded_day(file_period.first_day, 'period');
  perform private.bounded_day(file_period.last_day, 'period');
  if private.is_return_period(file_period.first_day, file_period.last_day) is not true then
    perform private.refuse(422, 'period_unknown', 'period');
  elsif file_period.last_day >= today then
    perform private.refuse(422, 'period_not_over', 'period');
  elsif day > today then
    perform private.refuse(422, 'filing_date_future', 'filedOn');
  elsif (day > file_period.last_day) is not true then
    perform private.refuse(422, 'filing_date_too_early', 'filedOn');
  elsif (form in ('gstr1', 'gstr1a', 'gstr3b')) is not true then
    perform private.refuse(422, 'value_not_allowed', 'form');
  end if;
  seller := private.lock_business();
  asked := private.filed_under(seller, gstin);
  if not coalesce(private.registrations(seller.user_id)::jsonb, '[]') ? asked then
    perform private.refuse(422, 'gstin_not_yours', 'gstin');
  end if;
  mark := private.standing_mark(seller.user_id, form, asked, file_period.first_day, file_period.last_day);
  -- Who marks it twice has marked it.
  if (mark.first_day, mark.last_day) is distinct from (file_period.first_day, file_period.last_day) then
    if form = 'gstr1' then
      perform private.refuse_filed(seller.user_id, asked, file_period.first_day, file_period.last_day, 'period');
    elsif mark.id is not null then
      perform private.refuse(
        409, 'return_marked', 'period', jsonb_build_object('first_day', mark.first_day, 'last_day', mark.last_day)
      );
    end if;
    if form = 'gstr1a' then
      perform private.refuse_gstr1a(seller.user_id, asked, file_period.first_day, file_period.last_day);
    end if;
    insert into public.filed_periods (user_id, form, gstin, first_day, last_day, filed_on)
    values (seller.user_id, file_period.form, asked, file_period.first_day, file_period.last_day, day)
    returning * into mark;
    perform private.keep_filed(mark, true);
  end if;
  return to_jsonb(mark) - '{user_id,by_id,unmarked_by_id}'::text[];
end
$$;
grant execute on function private.file_period(date, date, date, text, text) to authenticated;

create function public.file_period(
  first_day date, last_day date, filed_on date default null, gstin text default null, form text default 'gstr1'
) returns jsonb
language sql
set search_path = ''
as $$ select private.file_period(first_day, last_day, filed_on, gstin, form) $$;
comment on function public.file_period(date, date, date, text, text) is
  'Marks the return of a month or a quarter of the caller as filed, gstr1, gstr1a or gstr3b by its form, on a day that is today where none is given, and returns the mark; doing it twice is harmless. The gstin is that of today where none is given, and empty for the time without one. With the mark of a GSTR-1 its documents of these days change no more, and none is issued in them; that of a GSTR-1A or a GSTR-3B forbids nothing. What a GSTR-1 or a GSTR-1A told is kept.';
grant execute on function public.file_period(date, date, date, text, text) to authenticated;

create function private.unfile_period(first_day date, last_day date, reason text, gstin text, form text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  clean_reason text;
  seller public.businesses;
  mark public.filed_periods;
begin
  perform private.begin_write();
  clean_reason := private.checked_reason(reason);
  seller := private.lock_business();
  update public.filed_periods as own
  set unmarked_at = clock_timestamp(), unmark_reason = clean_reason
  where own.user_id = seller.user_id
    and own.form = unfile_period.form
    and own.gstin is not distinct from private.filed_under(seller, unfile_period.gstin)
    and own.first_day = unfile_period.first_day
    and own.last_day = unfile_period.last_day
    and own.unmarked_at is null
  returning * into mark;
  if not found then
    perform private.refuse(409, 'period_not_filed');
  end if;
  return to_jsonb(mark) - '{user_id,by_id,unmarked_by_id}'::text[];
end
$$;
grant execute on function private.unfile_period(date, date, text, text, text) to authenticated;

create function public.unfile_period(
  first_day date, last_day date, reason text, gstin text default null, form text default 'gstr1'
) returns jsonb
language sql
set search_path = ''
as $$ select private.unfile_period(first_day, last_day, reason, gstin, form) $$;
comment on function public.unfile_period(date, date, text, text, text) is
  'Takes back, for a reason, that the return of a period of the caller was filed, gstr1, gstr1a or gstr3b by its form, and returns the mark, which stays in the history. The gstin is that of today where none is given, and empty for the time without one.';
grant execute on function public.unfile_period(date, date, text, text, text) to authenticated;
