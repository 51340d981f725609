-- Months that somebody has looked through, such as the accountant. Unlike a filed period it locks nothing.

create table public.checked_months (
  user_id uuid not null references auth.users (id) on delete restrict,
  first_day date not null,
  at timestamptz not null default clock_timestamp(),
  by_id uuid,
  by_name text,
  primary key (user_id, first_day),
  constraint checked_months_first_day check (extract(day from first_day) = 1 and private.is_day(first_day))
);
comment on table public.checked_months is 'Months whose documents somebody has checked, and who.';

alter table public.checked_months enable row level security;
-- Reading only: functions write the marks.
grant select on public.checked_months to authenticated;

create policy checked_months_select_own on public.checked_months
for select to authenticated
using (user_id = (select private.caller()));

create trigger checked_months_actor before insert on public.checked_months
for each row when (current_setting('app.restoring', true) is distinct from 'on') execute function private.note_actor();

create function private.check_month(first_day date) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  perform private.bounded_day(first_day, 'month');
  if extract(day from first_day) <> 1 or first_day > private.today() then
    perform private.refuse(422, 'period_unknown', 'month');
  end if;
  perform private.begin_write(200);
  insert into public.checked_months (user_id, first_day) values (owner, check_month.first_day)
  on conflict on constraint checked_months_pkey do nothing;
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
  delete from public.checked_months as own where own.user_id = owner and own.first_day = uncheck_month.first_day;
end
$$;
grant execute on function private.uncheck_month(date) to authenticated;

create function public.uncheck_month(first_day date) returns void
language sql
set search_path = ''
as $$ select private.uncheck_month(first_day) $$;
comment on function public.uncheck_month(date) is 'Takes the mark of a checked month back.';
grant execute on function public.uncheck_month(date) to authenticated;
