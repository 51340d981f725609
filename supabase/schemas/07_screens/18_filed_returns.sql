-- What the returns that are marked as filed told, row by row, and how the books differ from it since. A return's own rows are kept at
-- its mark; what a later return, or a GSTR-1A, amends of an earlier period is kept as rows of that period under the later mark.

create table books.filed_rows (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete restrict,
  -- The return that told it.
  mark_id uuid not null references public.filed_periods (id) on delete restrict,
  -- The first day of the period that it is about.
  first_day date not null,
  section text not null,
  -- The first of the documents that correct each other; null of other sections.
  document_id uuid,
  -- As private.gst_return tells it, without what only a screen needs; null where an amendment leaves nothing.
  told jsonb,
  constraint filed_rows_section_known check (section in ('document', 'advance', 'hsn', 'numbers')),
  constraint filed_rows_document_given check ((section = 'document') = (document_id is not null)),
  constraint filed_rows_document foreign key (document_id, user_id)
    references books.invoices (id, user_id) on delete restrict
);
comment on table books.filed_rows is 'What filed returns told: documents, sums of advances, HSN and numbers. It only grows.';
create index filed_rows_period on books.filed_rows (user_id, first_day);
create index filed_rows_mark on books.filed_rows (mark_id);
create index filed_rows_document on books.filed_rows (document_id, user_id) where document_id is not null;

alter table books.filed_rows enable row level security;
-- Reading only: marking a period writes them.
grant select on books.filed_rows to authenticated;

create policy filed_rows_select_own on books.filed_rows
for select to authenticated
using (user_id = (select private.caller()));

create function private.keep_filed_row() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and private.is_erased(old.user_id) then
    return old;
  end if;
  perform private.refuse(409, 'marks_unchangeable');
  return null;
end
$$;

create trigger filed_rows_keep before update or delete on books.filed_rows
for each row execute function private.keep_filed_row();

create trigger filed_rows_keep_all before truncate on books.filed_rows
for each statement execute function private.keep_filed_row();

