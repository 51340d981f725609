-- Months that somebody has looked through, such as the accountant. Unlike a filed period it locks nothing. A mark that is taken
-- back stays, with who did it; the month can be marked again.

create table public.checked_months (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete restrict,
  first_day date not null,
  at timestamptz not null default clock_timestamp(),
  by_id uuid,
  by_name text,
  unmarked_at timestamptz,
  unmarked_by_id uuid,
  unmarked_by_name text,
  constraint checked_months_first_day check (extract(day from first_day) = 1 and private.is_day(first_day)),
  constraint checked_months_unmarked_by_later check (
    unmarked_at is not null or num_nonnulls(unmarked_by_id, unmarked_by_name) = 0
  )
);
comment on table public.checked_months is 'Each time that a month''s documents were marked as checked, by whom, and who took the mark back. It only grows.';
create unique index checked_months_standing on public.checked_months (user_id, first_day) where unmarked_at is null;
create index checked_months_user on public.checked_months (user_id, first_day);

alter table public.checked_months enable row level security;
-- Reading only: functions write the marks.
grant select on public.checked_months to authenticated;

create policy checked_months_select_own on public.checked_months
for select to authenticated
using (user_id = (select private.caller()));

create trigger checked_months_actor before insert on public.checked_months
for each row when (current_setting('app.restoring', true) is distinct from 'on') execute function private.note_actor();

create trigger checked_months_unmarker before update on public.checked_months
for each row when (old.unmarked_at is null and new.unmarked_at is not null) execute function private.note_unmarker();

create trigger checked_months_keep before update or delete on public.checked_months
for each row execute function private.keep_mark();

create trigger checked_months_keep_all before truncate on public.checked_months
for each statement execute function private.keep_mark();

create function private.check_month(first_day date) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
begin
  perform private.bounded_day(check_month.first_day, 'month');
  if extract(day from check_month.first_day) <> 1 or check_month.first_day > private.today() then
    perform private.refuse(422, 'period_unknown', 'month');
  end if;
  perform private.begin_write(200);
  insert into public.checked_months (user_id, first_day) values (owner, check_month.first_day)
  on conflict (user_id, first_day) where unmarked_at is null do nothing;
end
$$;
grant execute on function private.check_month(date) to authenticated;

create function public.check_month(first_day date) returns void
language sql
set search_path = ''
as $$ select private.check_month(first_day) $$;
comment on function public.check_month(date) is 'Marks the month that begins on this day as checked; it locks nothing, and doing it twice is harmless.';
grant execute on function public.check_month(date) to authenticated;

create function private.uncheck_month(first_day date) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  perform private.begin_write(0);
  update public.checked_months as own
  set unmarked_at = clock_timestamp()
  where own.user_id = owner and own.first_day = uncheck_month.first_day and own.unmarked_at is null;
end
$$;
grant execute on function private.uncheck_month(date) to authenticated;

create function public.uncheck_month(first_day date) returns void
language sql
set search_path = ''
as $$ select private.uncheck_month(first_day) $$;
comment on function public.uncheck_month(date) is 'Takes the mark of a checked month back; the history keeps both.';
grant execute on function public.uncheck_month(date) to authenticated;
