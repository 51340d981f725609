-- The daily runs of schedules: drafts to look over, and invoices that are issued and mailed automatically. A period and its result
-- are one commit, so nothing is made twice, even if a run dies.

-- Fills {month} and {year} in with those of the period. The domain's namedFor does the same.
create function private.named_for(value text, period date) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return replace(
    replace(value, '{month}', to_char(period, 'FMMonth')), '{year}', extract(year from period)::text
  );
end
$$;

-- Works on a draft's content and on a document: their texts have the same names but for the PO number.
create function private.for_period(said jsonb, period date) returns jsonb
language plpgsql immutable
set search_path = ''
as $$
begin
  return said
    || (
      select coalesce(jsonb_object_agg(text.key, private.named_for(text.value #>> '{}', for_period.period)), '{}')
      from jsonb_each(said) as text
      where text.key in ('notes', 'poNumber', 'po_number') and jsonb_typeof(text.value) = 'string'
    )
    || case when jsonb_typeof(said -> 'items') = 'array' then jsonb_build_object('items', (
      select coalesce(
        jsonb_agg(
          case when jsonb_typeof(item.row -> 'description') = 'string' then item.row || jsonb_build_object(
            'description', private.named_for(item.row ->> 'description', for_period.period)
          ) else item.row end
          order by item.place
        ),
        '[]'
      )
      from jsonb_array_elements(said -> 'items') with ordinality as item (row, place)
    )) else '{}' end;
end
$$;

-- Issues as the owner would: it counts against their measure, waits for the seller's row, and meets the same refusals.
create function private.issue_scheduled(schedule books.schedules) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  issued uuid;
begin
  perform set_config('request.jwt.claims', jsonb_build_object('sub', schedule.user_id)::text, true);
  issued := private.issue_invoice(
    -- One for the period, whatever else fails.
    md5(schedule.id || ' ' || schedule.next_on)::uuid,
    private.for_period(schedule.document, schedule.next_on)
      || jsonb_build_object('issue_date', null, 'due_date', private.today() + schedule.terms_days)
  ) ->> 'id';
  perform private.queue_repeated_invoice(issued);
  return issued;
end
$$;

create function private.draft_scheduled(schedule books.schedules) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.drafts (user_id, id, kind, content, schedule_id, period)
  values (
    schedule.user_id, gen_random_uuid(), 'invoice',
    private.with_dated_parts(private.for_period(schedule.content, schedule.next_on), private.today())
      || jsonb_build_object('issueDate', '', 'dueDate', private.today() + schedule.terms_days),
    schedule.id, schedule.next_on
  );
end
$$;

-- Tries again hourly for six hours, then daily. If the account's minute is used up, that is no refusal: the next minute serves.
create function private.note_refused_run(schedule_id uuid, error jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  if error ->> 'message' = 'too_many_requests' then
    update books.schedules as own
    set try_at = now() + interval '1 minute', turn_at = clock_timestamp()
    where own.id = note_refused_run.schedule_id;
    return;
  end if;
  update books.schedules as own
  set last_error = note_refused_run.error, tries = own.tries + 1, turn_at = clock_timestamp(),
    try_at = now() + case when own.tries < 6 then interval '1 hour' else interval '1 day' end
  where own.id = note_refused_run.schedule_id;
end
$$;

-- Runs one period of one schedule. Locks come in the order of a person's request: measure, schedule, seller.
create function private.run_schedule(schedule_id uuid, owner uuid, size integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  today constant date := private.today();
  schedule books.schedules;
  -- The next one is due already: this one's time has gone by.
  is_missed boolean;
  issued uuid;
  code text;
  message text;
  details text;
  hint text;
begin
  -- A draft's bytes are given back when it goes; an issued row keeps its texts twice.
  perform private.count_write(owner, size);
  select * into schedule
  from books.schedules as due
  where due.id = run_schedule.schedule_id and due.next_on <= today and due.paused_at is null
  for no key update;
  -- Its owner was faster.
  if not found then
    return;
  end if;
  is_missed := private.schedule_period(schedule.every, schedule.day, schedule.start_on, schedule.place + 1) <= today;
  if schedule.mode = 'issue' and not is_missed then
    issued := private.issue_scheduled(schedule);
  else
    perform private.draft_scheduled(schedule);
  end if;
  insert into public.schedule_runs (schedule_id, period, user_id, invoice_id, late, error)
  values (schedule.id, schedule.next_on, schedule.user_id, issued, schedule.next_on < today, schedule.last_error);
  update books.schedules as own
  set place = own.place + 1, made = own.made + 1, last_period = own.next_on, last_error = null, tries = 0, try_at = null,
    turn_at = clock_timestamp()
  where own.id = schedule.id;
-- What is refused is told on the schedule and holds up no other.
exception when others then
  get stacked diagnostics
    code = returned_sqlstate, message = message_text, details = pg_exception_detail, hint = pg_exception_hint;
  perform private.note_refused_run(
    run_schedule.schedule_id,
    jsonb_build_object('code', code, 'message', left(message, 1000))
      -- Of others the detail is the whole row.
      || case when code like 'PT%' then jsonb_build_object('details', details, 'hint', hint) else '{}' end
  );
end
$$;

-- The schedule that waited longest goes first, and each schedule has one period in a round.
create function private.due_schedules(most integer)
returns table (schedule_id uuid, owner uuid, size integer)
language sql stable
set search_path = ''
as $$
  select
    schedule.id, schedule.user_id, case schedule.mode
      when 'issue' then private.issued_size(
        pg_column_size(schedule.document), jsonb_array_length(schedule.document -> 'items')
      )
      else 500 + octet_length(schedule.content::text)
    end
  from books.schedules as schedule
  join auth.users as account on account.id = schedule.user_id
  where schedule.next_on <= private.today()
    and schedule.paused_at is null
    and (schedule.try_at is null or schedule.try_at <= now())
    and account.deleted_at is null
    and not private.rests(schedule.user_id)
    and (account.banned_until is null or account.banned_until <= now())
  order by schedule.turn_at nulls first, schedule.next_on, schedule.id
  limit due_schedules.most
$$;

create function private.run_schedules(most integer default 100) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  due record;
  done integer := 0;
  found_any boolean := true;
begin
  -- One run at a time: two would take sellers' rows in two orders.
  if not pg_try_advisory_xact_lock(hashtextextended('run_schedules', 0)) then
    return 0;
  end if;
  while found_any loop
    found_any := false;
    for due in select * from private.due_schedules(run_schedules.most - done) loop
      perform private.run_schedule(due.schedule_id, due.owner, due.size);
      found_any := true;
      done := done + 1;
    end loop;
  end loop;
  perform set_config('request.jwt.claims', '', true);
  return done;
end
$$;
comment on function private.run_schedules(integer) is
  'Makes what is due of all schedules, at most so many periods, and says how many were tried; pg_cron calls it, nobody else.';

-- A person has few schedules: the next due come first, ended ones last.
create function public.list_schedules(skip integer default 0, most integer default 25) returns json
language plpgsql stable
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  return json_build_object(
    'total', (select count(*) from books.schedules as schedule where schedule.user_id = owner),
    'schedules', (
      select coalesce(json_agg(to_jsonb(listed) - array['user_id', 'document', 'request_key', 'request_fingerprint']), '[]')
      from (
        select *
        from books.schedules as schedule
        where schedule.user_id = owner
        order by schedule.next_on is null, schedule.paused_at is not null, schedule.next_on, schedule.id
        offset least(greatest(coalesce(skip, 0), 0), 1000000)
        limit least(greatest(coalesce(most, 1), 1), 100)
      ) as listed
    )
  );
end
$$;
comment on function public.list_schedules(integer, integer) is
  'The caller''s schedules, `most` of them after `skip`, what comes next first, and how many there are.';
grant execute on function public.list_schedules(integer, integer) to authenticated;

create function public.list_schedule_runs(schedule_id uuid, skip integer default 0, most integer default 25) returns json
language plpgsql stable
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
begin
  return json_build_object(
    'total', (
      select count(*)
      from public.schedule_runs as run
      where run.schedule_id = list_schedule_runs.schedule_id and run.user_id = owner
    ),
    'runs', (
      select coalesce(json_agg(listed), '[]')
      from (
        select
          run.period, run.made_at, run.late, run.error,
          case when draft.id is not null then jsonb_build_object(
            'id', draft.id,
            'state', case
              when draft.issued_id is not null then 'issued' when draft.discarded_at is not null then 'discarded' else 'open'
            end
          ) end as draft,
          case when invoice.id is not null then jsonb_build_object(
            'id', invoice.id, 'number', invoice.number, 'cancelled_at', invoice.cancelled_at
          ) end as invoice
        from public.schedule_runs as run
        left join public.drafts as draft on draft.schedule_id = run.schedule_id and draft.period = run.period
        left join books.invoices as invoice on invoice.id = coalesce(run.invoice_id, draft.issued_id)
        where run.schedule_id = list_schedule_runs.schedule_id and run.user_id = owner
        order by run.period desc
        offset least(greatest(coalesce(skip, 0), 0), 1000000)
        limit least(greatest(coalesce(most, 1), 1), 100)
      ) as listed
    )
  );
end
$$;
comment on function public.list_schedule_runs(uuid, integer, integer) is
  'What one of the caller''s schedules made, the latest period first: `most` after `skip`, each a draft or an invoice, and how many there are.';
grant execute on function public.list_schedule_runs(uuid, integer, integer) to authenticated;

-- Schedules that need their owner: those whose last run was refused, and open drafts that came late.
create function private.schedules_attention(most integer) returns jsonb
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  owner constant uuid := private.account();
begin
  return jsonb_build_object(
    'refused', (
      select jsonb_build_object(
        'count', count(*),
        'rows', coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', refused.id, 'client_name', refused.content ->> 'clientName', 'period', refused.next_on,
              'error', refused.last_error
            ) order by refused.place_in_list
          ) filter (where refused.place_in_list <= schedules_attention.most),
          '[]'
        )
      )
      from (
        select schedule.*, row_number() over (order by schedule.next_on, schedule.id) as place_in_list
        from books.schedules as schedule
        where schedule.user_id = owner and schedule.last_error is not null and schedule.paused_at is null
          and schedule.next_on is not null
      ) as refused
    ),
    'late', (
      select jsonb_build_object(
        'slept', count(*) filter (where run.error is null), 'refused', count(*) filter (where run.error is not null)
      )
      from public.schedule_runs as run
      join public.drafts as draft
        on draft.schedule_id = run.schedule_id and draft.period = run.period and draft.user_id = run.user_id
      where run.user_id = owner
        and run.late
        and run.invoice_id is null
        and num_nonnulls(draft.issued_id, draft.discarded_at) = 0
    )
  );
end
$$;
grant execute on function private.schedules_attention(integer) to authenticated;

-- An exchange rate belongs to its day, and a shipping bill to its shipment. Due days of parts are counted from each issue.
create function private.repeated_content(document_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select private.draft_of(document)
    || '{"issueDate": "", "dueDate": "", "exchangeRate": "", "shippingBill": "", "shippingBillDate": ""}'
    || jsonb_build_object('parts', private.typed_parts(document.parts, document.issue_date, null))
  from books.invoices as document
  where document.id = repeated_content.document_id
    and document.user_id = private.caller()
    and (private.kind(document.kind)).draft is not null
$$;
grant execute on function private.repeated_content(uuid) to authenticated;

create function public.repeated_content(document_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$ select private.repeated_content(document_id) $$;
comment on function public.repeated_content(uuid) is
  'What one of the caller''s documents says, as a draft holds it, for a schedule that repeats it; null of another person''s.';
grant execute on function public.repeated_content(uuid) to authenticated;