-- An advance has no document of its own in table 11: its sum is found by place and rate.
create function private.told_key(section text, document_id uuid, told jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select case section
    when 'document' then document_id::text
    when 'advance' then concat_ws(' ', told ->> 'received', told ->> 'supply', told ->> 'place_of_supply', told ->> 'rate')
    else section
  end
$$;

create function private.told_document(document jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select document - '{id,client_id,shipped_late}'::text[] || jsonb_build_object(
    'rows', (
      select jsonb_agg(row.value - '{codes,brief_codes}'::text[] order by row.place)
      from jsonb_array_elements(document -> 'rows') with ordinality as row (value, place)
    )
  )
$$;

-- The books as a return would tell them now. Documents are many: they are left out where none can differ.
create function private.live_rows(owner uuid, gstin text, first_day date, last_day date, with_documents boolean)
returns table (section text, key text, document_id uuid, told jsonb)
language sql stable
set search_path = ''
as $$
  select 'document', root.id::text, root.id, private.told_document(told.value)
  from jsonb_array_elements(
    case when with_documents then private.return_documents(owner, gstin, first_day, last_day, false)::jsonb else '[]' end
  ) as told (value)
  join books.invoices as document on document.id = (told.value ->> 'id')::uuid
  cross join lateral (
    select case when document.corrects_id is null then document.id else private.correction_root(document.id) end as id
  ) as root
  union all
  select 'advance', private.told_key('advance', null, sum.told), null, sum.told
  from (
    select jsonb_build_object(
      'received', one.received, 'supply', one.supply, 'place_of_supply', one.place_of_supply, 'rate', one.rate,
      'taxable_minor', sum(one.taxable_minor), 'igst_minor', sum(one.igst_minor), 'cgst_minor', sum(one.cgst_minor),
      'sgst_minor', sum(one.sgst_minor), 'cess_minor', sum(one.cess_minor)
    ) as told
    from jsonb_to_recordset(
      private.return_advances(owner, gstin, first_day, last_day)::jsonb
        || private.return_prepayments(owner, gstin, first_day, last_day)::jsonb
    ) as one (
      received boolean, supply text, place_of_supply text, rate integer, taxable_minor bigint, igst_minor bigint,
      cgst_minor bigint, sgst_minor bigint, cess_minor bigint
    )
    where one.supply <> 'export'
    group by one.received, one.supply, one.place_of_supply, one.rate
  ) as sum
$$;

-- What returns that were marked up to a moment told last of a period.
create function private.filed_rows_of(owner uuid, gstin text, first_day date, upto timestamptz)
returns table (section text, key text, document_id uuid, told jsonb)
language sql stable
set search_path = ''
as $$
  select distinct on (row.section, row.key) row.section, row.key, row.document_id, row.told
  from (
    select
      own.section, own.document_id, own.told, mark.marked_at,
      case
        when own.section = 'advance' and own.told ? 'gone' then own.told ->> 'gone'
        else private.told_key(own.section, own.document_id, own.told)
      end as key
    from books.filed_rows as own
    join public.filed_periods as mark on mark.id = own.mark_id and mark.unmarked_at is null
    where own.user_id = owner and own.first_day = filed_rows_of.first_day
      and mark.gstin is not distinct from filed_rows_of.gstin and mark.marked_at <= upto
  ) as row
  order by row.section, row.key, row.marked_at desc
$$;

-- Whether a document of a filed period may differ from what was told: it was corrected, got a shipping bill, or was rejected.
create function private.is_touched(mark public.filed_periods) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from books.invoices as document
    where document.user_id = mark.user_id and document.corrects_id is not null
      and document.issue_date between mark.first_day and mark.last_day
  ) or exists (
    select from books.filed_rows as own
    join books.invoices as document on document.id = own.document_id
    where own.mark_id = mark.id and document.supply = 'export'
      and (own.told ->> 'port_code', own.told ->> 'shipping_bill', own.told ->> 'shipping_bill_date')
        is distinct from (document.port_code, document.shipping_bill, document.shipping_bill_date::text)
  )
$$;

create function private.is_kept(mark public.filed_periods) returns boolean
language sql stable
set search_path = ''
as $$ select exists (select from books.filed_rows as own where own.mark_id = mark.id) $$;

-- What differs now from what was told last. A rejected note differs in nothing, and is furnished again.
create function private.pending_changes(mark public.filed_periods)
returns table (section text, key text, document_id uuid, was jsonb, now jsonb, again boolean)
language sql stable
set search_path = ''
as $$
  with known as (
    select private.is_touched(mark) as touched
  ),
  live as (
    select row.*
    from known
    cross join lateral private.live_rows(mark.user_id, mark.gstin, mark.first_day, mark.last_day, known.touched) as row
  ),
  kept as (
    select row.*
    from known
    cross join lateral private.filed_rows_of(mark.user_id, mark.gstin, mark.first_day, 'infinity') as row
    where row.section = 'advance' or (row.section = 'document' and known.touched)
  )
  select
    coalesce(kept.section, live.section), coalesce(kept.key, live.key), coalesce(kept.document_id, live.document_id),
    case when not kept.told ? 'gone' then kept.told end, live.told, false
  from kept
  full join live on live.section = kept.section and live.key = kept.key
  where (case when not kept.told ? 'gone' then kept.told end - 'client_name') is distinct from (live.told - 'client_name')
  union all
  select 'document', root.id::text, root.id, told.told, told.told, true
  from public.note_rejections as said
  join books.invoices as note on note.id = said.note_id and note.cancelled_at is null
  cross join lateral (select private.correction_root(note.id) as id) as root
  join lateral private.filed_rows_of(mark.user_id, mark.gstin, mark.first_day, 'infinity') as told
    on told.section = 'document' and told.document_id = root.id and told.told ->> 'number' = note.number
  where said.user_id = mark.user_id and said.taken_back_at is null
    and note.issue_date between mark.first_day and mark.last_day
    and private.gstin_of(note.seller) is not distinct from mark.gstin
    and not exists (
      select from books.filed_rows as own
      join public.filed_periods as later on later.id = own.mark_id and later.unmarked_at is null
      where own.document_id = root.id and later.marked_at > said.said_at
    )
$$;
comment on function private.pending_changes(public.filed_periods) is
  'The documents and sums of advances of a filed period that differ from what was told of them, as told last and as they are now.';

-- GSTR-1A does not take another GSTIN of a buyer: a later return amends that, with all else that changed of the document.
create function private.takes_gstr1a(was jsonb, now jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select was is null or now is null or (was ->> 'client_gstin') is not distinct from (now ->> 'client_gstin')
$$;

-- The changes that a GSTR-1A takes, or those that it does not take; null for all.
create function private.changes_for(mark public.filed_periods, gstr1a boolean)
returns table (section text, key text, document_id uuid, was jsonb, now jsonb, again boolean)
language sql stable
set search_path = ''
as $$
  select change.*
  from private.pending_changes(mark) as change
  where changes_for.gstr1a is null or private.takes_gstr1a(change.was, change.now) = changes_for.gstr1a
$$;

-- Whether a return is the one that amends: the first behind all that were filed.
create function private.is_next_return(owner uuid, gstin text, first_day date, besides uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce((
    select is_next_return.first_day between next.first_day and next.last_day
    from (
      select mark.last_day + 1 as day
      from public.filed_periods as mark
      where mark.user_id = owner and mark.gstin is not distinct from is_next_return.gstin and mark.form = 'gstr1'
        and mark.unmarked_at is null and mark.id is distinct from besides
      order by mark.last_day desc
      limit 1
    ) as open
    cross join lateral private.return_days(private.filing_of(owner, gstin, open.day), open.day) as next
  ), false)
$$;

-- A period whose GSTR-3B is still open is amended by a GSTR-1A, once; only the latest can be, since a GSTR-1 waits for the GSTR-3B
-- before it (CGST Rule 59(6)). Whether it is, the portal knows: a mark says so.
create function private.awaits_gstr3b(mark public.filed_periods, first_day date) returns boolean
language sql stable
set search_path = ''
as $$
  select (private.standing_mark(mark.user_id, 'gstr3b', mark.gstin, mark.first_day, mark.last_day)).id is null
    and (private.standing_mark(mark.user_id, 'gstr1a', mark.gstin, mark.first_day, mark.last_day)).id is null
    and not exists (
      select from public.filed_periods as other
      where other.user_id = mark.user_id and other.gstin is not distinct from mark.gstin and other.form = 'gstr1'
        and other.unmarked_at is null and other.first_day > mark.first_day
        and (other.last_day < awaits_gstr3b.first_day) is not false
    )
$$;
comment on function private.awaits_gstr3b(public.filed_periods, date) is
  'Whether a GSTR-1A may still tell what changed of a filed period, for the return that begins on a day; null for any return.';

create function private.amended_periods(owner uuid, gstin text, first_day date, filed_on date) returns setof public.filed_periods
language sql stable
set search_path = ''
as $$
  select mark.*
  from public.filed_periods as mark
  where mark.user_id = owner and mark.gstin is not distinct from amended_periods.gstin and mark.form = 'gstr1'
    and mark.unmarked_at is null and mark.last_day < amended_periods.first_day
    and private.corrections_end(mark.last_day) >= amended_periods.filed_on
    and private.is_kept(mark)
  order by mark.first_day
$$;
comment on function private.amended_periods(uuid, text, date, date) is
  'The filed periods that a return, filed on a day, may still amend (CGST s. 37(3)).';

create function private.keep_changes(mark public.filed_periods, period public.filed_periods, gstr1a boolean) returns void
language sql
set search_path = ''
as $$
  insert into books.filed_rows (user_id, mark_id, first_day, section, document_id, told)
  select
    mark.user_id, mark.id, period.first_day, change.section, change.document_id,
    coalesce(change.now, jsonb_build_object('gone', change.key))
  from private.changes_for(period, keep_changes.gstr1a) as change
$$;

-- Called at a mark, and for one from before returns were kept.
create function private.keep_filed(mark public.filed_periods, with_amendments boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  period public.filed_periods;
begin
  if mark.gstin is null or mark.form = 'gstr3b' or private.is_kept(mark) then
    return;
  elsif mark.form = 'gstr1a' then
    perform private.keep_changes(
      mark, private.standing_mark(mark.user_id, 'gstr1', mark.gstin, mark.first_day, mark.last_day), true
    );
    return;
  end if;
  insert into books.filed_rows (user_id, mark_id, first_day, section, document_id, told)
  select mark.user_id, mark.id, mark.first_day, row.section, row.document_id, row.told
  from private.live_rows(mark.user_id, mark.gstin, mark.first_day, mark.last_day, true) as row
  union all
  select
    mark.user_id, mark.id, mark.first_day, 'hsn', null,
    private.return_hsn(mark.user_id, mark.gstin, mark.first_day, mark.last_day, false)::jsonb
  union all
  select
    mark.user_id, mark.id, mark.first_day, 'numbers', null,
    private.return_numbers(mark.user_id, mark.gstin, mark.first_day, mark.last_day, false)::jsonb;
  if with_amendments and private.is_next_return(mark.user_id, mark.gstin, mark.first_day, mark.id) then
    for period in
      select * from private.amended_periods(mark.user_id, mark.gstin, mark.first_day, mark.filed_on)
    loop
      perform private.keep_changes(
        mark, period, case when private.awaits_gstr3b(period, mark.first_day) then false end
      );
    end loop;
  end if;
end
$$;

create function private.refuse_gstr1a(owner uuid, gstin text, first_day date, last_day date) returns void
language plpgsql
set search_path = ''
as $$
declare
  mark constant public.filed_periods := private.standing_mark(owner, 'gstr1', gstin, first_day, last_day);
begin
  if (mark.first_day, mark.last_day) is distinct from (refuse_gstr1a.first_day, refuse_gstr1a.last_day) then
    perform private.refuse(409, 'amendment_unfiled', 'period');
  elsif (private.standing_mark(owner, 'gstr3b', gstin, first_day, last_day)).id is not null then
    perform private.refuse(409, 'amendment_closed', 'period');
  end if;
end
$$;
comment on function private.refuse_gstr1a(uuid, text, date, date) is
  'Refuses a GSTR-1A of a period whose GSTR-1 was not filed, or whose GSTR-3B was.';

-- A document as gst_return tells it, of what was kept of it.
create function private.shown_document(kept jsonb, document_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select kept || jsonb_build_object(
    'id', shown.id, 'client_id', shown.client_id, 'shipped_late', false,
    'rows', (
      select jsonb_agg(row.value || '{"codes": [], "brief_codes": []}' order by row.place)
      from jsonb_array_elements(kept -> 'rows') with ordinality as row (value, place)
    )
  )
  from books.invoices as shown
  where shown.id = document_id
$$;

-- One period that is amended: its changes, and what table 10 and table 11 state in full, as told before.
create function private.amendment(
  period public.filed_periods, via public.filed_periods, changes jsonb, upto timestamptz, waits boolean
) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'first_day', period.first_day, 'last_day', period.last_day, 'ends_on', private.corrections_end(period.last_day),
    'via', case when via.id is not null then jsonb_build_object(
      'form', via.form, 'first_day', via.first_day, 'last_day', via.last_day, 'filed_on', via.filed_on
    ) end,
    'awaits_gstr3b', waits,
    'changes', (
      select jsonb_agg(
        jsonb_build_object(
          'key', change.key, 'section', change.section, 'again', change.again,
          'made_on', made.day,
          'was', case change.section
            when 'document' then private.shown_document(change.was, change.document_id) else change.was end,
          'now', case change.section
            when 'document' then private.shown_document(change.now, coalesce(made.id, change.document_id)) else change.now end
        ) order by change.section desc, change.now ->> 'issue_date', change.now ->> 'number', change.key
      )
      from jsonb_to_recordset(changes) as change (
        section text, key text, document_id uuid, was jsonb, now jsonb, again boolean
      )
      left join lateral (
        select document.id, (document.created_at at time zone 'Asia/Kolkata')::date as day
        from books.invoices as document
        where document.user_id = period.user_id and document.corrects_id is not null
          and document.issue_date between period.first_day and period.last_day
          and document.number = change.now ->> 'number'
        limit 1
      ) as made on change.section = 'document'
    ),
    'small', case when changes @? '$[*] ? (@.section == "document").*.client_gstin ? (@ == null)' then (
      select coalesce(jsonb_agg(private.shown_document(row.told, row.document_id) || jsonb_build_object('key', row.key)), '[]')
      from private.filed_rows_of(period.user_id, period.gstin, period.first_day, upto) as row
      where row.section = 'document' and row.told ->> 'client_gstin' is null and row.told ->> 'supply' <> 'export'
    ) else '[]' end,
    'advances', case when changes @? '$[*] ? (@.section == "advance")' then (
      select coalesce(jsonb_agg(row.told || jsonb_build_object('key', row.key)), '[]')
      from private.filed_rows_of(period.user_id, period.gstin, period.first_day, upto) as row
      where row.section = 'advance' and not row.told ? 'gone'
    ) else '[]' end
  )
  where changes is not null
$$;

-- What a mark amended of an earlier period, or of its own by a GSTR-1A.
create function private.amendment_by(period public.filed_periods, via public.filed_periods) returns jsonb
language sql stable
set search_path = ''
as $$
  select private.amendment(period, via, (
    select jsonb_agg(jsonb_build_object(
      'section', own.section, 'key', own.key, 'document_id', own.document_id,
      'was', case when not before.told ? 'gone' then before.told end,
      'now', case when not own.told ? 'gone' then own.told end,
      'again', own.section = 'document' and before.told - 'client_name' = own.told - 'client_name'
    ))
    from (
      select
        row.section, row.document_id, row.told,
        coalesce(row.told ->> 'gone', private.told_key(row.section, row.document_id, row.told)) as key
      from books.filed_rows as row
      where row.mark_id = via.id and row.first_day = period.first_day
    ) as own
    left join private.filed_rows_of(
      period.user_id, period.gstin, period.first_day, via.marked_at - interval '1 microsecond'
    ) as before on before.section = own.section and before.key = own.key
  ), via.marked_at - interval '1 microsecond', false)
$$;

-- The changes of a period that a GSTR-1A can still tell, or those that wait for none; null where there are none.
create function private.pending_amendment(period public.filed_periods, waits boolean) returns jsonb
language sql stable
set search_path = ''
as $$
  select private.amendment(
    period, null, (
      select jsonb_agg(to_jsonb(change))
      from private.changes_for(period, case when private.awaits_gstr3b(period, null) then pending_amendment.waits end) as change
    ), 'infinity', pending_amendment.waits
  )
  where not pending_amendment.waits or private.awaits_gstr3b(period, null)
$$;

-- The rows of a filed return, where they were kept.
create function private.filed_return(mark public.filed_periods) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'documents', (
      select coalesce(
        jsonb_agg(private.shown_document(row.told, row.document_id) || jsonb_build_object('key', row.document_id)
          order by row.told ->> 'issue_date', row.told ->> 'number'), '[]'
      )
      from books.filed_rows as row
      where row.mark_id = mark.id and row.first_day = mark.first_day and row.section = 'document'
    ),
    'advances', (
      select coalesce(jsonb_agg(row.told), '[]')
      from books.filed_rows as row
      where row.mark_id = mark.id and row.first_day = mark.first_day and row.section = 'advance'
    ),
    'hsn', (
      select row.told from books.filed_rows as row where row.mark_id = mark.id and row.section = 'hsn'
    ),
    'numbers', (
      select row.told from books.filed_rows as row where row.mark_id = mark.id and row.section = 'numbers'
    )
  )
  where private.is_kept(mark)
$$;

-- A return says beside its own documents: {filed, corrected, amendments, waiting, last_year_filed}.
create function private.return_corrections(
  owner uuid, gstin text, first_day date, last_day date, furnished boolean
) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  mark public.filed_periods := private.filed_period(owner, gstin, first_day, last_day);
  other public.filed_periods;
  corrected jsonb[] := '{}';
  amendments jsonb[] := '{}';
  waiting jsonb[] := '{}';
  this_year constant date := private.financial_year_start(private.today());
begin
  if (mark.first_day, mark.last_day) is distinct from (return_corrections.first_day, return_corrections.last_day) then
    mark := null;
  end if;
  if mark.id is not null then
    for other in
      select via.*
      from public.filed_periods as via
      where via.unmarked_at is null and via.id <> mark.id and via.marked_at > mark.marked_at and exists (
        select from books.filed_rows as row
        where row.mark_id = via.id and row.user_id = owner and row.first_day = mark.first_day
      ) and via.gstin is not distinct from return_corrections.gstin
      order by via.marked_at
    loop
      corrected := corrected || private.amendment_by(mark, other);
    end loop;
    if private.is_kept(mark) then
      corrected := corrected || private.pending_amendment(mark, false) || private.pending_amendment(mark, true);
    end if;
    for other in
      select period.*
      from public.filed_periods as period
      where period.user_id = owner and period.form = 'gstr1' and period.unmarked_at is null
        and period.gstin is not distinct from return_corrections.gstin and period.last_day < mark.first_day
        and exists (
          select from books.filed_rows as row where row.mark_id = mark.id and row.first_day = period.first_day
        )
      order by period.first_day
    loop
      amendments := amendments || private.amendment_by(other, mark);
    end loop;
  elsif private.filed_period(owner, gstin, first_day, last_day) is null
    and private.is_next_return(owner, gstin, first_day, null)
  then
    for other in select * from private.amended_periods(owner, gstin, first_day, private.today())
    loop
      amendments := amendments || private.pending_amendment(other, false);
      waiting := waiting || private.pending_amendment(other, true);
    end loop;
  end if;
  return jsonb_build_object(
    -- A mark does not say whether the first months were furnished, which decides when a note was declared.
    'filed', case when not furnished or private.is_touched(mark) then private.filed_return(mark) end,
    'corrected', to_jsonb(array_remove(corrected, null)),
    'amendments', to_jsonb(array_remove(amendments, null)),
    'waiting', to_jsonb(array_remove(waiting, null)),
    'last_year_filed', exists (
      select from public.filed_periods as period
      where period.user_id = owner and period.form = 'gstr1' and period.unmarked_at is null
        and period.gstin is not distinct from return_corrections.gstin
        and period.last_day >= this_year - interval '1 year' and period.first_day < this_year
    )
  );
end
$$;
