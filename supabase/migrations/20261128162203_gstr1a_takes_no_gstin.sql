-- A GSTR-1A takes no other GSTIN of a buyer, so its mark no longer tells one: it is in the next return, whether GSTR-3B is open or not.
-- Changes after a GSTR-1A are for the next return, too. Marks that are there keep their rows. The dropped functions come back with
-- another parameter. A return says whether one of the year before is filed, so that the last day for corrections can be told.

SET local check_function_bodies = off;

DROP FUNCTION "private"."amendment"(public.filed_periods, public.filed_periods, jsonb, timestamp WITH time zone);

DROP FUNCTION "private"."keep_changes"(public.filed_periods, public.filed_periods);

DROP FUNCTION "private"."pending_amendment"(public.filed_periods);

CREATE OR REPLACE FUNCTION private.amendment (
  period  public.filed_periods,
  via     public.filed_periods,
  changes jsonb,
  upto    timestamp with time zone,
  waits   boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.amendment_by (
  period public.filed_periods,
  via    public.filed_periods
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.awaits_gstr3b (
  mark      public.filed_periods,
  first_day date
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select (private.standing_mark(mark.user_id, 'gstr3b', mark.gstin, mark.first_day, mark.last_day)).id is null
    and (private.standing_mark(mark.user_id, 'gstr1a', mark.gstin, mark.first_day, mark.last_day)).id is null
    and not exists (
      select from public.filed_periods as other
      where other.user_id = mark.user_id and other.gstin is not distinct from mark.gstin and other.form = 'gstr1'
        and other.unmarked_at is null and other.first_day > mark.first_day
        and (other.last_day < awaits_gstr3b.first_day) is not false
    )
$function$;

CREATE OR REPLACE FUNCTION private.changes_for (
  mark   public.filed_periods,
  gstr1a boolean
)
  RETURNS TABLE (
    section     text,
    key         text,
    document_id uuid,
    was         jsonb,
    now         jsonb,
    again       boolean
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select change.*
  from private.pending_changes(mark) as change
  where changes_for.gstr1a is null or private.takes_gstr1a(change.was, change.now) = changes_for.gstr1a
$function$;

CREATE OR REPLACE FUNCTION private.keep_changes (
  mark   public.filed_periods,
  period public.filed_periods,
  gstr1a boolean
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into books.filed_rows (user_id, mark_id, first_day, section, document_id, told)
  select
    mark.user_id, mark.id, period.first_day, change.section, change.document_id,
    coalesce(change.now, jsonb_build_object('gone', change.key))
  from private.changes_for(period, keep_changes.gstr1a) as change
$function$;

CREATE OR REPLACE FUNCTION private.keep_filed (
  mark            public.filed_periods,
  with_amendments boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.pending_amendment (
  period public.filed_periods,
  waits  boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.amendment(
    period, null, (
      select jsonb_agg(to_jsonb(change))
      from private.changes_for(period, case when private.awaits_gstr3b(period, null) then pending_amendment.waits end) as change
    ), 'infinity', pending_amendment.waits
  )
  where not pending_amendment.waits or private.awaits_gstr3b(period, null)
$function$;

CREATE OR REPLACE FUNCTION private.return_corrections (
  owner     uuid,
  gstin     text,
  first_day date,
  last_day  date,
  furnished boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.takes_gstr1a (
  was jsonb,
  now jsonb
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select was is null or now is null or (was ->> 'client_gstin') is not distinct from (now ->> 'client_gstin')
$function$;

COMMENT ON FUNCTION "private"."awaits_gstr3b"(public.filed_periods, date) IS 'Whether a GSTR-1A may still tell what changed of a filed period, for the return that begins on a day; null for any return.';

REVOKE ALL ON FUNCTION "private"."amendment"(public.filed_periods, public.filed_periods, jsonb, timestamp WITH time zone, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."amendment"(public.filed_periods, public.filed_periods, jsonb, timestamp WITH time zone, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."amendment"(public.filed_periods, public.filed_periods, jsonb, timestamp WITH time zone, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."changes_for"(public.filed_periods, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."changes_for"(public.filed_periods, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."changes_for"(public.filed_periods, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_changes"(public.filed_periods, public.filed_periods, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_changes"(public.filed_periods, public.filed_periods, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_changes"(public.filed_periods, public.filed_periods, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."pending_amendment"(public.filed_periods, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pending_amendment"(public.filed_periods, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pending_amendment"(public.filed_periods, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."takes_gstr1a"(jsonb, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."takes_gstr1a"(jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."takes_gstr1a"(jsonb, jsonb) TO "postgres";
