-- A filed return is kept row by row, and its documents can be corrected. Nothing changes for documents and marks that are there: of a
-- return that was marked before, the rows are kept when something in it is corrected. Dropped functions have new ones with one more
-- argument; the view of revenue joins a column in the middle of the documents'.

SET local check_function_bodies = off;

DROP VIEW "private"."revenue_lines";

ALTER TABLE "public"."filed_periods"
  DROP CONSTRAINT "filed_periods_form_known";

DROP FUNCTION "private"."issue_document"(text, uuid, jsonb, uuid);

DROP FUNCTION "private"."issue_note"(text, uuid, uuid, text, jsonb, bigint, boolean, date, date);

DROP FUNCTION "private"."lock_revisable"(uuid, uuid);

DROP FUNCTION "private"."revise_invoice"(uuid);

CREATE TABLE "books"."filed_rows" (
  "id"          uuid  NOT NULL DEFAULT gen_random_uuid(),
  "user_id"     uuid  NOT NULL,
  "mark_id"     uuid  NOT NULL,
  "first_day"   date  NOT NULL,
  "section"     text  NOT NULL,
  "document_id" uuid,
  "told"        jsonb,
  CONSTRAINT "filed_rows_document_given" CHECK (((section = 'document'::text) = (document_id IS NOT NULL))),
  CONSTRAINT "filed_rows_pkey" PRIMARY KEY (id),
  CONSTRAINT "filed_rows_section_known" CHECK ((section = ANY (ARRAY['document'::text, 'advance'::text, 'hsn'::text, 'numbers'::text])))
);

ALTER TABLE "books"."filed_rows"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "books"."filed_rows" FROM "anon", "service_role";

CREATE TABLE "public"."note_rejections" (
  "id"            uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id"       uuid                     NOT NULL,
  "note_id"       uuid                     NOT NULL,
  "rejected_on"   date                     NOT NULL,
  "said_at"       timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "taken_back_at" timestamp with time zone,
  CONSTRAINT "note_rejections_pkey" PRIMARY KEY (id),
  CONSTRAINT "note_rejections_day" CHECK (private.is_day(rejected_on))
);

ALTER TABLE "public"."note_rejections"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."note_rejections" FROM "anon", "service_role";

ALTER TABLE "books"."invoices"
  ADD COLUMN "corrects_id" uuid;

ALTER TABLE "public"."drafts"
  ADD COLUMN "corrects" boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION private.accept_note (
  note_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.begin_write();
  if not exists (
    select from books.invoices as own
    where own.id = accept_note.note_id and own.user_id = private.account() and own.list = 'credit_notes'
  ) then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  update public.note_rejections as own
  set taken_back_at = clock_timestamp()
  where own.note_id = accept_note.note_id and own.user_id = private.account() and own.taken_back_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.amended_periods (
  owner     uuid,
  gstin     text,
  first_day date,
  filed_on  date
)
  RETURNS SETOF public.filed_periods
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select mark.*
  from public.filed_periods as mark
  where mark.user_id = owner and mark.gstin is not distinct from amended_periods.gstin and mark.form = 'gstr1'
    and mark.unmarked_at is null and mark.last_day < amended_periods.first_day
    and private.corrections_end(mark.last_day) >= amended_periods.filed_on
    and private.is_kept(mark)
  order by mark.first_day
$function$;

CREATE OR REPLACE FUNCTION private.amendment (
  period  public.filed_periods,
  via     public.filed_periods,
  changes jsonb,
  upto    timestamp with time zone
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
    'awaits_gstr3b', private.awaits_gstr3b(period, null),
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
  ), via.marked_at - interval '1 microsecond')
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
    and not exists (
      select from public.filed_periods as other
      where other.user_id = mark.user_id and other.gstin is not distinct from mark.gstin and other.form = 'gstr1'
        and other.unmarked_at is null and other.first_day > mark.first_day
        and (other.last_day < awaits_gstr3b.first_day) is not false
    )
$function$;

CREATE OR REPLACE FUNCTION private.check_amendable (
  original_id    uuid,
  replacement_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  was books.invoices;
  now books.invoices;
  fault text;
begin
  select * into was from books.invoices as document where document.id = check_amendable.original_id;
  select * into now from books.invoices as document where document.id = check_amendable.replacement_id;
  fault := case
    when 'export' in (was.supply, now.supply) and (was.supply, was.with_tax) is distinct from (now.supply, now.with_tax)
      then 'export'
    when (was.buyer ->> 'gstin' is null) <> (now.buyer ->> 'gstin' is null) then 'buyer'
    -- A note goes by its invoice.
    when was.told = 'supply' and private.return_section(was) <> private.return_section(now) then 'section'
    when was.buyer ->> 'gstin' is null and was.place_of_supply is distinct from now.place_of_supply then 'place'
    when private.untaxed_told(was) is distinct from private.untaxed_told(now) then 'untaxed'
  end;
  if fault is not null then
    perform private.refuse(409, 'not_amendable', params => jsonb_build_object('of', fault));
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_correctable (
  document books.invoices
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  gstin constant text := private.gstin_of(document.seller);
  mark constant public.filed_periods := private.filed_period(
    document.user_id, gstin, document.issue_date, document.issue_date
  );
begin
  if mark.id is null or gstin is null then
    perform private.refuse(409, 'correction_not_filed');
  elsif private.today() > private.corrections_end(document.issue_date) then
    perform private.refuse(
      409, 'correction_too_late', params => jsonb_build_object('day', private.corrections_end(document.issue_date))
    );
  elsif gstin is distinct from (
    select private.own_gstin(business) from public.businesses as business where business.id = document.business_id
  ) then
    perform private.refuse(409, 'correction_other_gstin');
  end if;
  -- A return that was marked before any was kept.
  perform private.keep_filed(mark, false);
end
$function$;

CREATE OR REPLACE FUNCTION private.correcting_number (
  seller   public.businesses,
  original books.invoices,
  kind     text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  base constant text := (
    select first.number from books.invoices as first where first.id = private.correction_root(original.id)
  );
  chosen constant text := (
    select form.stem || letter.sign
    from (
      select case char_length(base) when 16 then replace(base, '-', '') when 15 then base else base || '-' end as stem
    ) as form
    cross join unnest(string_to_array('RSTUVWXYZ', null)) with ordinality as letter (sign, place)
    where char_length(form.stem) <= 15 and not exists (
      select from books.invoices as own
      where own.business_id = seller.id and lower(own.given_number) = lower(form.stem || letter.sign)
    )
    order by letter.place
    limit 1
  );
begin
  if chosen is null then
    perform private.refuse(409, 'correction_number_full');
  end if;
  return jsonb_build_object(
    'kind', kind,
    'prefix', 'OLD',
    'financial_year', original.financial_year,
    'sequence', private.next_sequence(seller, 'OLD', original.financial_year),
    'padding', 1,
    'given_number', chosen,
    'issue_date', original.issue_date,
    'corrects_id', original.id
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.correction_root (
  document_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with recursive chain as (
    select document.id, document.corrects_id
    from books.invoices as document
    where document.id = correction_root.document_id
    union all
    select document.id, document.corrects_id
    from chain
    join books.invoices as document on document.id = chain.corrects_id
  )
  select chain.id from chain where chain.corrects_id is null
$function$;

CREATE OR REPLACE FUNCTION private.corrections_end (
  day date
)
  RETURNS date
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ begin return (private.financial_year_start(day) + interval '20 months')::date - 1; end $function$;

CREATE OR REPLACE FUNCTION private.file_period (
  first_day date,
  last_day  date,
  filed_on  date,
  gstin     text,
  form      text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.filed_return (
  mark public.filed_periods
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.filed_rows_of (
  owner     uuid,
  gstin     text,
  first_day date,
  upto      timestamp with time zone
)
  RETURNS TABLE (
    section     text,
    key         text,
    document_id uuid,
    told        jsonb
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.gst_return (
  first_day date,
  last_day  date,
  gstin     text,
  furnished boolean
)
  RETURNS json
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  owner constant uuid := private.caller();
  most constant integer := 30000;
  since constant date := private.bounded_day(first_day, 'first_day');
  until constant date := private.bounded_day(last_day, 'last_day');
  is_furnished constant boolean := coalesce(furnished, false);
  gstins constant json := coalesce(private.registrations(owner), '[]');
  seller public.businesses;
  asked text;
begin
  if until - since > 92 then
    perform private.refuse(422, 'return_too_long', 'last_day');
  end if;
  select * into seller from public.businesses as business where business.user_id = owner;
  asked := coalesce(gst_return.gstin, private.own_gstin(seller));
  if asked is null then
    return json_build_object('registration', coalesce(seller.gst_registration, 'none'), 'gstins', gstins);
  elsif not gstins::jsonb ? asked then
    perform private.refuse(422, 'gstin_not_yours', 'gstin');
  end if;
  if (select sum(kept.created) from public.invoice_periods as kept
    where kept.user_id = owner and kept.period = 'day' and kept.first_day between since and until) > most
  then
    perform private.refuse(422, 'return_too_large', params => jsonb_build_object('most', most));
  end if;
  return json_build_object(
    'registration', 'regular',
    'gstin', asked,
    'gstins', gstins,
    'above_five_crore', seller.above_five_crore,
    'late_notes', private.return_late_notes(owner, asked, since, until, is_furnished),
    'documents', private.return_documents(owner, asked, since, until, is_furnished),
    'hsn', private.return_hsn(owner, asked, since, until, is_furnished),
    'advances', private.return_advances(owner, asked, since, until)::jsonb
      || private.return_prepayments(owner, asked, since, until)::jsonb,
    'questions', private.return_questions(owner, asked, since, until),
    'numbers', private.return_numbers(owner, asked, since, until, is_furnished),
    'books', private.return_books(owner, asked, since, until, is_furnished),
    'corrections', private.return_corrections(owner, asked, since, until, is_furnished)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.is_kept (
  mark public.filed_periods
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select exists (select from books.filed_rows as own where own.mark_id = mark.id) $function$;

CREATE OR REPLACE FUNCTION private.is_late_note (
  owner      uuid,
  gstin      text,
  noted      date,
  registered boolean,
  tax_minor  bigint,
  invoiced   date,
  last_day   date,
  furnished  boolean
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  limit_day constant date := private.corrections_end(invoiced);
  month_end constant date := (private.return_days('monthly', noted)).last_day;
  filing constant text := private.filing_of(owner, gstin, noted);
  period_end constant date := case when filing is null then last_day else (private.return_days(filing, noted)).last_day end;
  -- What was furnished in the first two months of a quarter (IFF) was declared then, whenever its quarter is filed.
  declared constant date := case
    when (furnished or last_day = month_end) and registered and month_end < period_end then month_end + 13
    else coalesce((private.filed_period(owner, gstin, noted, noted)).filed_on, period_end + 13)
  end;
begin
  -- A note without tax lowers none.
  return tax_minor > 0 and declared > limit_day;
end
$function$;

CREATE OR REPLACE FUNCTION private.is_next_return (
  owner     uuid,
  gstin     text,
  first_day date,
  besides   uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.is_touched (
  mark public.filed_periods
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.issue_document (
  kind        text,
  request_key uuid,
  document    jsonb,
  original_id uuid    DEFAULT NULL::uuid,
  corrects    boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  owner constant uuid := private.account();
  today constant date := private.today();
  own_kind text;
  traits private.document_kinds;
  is_supply boolean;
  terms jsonb := document;
  fingerprint text;
  seller public.businesses;
  series text;
  earlier books.invoices;
  original books.invoices;
  currency constant text := coalesce(document ->> 'currency', 'INR');
  rate numeric(10, 6);
  issued date;
  due date;
  buyer constant jsonb := private.buyer_snapshot(document);
  supply jsonb;
  priced jsonb;
  parts jsonb;
  new_id constant uuid := private.new_id();
  its_client uuid;
begin
  perform private.begin_issue(document);
  fingerprint := private.issue_fingerprint(kind, document);
  own_kind := private.kind_for(kind, document ->> 'reason');
  traits := private.kind(own_kind);
  is_supply := traits.told is not distinct from 'supply';
  if not traits.taxed then
    terms := private.untaxed_document(terms);
  end if;
  -- An advance waits with a client in the book.
  if traits.money = 'advance' then
    terms := terms || '{"keep_client": true}';
  end if;

  -- The lock queues this person's requests, so a repeated one finds the invoice of the first.
  select * into seller from public.businesses where user_id = owner for no key update;
  if not found then
    perform private.refuse(409, 'business_required', 'business');
  end if;
  series := coalesce(traits.series, seller.invoice_prefix);

  select * into earlier
  from books.invoices as invoice
  where invoice.user_id = owner and invoice.request_key = issue_document.request_key;
  if found
    and earlier.request_fingerprint = fingerprint
    and earlier.original_id is not distinct from issue_document.original_id
  then
    return private.issued_invoice(earlier.id);
  elsif found then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "invoice"}');
  end if;
  if issue_document.original_id is not null then
    original := private.lock_revisable(issue_document.original_id, owner, corrects);
  end if;

  due := case when traits.day is not null then (document ->> 'due_date')::date end;
  if due < today then
    perform private.refuse(422, case traits.day when 'holds' then 'valid_until_past' else 'due_date_past' end, 'dueDate');
  end if;
  -- A correction stands in the return of its original.
  issued := case
    when corrects then original.issue_date
    else private.issue_date_of(seller, private.own_gstin(seller), series, (document ->> 'issue_date')::date)
  end;
  if traits.told is not null and not corrects then
    perform private.refuse_filed(owner, private.own_gstin(seller), issued, issued, 'issueDate');
  end if;
  perform private.check_buyer(buyer);
  rate := private.rate_for(owner, currency, (document ->> 'exchange_rate')::numeric);
  perform private.check_items(document -> 'items');
  supply := private.supply_of(seller, terms, issued);
  if supply ->> 'supply' = 'export' then
    perform private.check_shipping(document ->> 'shipping_bill', (document ->> 'shipping_bill_date')::date, issued);
  end if;
  if is_supply then
    perform private.check_confirmed(seller, document, supply);
  end if;
  if not traits.taxed then
    supply := private.untaxed_supply(supply);
  end if;
  if supply ->> 'split' <> 'none' and currency <> 'INR' and rate is null then
    perform private.refuse(422, 'exchange_rate_required', 'exchangeRate');
  end if;
  priced := private.calculate(
    case
      when traits.taxed then private.taxed_items(seller, document -> 'items', issued)
      else private.untaxed_items(seller, document -> 'items')
    end,
    supply || jsonb_build_object(
      'currency', currency, 'exchange_rate', rate, 'prices_include_tax', traits.taxed and seller.prices_include_tax,
      'round_off', seller.round_off
    )
  );
  if (priced -> 'total_minor')::numeric > private.most_minor() then
    perform private.refuse(
      422, 'total_too_large', 'items', jsonb_build_object('minor', private.most_minor(), 'currency', currency)
    );
  elsif priced ->> 'disagreeing' is not null then
    perform private.refuse(422, 'amount_disagrees', private.row_field((priced -> 'disagreeing')::bigint, 'amount'));
  elsif priced ->> 'empty' is not null then
    perform private.refuse(422, 'amount_out_of_range', private.row_field((priced -> 'empty')::bigint, 'amount'));
  elsif (priced -> 'total_minor')::numeric < 1 then
    perform private.refuse(422, 'amount_out_of_range', 'items');
  end if;
  if seller.gst_registration = 'regular' and supply ->> 'supply' <> 'export' and is_supply then
    perform private.check_buyer_place(buyer, priced -> 'taxes', rate);
  end if;
  parts := case
    when traits.day is null then '[]'
    else private.due_parts(document -> 'parts', (priced -> 'total_minor')::bigint, currency, issued)
  end;
  if parts <> '[]' and is_supply then
    due := parts -> 0 ->> 'due_date';
    if due < today then
      perform private.refuse(422, 'due_date_past', 'parts.0.dueDate');
    end if;
  end if;

  perform private.keep_pictures(seller);
  its_client := private.client_of(owner, terms);
  perform private.write_documents(jsonb_build_array(
    private.priced_columns(priced)
    || case
      when corrects then private.correcting_number(
        seller, original, private.kind_of(seller, supply, priced -> 'taxes')
      )
      else private.next_number(
        seller, case when is_supply then private.kind_of(seller, supply, priced -> 'taxes') else own_kind end, issued
      )
    end
    || jsonb_build_object(
      'id', new_id,
      'user_id', owner,
      'business_id', seller.id,
      'client_id', its_client,
      'original_id', issue_document.original_id,
      'seller', private.seller_snapshot(seller),
      'buyer', buyer,
      'currency', currency,
      'exchange_rate', rate,
      'po_number', document ->> 'po_number',
      'supply', supply ->> 'supply',
      'with_tax', supply -> 'with_tax',
      'reverse_charge', not (supply -> 'charged')::boolean,
      'place_of_supply', supply ->> 'place_of_supply',
      'place_of_supply_reason', document ->> 'place_of_supply_reason',
      'language', coalesce(
        document ->> 'language', (select client.language from books.clients as client where client.id = its_client), 'en'
      ),
      'port_code', document ->> 'port_code',
      'shipping_bill', document ->> 'shipping_bill',
      'shipping_bill_date', document ->> 'shipping_bill_date',
      'due_date', coalesce(due, issued),
      'parts', parts,
      'notes', document ->> 'notes',
      'request_key', issue_document.request_key,
      'request_fingerprint', fingerprint
    )
  ));
  if issue_document.original_id is not null then
    perform private.replace_invoice(issue_document.original_id, new_id);
  end if;

  return private.issued_invoice(new_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_draft (
  draft_id    uuid,
  request_key uuid,
  document    jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.account();
  draft public.drafts;
  issued jsonb;
begin
  perform private.begin_issue(document);
  select * into draft
  from public.drafts as own
  where own.user_id = owner and own.id = draft_id
  for update;
  if draft.issued_id is not null then
    if exists (
      select from books.invoices as issued
      where issued.id = draft.issued_id and issued.request_key = issue_draft.request_key
        and issued.request_fingerprint <> private.issue_fingerprint(draft.kind, document)
    ) then
      perform private.refuse(409, 'request_used', 'requestKey', '{"of": "invoice"}');
    end if;
    return private.issued_invoice(draft.issued_id);
  end if;
  perform private.refuse_ended(draft);

  issued := private.issue_document(draft.kind, request_key, document, draft.original_id, draft.corrects);
  if issued is not null then
    if private.use_advances_of(draft.estimate_id, (issued ->> 'id')::uuid) then
      issued := private.issued_invoice((issued ->> 'id')::uuid);
    end if;
    perform private.give_back(owner, private.stored_draft(owner, draft.id));
    update public.drafts as own
    set issued_id = (issued ->> 'id')::uuid, content = '{}', updated_at = clock_timestamp()
    where own.user_id = owner and own.id = draft.id;
  end if;
  return issued;
end
$function$;

CREATE OR REPLACE FUNCTION private.issue_note (
  kind         text,
  request_key  uuid,
  invoice_id   uuid,
  reason       text,
  items        jsonb,
  amount_minor bigint,
  commercial   boolean,
  issue_date   date,
  due_date     date,
  corrects_id  uuid    DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  owner constant uuid := private.account();
  traits constant private.document_kinds := private.kind(issue_note.kind);
  takes constant boolean := traits.sign = -1;
  is_commercial constant boolean := coalesce(commercial, false);
  issued date;
  -- The rows of a note are those of its invoice, with their texts, and added charges.
  size bigint;
  fingerprint text;
  seller public.businesses;
  earlier books.invoices;
  invoice books.invoices;
  clean_reason text;
  priced jsonb;
  corrected books.invoices;
  new_id constant uuid := private.new_id();
begin
  if owner is null then
    perform private.refuse(401, 'login_required');
  elsif traits.told is distinct from 'note' or (is_commercial and not takes) then
    perform private.refuse(422, 'value_not_allowed', 'kind');
  end if;
  select private.issued_size(sum(pg_column_size(item)) + coalesce(pg_column_size(items), 0), count(*)) into size
  from books.invoice_items as item
  where item.invoice_id = issue_note.invoice_id and item.user_id = owner;
  perform private.begin_write(size);
  fingerprint := private.hash((
    jsonb_build_array(invoice_id, reason, items, amount_minor, is_commercial, issue_date)
    || case when takes then '[]' else jsonb_build_array(issue_note.kind, due_date) end
    || case when corrects_id is null then '[]' else jsonb_build_array(corrects_id) end
  )::text);

  -- The lock queues this person's requests, so a repeated one finds the note of the first.
  select * into seller from public.businesses where user_id = owner for no key update;
  select * into earlier
  from books.invoices as note
  where note.user_id = owner and note.request_key = issue_note.request_key;
  if found and earlier.request_fingerprint = fingerprint then
    return private.issued_invoice(earlier.id);
  elsif found then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "document"}');
  end if;

  invoice := private.lock_invoice(issue_note.invoice_id, owner);
  if (private.kind(invoice.kind)).nature is distinct from traits.against then
    perform private.refuse(404, 'invoice_not_found');
  elsif takes and invoice.written_off_at is not null then
    perform private.refuse(409, 'invoice_written_off');
  end if;
  clean_reason := private.checked_reason(reason);
  if corrects_id is null then
    issued := private.issue_date_of(seller, private.gstin_of(invoice.seller), traits.series, issue_note.issue_date);
  else
    corrected := private.take_corrected(corrects_id, invoice, issue_note.kind, is_commercial);
    issued := corrected.issue_date;
    -- Its payment state changed by that.
    select * into invoice from books.invoices as own where own.id = invoice.id;
  end if;
  if issued < invoice.issue_date then
    perform private.refuse(422, 'issue_date_too_early', 'issueDate', jsonb_build_object('day', invoice.issue_date));
  end if;
  if traits.day = 'due' and due_date is null then
    perform private.refuse(422, 'due_date_invalid', 'dueDate');
  elsif traits.day = 'due' and due_date < private.today() then
    perform private.refuse(422, 'due_date_past', 'dueDate');
  end if;
  if corrects_id is null then
    perform private.refuse_filed(owner, private.gstin_of(invoice.seller), issued, issued, 'issueDate');
  end if;
  if takes and not is_commercial and private.has_commercial_note(invoice.id) then
    perform private.refuse(409, 'credit_commercial');
  end if;
  priced := case
    when takes then private.priced_credit(invoice, items, amount_minor, is_commercial)
    else private.priced_debit(invoice, items, amount_minor)
  end;

  -- Everything else is copied from its invoice.
  perform private.write_documents(jsonb_build_array(
    to_jsonb(invoice) - private.later_columns() - '{given_number,notes,parts,accepted_on,agreed_days,created_at}'::text[]
    || priced
    || case
      when corrects_id is null then private.next_number(seller, issue_note.kind, issued)
      else private.correcting_number(seller, corrected, issue_note.kind)
    end
    || jsonb_build_object(
      'id', new_id,
      'corrects_id', corrects_id,
      'original_id', invoice.id,
      'commercial', is_commercial,
      'credit_reason', clean_reason,
      'prices_include_tax', jsonb_path_exists(priced, '$.items[*] ? (@.includes_tax == true)'),
      'due_date', case when traits.day = 'due' then due_date else issued end,
      'request_key', issue_note.request_key,
      'request_fingerprint', fingerprint
    )
  ));
  if corrects_id is not null then
    perform private.check_amendable(corrects_id, new_id);
  end if;
  return private.issued_invoice(new_id);
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_changes (
  mark   public.filed_periods,
  period public.filed_periods
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  insert into books.filed_rows (user_id, mark_id, first_day, section, document_id, told)
  select
    mark.user_id, mark.id, period.first_day, change.section, change.document_id,
    coalesce(change.now, jsonb_build_object('gone', change.key))
  from private.pending_changes(period) as change
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
      mark, private.standing_mark(mark.user_id, 'gstr1', mark.gstin, mark.first_day, mark.last_day)
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
      if not private.awaits_gstr3b(period, mark.first_day) then
        perform private.keep_changes(mark, period);
      end if;
    end loop;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_filed_documents()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.keep_filed_row()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'DELETE' and private.is_erased(old.user_id) then
    return old;
  end if;
  perform private.refuse(409, 'marks_unchangeable');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_payment()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  -- The owner may correct amounts and day of a client's report while confirming, never afterwards.
  changeable constant text[] := array['state', 'reason', 'decided_at']
    || case when new.state in ('confirmed', 'advanced') then array['amount_minor', 'tds_minor', 'paid_on'] end
    || case when new.state = 'advanced' then array['receipt_id'] end
    -- Money goes with the document that corrects its own.
    || case
      when new.invoice_id <> old.invoice_id and exists (
        select from books.invoices as document where document.id = new.invoice_id and document.corrects_id = old.invoice_id
      ) then array['invoice_id']
    end;
begin
  if tg_op = 'DELETE' and (private.is_erased(old.user_id) or private.is_undone(old.invoice_id)) then
    return old;
  elsif tg_op in ('DELETE', 'TRUNCATE') then
    perform private.refuse(409, 'payment_kept');
  elsif (new.invoice_id = old.invoice_id or old.state <> new.state) and (old.state, new.state) not in (
      ('claimed', 'confirmed'), ('claimed', 'advanced'), ('claimed', 'declined'), ('confirmed', 'undone'), ('advanced', 'undone')
    )
    or to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable
  then
    perform private.refuse(409, 'payment_unchangeable');
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.large_from (
  day date
)
  RETURNS bigint
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$ begin return case when day < date '2024-08-01' then 25000000 else 10000000 end; end $function$;

CREATE OR REPLACE FUNCTION private.live_rows (
  owner          uuid,
  gstin          text,
  first_day      date,
  last_day       date,
  with_documents boolean
)
  RETURNS TABLE (
    section     text,
    key         text,
    document_id uuid,
    told        jsonb
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.lock_revisable (
  invoice_id uuid,
  owner      uuid,
  corrects   boolean DEFAULT false
)
  RETURNS books.invoices
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  invoice books.invoices;
begin
  select * into invoice
  from books.invoices as own
  where own.id = lock_revisable.invoice_id and own.user_id = owner and own.told = 'supply'
  for no key update;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  elsif invoice.cancelled_at is not null then
    perform private.refuse_replaced(invoice.id);
    perform private.refuse(409, 'revise_cancelled');
  elsif invoice.settled_minor > 0 and not corrects then
    perform private.refuse(409, 'revise_paid');
  elsif invoice.credited_minor > 0 then
    perform private.refuse(409, 'invoice_has_credit');
  elsif private.has_debit_note(invoice.id) then
    perform private.refuse(409, 'invoice_has_debit');
  elsif invoice.written_off_at is not null then
    perform private.refuse(409, 'invoice_written_off');
  end if;
  if corrects then
    perform private.check_correctable(invoice);
  else
    perform private.refuse_filed(owner, private.gstin_of(invoice.seller), invoice.issue_date, invoice.issue_date);
  end if;
  return invoice;
end
$function$;

CREATE OR REPLACE FUNCTION private.make_draft (
  draft public.drafts
)
  RETURNS uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  open_id uuid;
begin
  perform private.begin_write(500 + private.draft_size(draft.content));
  select own.id into open_id
  from public.drafts as own
  where own.user_id = draft.user_id
    and (own.original_id = draft.original_id or own.estimate_id = draft.estimate_id)
    and own.corrects = coalesce(draft.corrects, false)
    and num_nonnulls(own.issued_id, own.discarded_at) = 0
  order by own.created_at
  limit 1;
  if found then
    return open_id;
  end if;
  insert into public.drafts (
    user_id, id, kind, content, original_id, corrects, estimate_id, schedule_id, period, request_fingerprint
  )
  values (
    draft.user_id, draft.id, draft.kind, draft.content, draft.original_id, coalesce(draft.corrects, false), draft.estimate_id,
    draft.schedule_id, draft.period, draft.request_fingerprint
  )
  -- One that was asked for before.
  on conflict do nothing;
  if not found and exists (
    select from public.drafts as own
    where own.user_id = draft.user_id and own.id = draft.id and own.request_fingerprint is distinct from draft.request_fingerprint
  ) then
    perform private.refuse(409, 'request_used', 'requestKey', '{"of": "document"}');
  end if;
  return draft.id;
end
$function$;

CREATE OR REPLACE FUNCTION private.move_money (
  original_id    uuid,
  replacement_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  was books.invoices;
  now books.invoices;
begin
  select * into was from books.invoices as document where document.id = move_money.original_id;
  select * into now from books.invoices as document where document.id = move_money.replacement_id;
  if not exists (
    select from books.payments as payment where payment.invoice_id = was.id and payment.state in ('confirmed', 'claimed')
  ) then
    return;
  elsif was.currency <> now.currency then
    perform private.refuse(409, 'not_amendable', params => '{"of": "currency"}');
  elsif was.settled_minor > now.total_minor then
    perform private.refuse(409, 'correction_below_paid');
  elsif was.client_id is distinct from now.client_id and exists (
    select from books.payments as payment where payment.invoice_id = was.id and payment.receipt_id is not null
  ) then
    perform private.refuse(409, 'not_amendable', params => '{"of": "client"}');
  end if;
  perform private.count_money(payment.user_id, money.day, -money.minor)
  from books.payments as payment
  cross join lateral private.money_of_payment(payment) as money
  where payment.invoice_id = was.id and payment.state = 'confirmed';
  update books.payments as payment
  set invoice_id = now.id
  where payment.invoice_id = was.id and payment.state in ('confirmed', 'claimed');
  perform private.count_money(payment.user_id, money.day, money.minor)
  from books.payments as payment
  cross join lateral private.money_of_payment(payment) as money
  where payment.invoice_id = now.id and payment.state = 'confirmed';
  perform private.settle(was.id);
end
$function$;

CREATE OR REPLACE FUNCTION private.note_payment()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  what constant text := case
    when new.state not in ('confirmed', 'advanced') then new.state
    when tg_op = 'INSERT' then 'recorded'
    else 'confirmed'
  end;
begin
  -- It went with its invoice to the one that corrects that.
  if tg_op = 'UPDATE' and new.invoice_id <> old.invoice_id then
    return null;
  end if;
  insert into public.invoice_events (invoice_id, user_id, kind, at, detail)
  select
    told.id,
    new.user_id,
    case when document.money = 'out' then 'refund_' else 'payment_' end || what,
    case when tg_op = 'INSERT' then new.created_at else new.decided_at end,
    private.payment_event(new)
  from books.invoices as document
  cross join lateral (
    values (document.id), (case when document.money = 'out' then document.original_id end)
  ) as told (id)
  where document.id = new.invoice_id and told.id is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.own_note (
  note_id uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  note jsonb;
begin
  select jsonb_build_object(
    'kind', own.kind, 'original_id', own.original_id, 'commercial', own.commercial,
    'due_date', greatest(own.due_date, private.today())
  ) into note
  from books.invoices as own
  where own.id = own_note.note_id and own.user_id = private.account() and own.told = 'note';
  if note is null then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  return note;
end
$function$;

CREATE OR REPLACE FUNCTION private.pending_amendment (
  period public.filed_periods
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select private.amendment(
    period, null, (select jsonb_agg(to_jsonb(change)) from private.pending_changes(period) as change), 'infinity'
  )
$function$;

CREATE OR REPLACE FUNCTION private.pending_changes (
  mark public.filed_periods
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
$function$;

CREATE OR REPLACE FUNCTION private.preview_corrected_note (
  note_id      uuid,
  items        jsonb,
  amount_minor bigint
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.account();
  note books.invoices;
  invoice books.invoices;
  seen jsonb;
begin
  select * into note
  from books.invoices as own
  where own.id = preview_corrected_note.note_id and own.user_id = owner and own.told = 'note' and own.cancelled_at is null;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  end if;
  invoice := private.lock_invoice(note.original_id, owner);
  begin
    perform private.take_corrected(note.id, invoice, note.kind, note.commercial);
    select * into invoice from books.invoices as own where own.id = invoice.id;
    seen := jsonb_build_object(
      'rest', private.creditable(invoice.id),
      'preview', case
        when num_nonnulls(items, amount_minor) = 0 then null
        when note.sign = -1 then private.priced_credit(invoice, items, amount_minor, note.commercial)
        else private.priced_debit(invoice, items, amount_minor)
      end
    );
    raise exception using errcode = 'BH001';
  exception when sqlstate 'BH001' then
    return seen;
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_gstr1a (
  owner     uuid,
  gstin     text,
  first_day date,
  last_day  date
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  mark constant public.filed_periods := private.standing_mark(owner, 'gstr1', gstin, first_day, last_day);
begin
  if (mark.first_day, mark.last_day) is distinct from (refuse_gstr1a.first_day, refuse_gstr1a.last_day) then
    perform private.refuse(409, 'amendment_unfiled', 'period');
  elsif (private.standing_mark(owner, 'gstr3b', gstin, first_day, last_day)).id is not null then
    perform private.refuse(409, 'amendment_closed', 'period');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.reject_note (
  note_id     uuid,
  rejected_on date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  owner constant uuid := private.account();
  note books.invoices;
  day constant date := coalesce(private.bounded_day(reject_note.rejected_on, 'rejectedOn'), private.today());
begin
  perform private.begin_write();
  select * into note
  from books.invoices as own
  where own.id = reject_note.note_id and own.user_id = owner and own.list = 'credit_notes' and own.cancelled_at is null
  for no key update;
  if not found or note.commercial then
    perform private.refuse(404, 'invoice_not_found');
  elsif note.buyer ->> 'gstin' is null then
    perform private.refuse(409, 'rejection_unregistered');
  elsif day > private.today() or day < note.issue_date then
    perform private.refuse(422, 'rejection_day', 'rejectedOn');
  end if;
  perform private.check_correctable(note);
  insert into public.note_rejections (user_id, note_id, rejected_on)
  values (owner, note.id, day)
  on conflict do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.rejected_notes()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
  most constant integer := 500;
begin
  return jsonb_build_object(
    'rejected', (
      select coalesce(jsonb_agg(to_jsonb(row) order by row.rejected_on desc, row.number), '[]')
      from (
        select
          note.id, note.number, note.issue_date, note.buyer ->> 'name' as client_name, note.total_minor, note.currency,
          said.rejected_on, private.corrections_end(note.issue_date) as ends_on,
          (
            select sum(
              (part ->> 'igst_minor')::bigint + (part ->> 'cgst_minor')::bigint + (part ->> 'sgst_minor')::bigint
                + (part ->> 'cess_minor')::bigint
            )
            from jsonb_array_elements(known.told -> 'rows') as part
          ) as tax_minor,
          again.via
        from public.note_rejections as said
        join books.invoices as note on note.id = said.note_id and note.cancelled_at is null
        cross join lateral (select private.correction_root(note.id) as id) as root
        left join lateral (
          select own.told
          from books.filed_rows as own
          where own.document_id = root.id and own.told ->> 'number' = note.number
          limit 1
        ) as known on true
        left join lateral (
          select jsonb_build_object('form', mark.form, 'first_day', mark.first_day, 'last_day', mark.last_day) as via
          from books.filed_rows as own
          join public.filed_periods as mark on mark.id = own.mark_id and mark.unmarked_at is null
          where own.document_id = root.id and mark.marked_at > said.said_at
          order by mark.marked_at
          limit 1
        ) as again on true
        where said.user_id = owner and said.taken_back_at is null
        order by said.rejected_on desc, note.number
        limit most
      ) as row
    ),
    'open', (
      select coalesce(jsonb_agg(to_jsonb(row) order by row.issue_date desc, row.number), '[]')
      from (
        select note.id, note.number, note.issue_date, note.buyer ->> 'name' as client_name, note.total_minor, note.currency
        from books.invoices as note
        where note.user_id = owner and note.list = 'credit_notes' and note.cancelled_at is null and not note.commercial
          and note.buyer ->> 'gstin' is not null
          and private.corrections_end(note.issue_date) >= private.today()
          and (private.filed_period(owner, private.gstin_of(note.seller), note.issue_date, note.issue_date)).id is not null
          -- One that waits to be furnished again is in the list above.
          and not exists (
            select from public.note_rejections as said
            where said.note_id = note.id and said.taken_back_at is null and not exists (
              select from books.filed_rows as own
              join public.filed_periods as mark on mark.id = own.mark_id and mark.unmarked_at is null
              where own.document_id = private.correction_root(note.id) and mark.marked_at > said.said_at
            )
          )
        order by note.issue_date desc, note.number
        limit most
      ) as row
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.replace_invoice (
  original_id    uuid,
  replacement_id uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if exists (
    select from books.invoices as replacement
    where replacement.id = replacement_id and replacement.corrects_id = replace_invoice.original_id
  ) then
    perform private.check_amendable(replace_invoice.original_id, replacement_id);
    perform private.move_money(replace_invoice.original_id, replacement_id);
    perform set_config('app.correcting', replace_invoice.original_id::text, true);
  end if;
  update books.invoices as original set cancelled_at = now() where original.id = replace_invoice.original_id;
  perform set_config('app.correcting', '', true);
  insert into public.invoice_links (invoice_id, user_id)
  select replacement.id, replacement.user_id
  from public.invoice_links as link
  join books.invoices as original on original.id = link.invoice_id
  join books.invoices as replacement on replacement.id = replace_invoice.replacement_id
  where link.invoice_id = replace_invoice.original_id
    and link.revoked_at is null
    and replacement.client_email = original.client_email;
end
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
  one jsonb;
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
      one := private.pending_amendment(mark);
      corrected := corrected || case when one is not null then one end;
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
      one := private.pending_amendment(other);
      if one is not null and private.awaits_gstr3b(other, first_day) then
        waiting := waiting || one;
      elsif one is not null then
        amendments := amendments || one;
      end if;
    end loop;
  end if;
  return jsonb_build_object(
    -- A mark does not say whether the first months were furnished, which decides when a note was declared.
    'filed', case when not furnished or private.is_touched(mark) then private.filed_return(mark) end,
    'corrected', to_jsonb(array_remove(corrected, null)),
    'amendments', to_jsonb(amendments),
    'waiting', to_jsonb(waiting)
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.return_section (
  invoice books.invoices
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return case
    when invoice.supply = 'export' then 'exp'
    when invoice.buyer ->> 'gstin' is not null then 'b2b'
    when (invoice.supply = 'domestic' and invoice.place_of_supply = left(private.gstin_of(invoice.seller), 2)) is not true
      and invoice.total_inr_minor > private.large_from(invoice.issue_date) then 'b2cl'
    else 'b2cs'
  end;
end
$function$;

CREATE OR REPLACE FUNCTION private.revise_invoice (
  invoice_id uuid,
  corrects   boolean
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.account();
  invoice books.invoices;
  draft public.drafts;
begin
  select * into invoice
  from books.invoices as own
  where own.id = revise_invoice.invoice_id and own.user_id = owner;
  draft.content := private.draft_of(invoice);
  if invoice.due_date >= private.today() then
    draft.content := draft.content || jsonb_build_object(
      'dueDate', invoice.due_date, 'parts', private.typed_parts(invoice.parts, invoice.issue_date, invoice.issue_date)
    );
  end if;
  perform private.begin_write(500 + private.draft_size(draft.content));
  perform private.lock_revisable(invoice_id, owner, corrects);

  draft.user_id := owner;
  draft.corrects := revise_invoice.corrects;
  draft.id := gen_random_uuid();
  draft.kind := 'invoice';
  draft.original_id := invoice.id;
  return private.make_draft(draft);
end
$function$;

CREATE OR REPLACE FUNCTION private.shown_document (
  kept        jsonb,
  document_id uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select kept || jsonb_build_object(
    'id', shown.id, 'client_id', shown.client_id, 'shipped_late', false,
    'rows', (
      select jsonb_agg(row.value || '{"codes": [], "brief_codes": []}' order by row.place)
      from jsonb_array_elements(kept -> 'rows') with ordinality as row (value, place)
    )
  )
  from books.invoices as shown
  where shown.id = document_id
$function$;

CREATE OR REPLACE FUNCTION private.take_corrected (
  note_id    uuid,
  invoice    books.invoices,
  kind       text,
  commercial boolean
)
  RETURNS books.invoices
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
declare
  note books.invoices;
begin
  select * into note
  from books.invoices as own
  where own.id = take_corrected.note_id and own.user_id = invoice.user_id and own.original_id = invoice.id
    and own.kind = take_corrected.kind and own.cancelled_at is null
  for no key update;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  elsif note.commercial <> take_corrected.commercial then
    perform private.refuse(409, 'not_amendable', params => '{"of": "commercial"}');
  elsif note.listed and note.settled_minor > 0 then
    perform private.refuse(409, 'invoice_has_money');
  end if;
  perform private.check_correctable(note);
  perform set_config('app.correcting', note.id::text, true);
  update books.invoices as own set cancelled_at = now() where own.id = note.id;
  perform set_config('app.correcting', '', true);
  return note;
end
$function$;

CREATE OR REPLACE FUNCTION private.told_document (
  document jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select document - '{id,client_id,shipped_late}'::text[] || jsonb_build_object(
    'rows', (
      select jsonb_agg(row.value - '{codes,brief_codes}'::text[] order by row.place)
      from jsonb_array_elements(document -> 'rows') with ordinality as row (value, place)
    )
  )
$function$;

CREATE OR REPLACE FUNCTION private.told_key (
  section     text,
  document_id uuid,
  told        jsonb
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case section
    when 'document' then document_id::text
    when 'advance' then concat_ws(' ', told ->> 'received', told ->> 'supply', told ->> 'place_of_supply', told ->> 'rate')
    else section
  end
$function$;

CREATE OR REPLACE FUNCTION private.untaxed_told (
  document books.invoices
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_agg(jsonb_build_array(free.sort, free.minor) order by free.sort)
  from (
    select
      case item.taxability when 'taxable' then 'nil' else item.taxability end
        || (document.place_of_supply is not distinct from left(private.gstin_of(document.seller), 2))::text as sort,
      sum(item.taxable_inr_minor) as minor
    from books.invoice_items as item
    where item.invoice_id = document.id and document.supply = 'domestic'
      and coalesce(item.gst_rate, 0) = 0 and item.cess_minor = 0
    group by 1
  ) as free
$function$;

CREATE OR REPLACE FUNCTION private.write_documents (
  documents jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
      begin
        insert into books.invoices (id, user_id, business_id, kind, list, sign, money, told, original_id, corrects_id, client_id, client_search_text, prefix, financial_year, sequence, padding, given_number, import_id, seller, buyer, po_number, supply, with_tax, reverse_charge, place_of_supply, place_of_supply_reason, prices_include_tax, language, port_code, shipping_bill, shipping_bill_date, currency, exchange_rate, taxes, taxable_minor, cgst_minor, sgst_minor, igst_minor, cess_minor, round_off_minor, total_minor, total_inr_minor, settled_minor, credited_minor, refundable_minor, issue_date, received_on, due_date, parts, accepted_on, agreed_days, notes, status, paid_date, payment_method, commercial, credit_reason, written_off_at, write_off_reason, cancelled_at, cancel_reason, pdf_token, request_key, request_fingerprint, created_at) select coalesce(said.id, private.new_id()), said.user_id, said.business_id, coalesce(said.kind, 'invoice'::text), coalesce(said.list, 'invoices'::text), coalesce(said.sign, 1), coalesce(said.money, 'in'::text), coalesce(said.told, 'supply'::text), said.original_id, said.corrects_id, said.client_id, said.client_search_text, said.prefix, said.financial_year, said.sequence, said.padding, said.given_number, said.import_id, jsonb_strip_nulls(said.seller), jsonb_strip_nulls(said.buyer), said.po_number, coalesce(said.supply, 'domestic'::text), coalesce(said.with_tax, true), coalesce(said.reverse_charge, false), said.place_of_supply, said.place_of_supply_reason, coalesce(said.prices_include_tax, false), coalesce(said.language, 'en'::text), said.port_code, said.shipping_bill, said.shipping_bill_date, coalesce(said.currency, 'INR'::text), said.exchange_rate, coalesce(said.taxes, '[]'::jsonb), said.taxable_minor, coalesce(said.cgst_minor, 0), coalesce(said.sgst_minor, 0), coalesce(said.igst_minor, 0), coalesce(said.cess_minor, 0), coalesce(said.round_off_minor, 0), said.total_minor, said.total_inr_minor, coalesce(said.settled_minor, 0), coalesce(said.credited_minor, 0), coalesce(said.refundable_minor, 0), said.issue_date, said.received_on, said.due_date, coalesce(said.parts, '[]'::jsonb), said.accepted_on, said.agreed_days, said.notes, coalesce(said.status, 'UNPAID'::text), said.paid_date, said.payment_method, coalesce(said.commercial, false), said.credit_reason, said.written_off_at, said.write_off_reason, said.cancelled_at, said.cancel_reason, coalesce(said.pdf_token, private.new_token()), said.request_key, said.request_fingerprint, coalesce(said.created_at, now()) from jsonb_populate_recordset(null::books.invoices, documents) as said;
        insert into books.invoice_items (id, invoice_id, user_id, "position", description, hsn_sac, quantity, unit, rate, includes_tax, discount_percent, discount_minor, taxable_minor, taxable_inr_minor, taxability, gst_rate, cgst_minor, sgst_minor, igst_minor, cess_minor, original_item_id, returned_quantity) select coalesce(said.id, private.new_id()), document.id, document.user_id, said.ordinality, btrim(said.description), said.hsn_sac, coalesce(said.quantity, 1), said.unit, said.rate, coalesce(said.includes_tax, false), said.discount_percent, coalesce(said.discount_minor, 0), said.taxable_minor, said.taxable_inr_minor, coalesce(said.taxability, 'taxable'::text), said.gst_rate, coalesce(said.cgst_minor, 0), coalesce(said.sgst_minor, 0), coalesce(said.igst_minor, 0), coalesce(said.cess_minor, 0), said.original_item_id, said.returned_quantity
        from jsonb_array_elements(documents) as written (value)
        cross join lateral jsonb_to_record(written.value) as document (id uuid, user_id uuid, items jsonb)
        cross join lateral jsonb_populate_recordset(null::books.invoice_items, document.items) with ordinality as said;
      end
      $function$;

CREATE OR REPLACE FUNCTION public.accept_note (
  note_id uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.accept_note(note_id) $function$;

REVOKE ALL ON FUNCTION "public"."accept_note"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.correct_invoice (
  invoice_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.revise_invoice(invoice_id, true) $function$;

REVOKE ALL ON FUNCTION "public"."correct_invoice"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.correct_note (
  request_key  uuid,
  note_id      uuid,
  reason       text,
  items        jsonb  DEFAULT NULL::jsonb,
  amount_minor bigint DEFAULT NULL::bigint
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.issue_note(
    private.own_note(note_id) ->> 'kind', request_key, (private.own_note(note_id) ->> 'original_id')::uuid, reason, items, amount_minor,
    (private.own_note(note_id) ->> 'commercial')::boolean, null, (private.own_note(note_id) ->> 'due_date')::date, note_id
  )
$function$;

REVOKE ALL ON FUNCTION "public"."correct_note"(uuid, uuid, text, jsonb, bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.preview_corrected_note (
  note_id      uuid,
  items        jsonb  DEFAULT NULL::jsonb,
  amount_minor bigint DEFAULT NULL::bigint
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.preview_corrected_note(note_id, items, amount_minor) $function$;

REVOKE ALL ON FUNCTION "public"."preview_corrected_note"(uuid, jsonb, bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.reject_note (
  note_id     uuid,
  rejected_on date DEFAULT NULL::date
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.reject_note(note_id, rejected_on) $function$;

REVOKE ALL ON FUNCTION "public"."reject_note"(uuid, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.rejected_notes()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$ select private.rejected_notes() $function$;

REVOKE ALL ON FUNCTION "public"."rejected_notes"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.revise_invoice (
  invoice_id uuid
)
  RETURNS uuid
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.revise_invoice(invoice_id, false) $function$;

ALTER TABLE "books"."invoices"
  ADD CONSTRAINT "invoices_corrects" FOREIGN KEY (corrects_id, user_id) REFERENCES books.invoices(id, user_id) ON DELETE RESTRICT;

ALTER TABLE "public"."filed_periods"
  ADD CONSTRAINT "filed_periods_form_known" CHECK ((form = ANY (ARRAY['gstr1'::text, 'gstr1a'::text, 'gstr3b'::text])));

ALTER TABLE "books"."filed_rows"
  ADD CONSTRAINT "filed_rows_document" FOREIGN KEY (document_id, user_id) REFERENCES books.invoices(id, user_id) ON DELETE RESTRICT;

ALTER TABLE "books"."filed_rows"
  ADD CONSTRAINT "filed_rows_mark_id_fkey" FOREIGN KEY (mark_id) REFERENCES public.filed_periods(id) ON DELETE RESTRICT;

ALTER TABLE "books"."filed_rows"
  ADD CONSTRAINT "filed_rows_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE RESTRICT;

ALTER TABLE "public"."note_rejections"
  ADD CONSTRAINT "note_rejections_note" FOREIGN KEY (note_id, user_id) REFERENCES books.invoices(id, user_id) ON DELETE RESTRICT;

ALTER TABLE "public"."note_rejections"
  ADD CONSTRAINT "note_rejections_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE RESTRICT;

CREATE VIEW "private"."revenue_lines" WITH (security_invoker=true) AS  SELECT id,
    user_id,
    issue_date AS day,
    client_id,
    client_name,
    sign,
    (sign *
        CASE
            WHEN (currency = 'INR'::text) THEN taxable_minor
            ELSE ( SELECT (sum(item.taxable_inr_minor))::bigint AS sum
               FROM books.invoice_items item
              WHERE (item.invoice_id = document.id))
        END) AS taxable_minor,
    (sign * total_inr_minor) AS total_minor
   FROM ( SELECT invoice.id,
            invoice.user_id,
            invoice.business_id,
            invoice.kind,
            invoice.list,
            invoice.sign,
            invoice.money,
            invoice.told,
            invoice.original_id,
            invoice.corrects_id,
            invoice.client_id,
            invoice.client_search_text,
            invoice.prefix,
            invoice.financial_year,
            invoice.sequence,
            invoice.padding,
            invoice.given_number,
            invoice.import_id,
            invoice.number,
            invoice.seller,
            invoice.buyer,
            invoice.client_name,
            invoice.client_email,
            invoice.po_number,
            invoice.supply,
            invoice.with_tax,
            invoice.reverse_charge,
            invoice.place_of_supply,
            invoice.place_of_supply_reason,
            invoice.prices_include_tax,
            invoice.language,
            invoice.port_code,
            invoice.shipping_bill,
            invoice.shipping_bill_date,
            invoice.currency,
            invoice.exchange_rate,
            invoice.taxes,
            invoice.taxable_minor,
            invoice.cgst_minor,
            invoice.sgst_minor,
            invoice.igst_minor,
            invoice.cess_minor,
            invoice.round_off_minor,
            invoice.total_minor,
            invoice.total_inr_minor,
            invoice.settled_minor,
            invoice.credited_minor,
            invoice.refundable_minor,
            invoice.due_minor,
            invoice.due_inr_minor,
            invoice.issue_date,
            invoice.received_on,
            invoice.due_date,
            invoice.parts,
            invoice.accepted_on,
            invoice.agreed_days,
            invoice.notes,
            invoice.status,
            invoice.paid_date,
            invoice.payment_method,
            invoice.commercial,
            invoice.credit_reason,
            invoice.written_off_at,
            invoice.write_off_reason,
            invoice.cancelled_at,
            invoice.cancel_reason,
            invoice.listed,
            invoice.pdf_token,
            invoice.search_text,
            invoice.request_key,
            invoice.request_fingerprint,
            invoice.created_at
           FROM books.invoices invoice
          WHERE invoice.listed
        UNION ALL
         SELECT note.id,
            note.user_id,
            note.business_id,
            note.kind,
            note.list,
            note.sign,
            note.money,
            note.told,
            note.original_id,
            note.corrects_id,
            note.client_id,
            note.client_search_text,
            note.prefix,
            note.financial_year,
            note.sequence,
            note.padding,
            note.given_number,
            note.import_id,
            note.number,
            note.seller,
            note.buyer,
            note.client_name,
            note.client_email,
            note.po_number,
            note.supply,
            note.with_tax,
            note.reverse_charge,
            note.place_of_supply,
            note.place_of_supply_reason,
            note.prices_include_tax,
            note.language,
            note.port_code,
            note.shipping_bill,
            note.shipping_bill_date,
            note.currency,
            note.exchange_rate,
            note.taxes,
            note.taxable_minor,
            note.cgst_minor,
            note.sgst_minor,
            note.igst_minor,
            note.cess_minor,
            note.round_off_minor,
            note.total_minor,
            note.total_inr_minor,
            note.settled_minor,
            note.credited_minor,
            note.refundable_minor,
            note.due_minor,
            note.due_inr_minor,
            note.issue_date,
            note.received_on,
            note.due_date,
            note.parts,
            note.accepted_on,
            note.agreed_days,
            note.notes,
            note.status,
            note.paid_date,
            note.payment_method,
            note.commercial,
            note.credit_reason,
            note.written_off_at,
            note.write_off_reason,
            note.cancelled_at,
            note.cancel_reason,
            note.listed,
            note.pdf_token,
            note.search_text,
            note.request_key,
            note.request_fingerprint,
            note.created_at
           FROM books.invoices note
          WHERE ((note.list = 'credit_notes'::text) AND (note.cancelled_at IS NULL))) document;

CREATE INDEX invoices_corrections ON books.invoices USING btree (user_id, issue_date)
  WHERE (corrects_id IS NOT NULL);

CREATE INDEX invoices_corrects ON books.invoices USING btree (corrects_id, user_id)
  WHERE (corrects_id IS NOT NULL);

CREATE INDEX filed_rows_document ON books.filed_rows USING btree (document_id, user_id)
  WHERE (document_id IS NOT NULL);

CREATE INDEX filed_rows_mark ON books.filed_rows USING btree (mark_id);

CREATE INDEX filed_rows_period ON books.filed_rows USING btree (user_id, first_day);

CREATE INDEX note_rejections_note ON public.note_rejections USING btree (note_id, user_id);

CREATE UNIQUE INDEX note_rejections_standing ON public.note_rejections USING btree (user_id, note_id, rejected_on)
  WHERE (taken_back_at IS NULL);

CREATE TRIGGER begin_write
  BEFORE INSERT OR DELETE OR UPDATE ON books.filed_rows
  FOR EACH STATEMENT
  WHEN ((COALESCE(current_setting('app.writer'::text, true), ''::text) = ''::text))
  EXECUTE FUNCTION private.begin_any_write();

CREATE TRIGGER filed_rows_keep_all
  BEFORE TRUNCATE ON books.filed_rows
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_filed_row();

CREATE TRIGGER filed_rows_keep
  BEFORE DELETE OR UPDATE ON books.filed_rows
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_filed_row();

CREATE TRIGGER begin_write
  BEFORE INSERT OR DELETE OR UPDATE ON public.note_rejections
  FOR EACH STATEMENT
  WHEN ((COALESCE(current_setting('app.writer'::text, true), ''::text) = ''::text))
  EXECUTE FUNCTION private.begin_any_write();

CREATE POLICY "filed_rows_select_own" ON "books"."filed_rows"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT private.caller() AS caller)));

CREATE POLICY "note_rejections_select_own" ON "public"."note_rejections"
  FOR SELECT
  TO "authenticated"
  USING ((user_id = ( SELECT private.caller() AS caller)));

COMMENT ON FUNCTION "private"."amended_periods"(uuid, text, date, date) IS 'The filed periods that a return, filed on a day, may still amend (CGST s. 37(3)).';

COMMENT ON FUNCTION "private"."awaits_gstr3b"(public.filed_periods, date) IS 'Whether the GSTR-3B of a filed period may still be open for the return that begins on a day; null for any return.';

COMMENT ON FUNCTION "private"."check_amendable"(uuid, uuid) IS 'Refuses a correction that no amendment table can tell.';

COMMENT ON FUNCTION "private"."check_correctable"(books.invoices) IS 'Refuses unless the return of a document is marked as filed under today''s GSTIN, and the time for amending it runs.';

COMMENT ON FUNCTION "private"."correcting_number"(public.businesses, books.invoices, text) IS 'The number of what corrects a document, in the series of given numbers: the columns that say it.';

COMMENT ON FUNCTION "private"."correction_root"(uuid) IS 'The first of the documents that correct each other; of another document itself.';

COMMENT ON FUNCTION "private"."corrections_end"(date) IS 'The last day on which what was told of a day can be amended: 30 November behind its financial year (CGST s. 34(2), s. 37(3)).';

COMMENT ON FUNCTION "private"."issue_note"(text, uuid, uuid, text, jsonb, bigint, boolean, date, date, uuid) IS 'Issues a note of a kind against one of the caller''s invoices: a credit note cannot exceed the rest of the invoice, a debit note has a due date.';

COMMENT ON FUNCTION "private"."large_from"(date) IS 'Above which total, in paise, an inter-State invoice to a buyer without GSTIN is listed by itself: the domain''s largeUnregistered.';

COMMENT ON FUNCTION "private"."lock_revisable"(uuid, uuid, boolean) IS 'One of the caller''s invoices that another may be issued in place of, locked; else a refusal.';

COMMENT ON FUNCTION "private"."move_money"(uuid, uuid) IS 'Moves what came in, or is said to have come in, for an invoice to the one that corrects it.';

COMMENT ON FUNCTION "private"."pending_changes"(public.filed_periods) IS 'The documents and sums of advances of a filed period that differ from what was told of them, as told last and as they are now.';

COMMENT ON FUNCTION "private"."refuse_gstr1a"(uuid, text, date, date) IS 'Refuses a GSTR-1A of a period whose GSTR-1 was not filed, or whose GSTR-3B was.';

COMMENT ON FUNCTION "private"."return_section"(books.invoices) IS 'The section of GSTR-1 that lists an invoice, as the domain''s sectionOf says it.';

COMMENT ON FUNCTION "private"."take_corrected"(uuid, books.invoices, text, boolean) IS 'Cancels a note of a filed return for the one that is issued in its place.';

COMMENT ON FUNCTION "public"."accept_note"(uuid) IS 'Takes back that one of the caller''s credit notes was rejected; doing it twice is harmless.';

COMMENT ON FUNCTION "public"."correct_invoice"(uuid) IS 'The draft that is to be issued in place of one of the caller''s invoices whose GSTR-1 was filed: it keeps the day, takes the number with a letter behind it, and moves the money. Refused (409) after 30 November behind the financial year.';

COMMENT ON FUNCTION "public"."correct_note"(uuid, uuid, text, jsonb, bigint) IS 'Issues a note in place of one of the caller''s notes whose GSTR-1 was filed, of the same day, from the input of issue_credit_note and issue_debit_note. The first is cancelled.';

COMMENT ON FUNCTION "public"."file_period"(date, date, date, text, text) IS 'Marks the return of a month or a quarter of the caller as filed, gstr1, gstr1a or gstr3b by its form, on a day that is today where none is given, and returns the mark; doing it twice is harmless. The gstin is that of today where none is given, and empty for the time without one. With the mark of a GSTR-1 its documents of these days change no more, and none is issued in them; that of a GSTR-1A or a GSTR-3B forbids nothing. What a GSTR-1 or a GSTR-1A told is kept.';

COMMENT ON FUNCTION "public"."gst_return"(date, date, text, boolean) IS 'What the caller''s GSTR-1 and GSTR-3B of a period of at most a quarter are made of, in paise: {registration, gstin, gstins, above_five_crore, documents, late_notes, hsn, advances, questions, numbers, books, corrections}, of today''s registration or of an earlier one by its gstin; furnished: whether the first two months of the quarter went by IFF. Of who is not registered, or pays by the composition scheme, the registration and the earlier gstins alone.';

COMMENT ON FUNCTION "public"."preview_corrected_note"(uuid, jsonb, bigint) IS 'What correct_note would issue, with its rows, taxes and sums, as preview, null where nothing is asked; and as rest what notes could take of the invoice without the corrected one, as creditable says it. Nothing is written.';

COMMENT ON FUNCTION "public"."reject_note"(uuid, date) IS 'Notes that the buyer rejected one of the caller''s credit notes on the portal, on a day that is today where none is given: the next return furnishes the same note again. Doing it twice is harmless.';

COMMENT ON FUNCTION "public"."rejected_notes"() IS 'The caller''s credit notes that their buyers rejected on the portal, with their tax and the return that furnished them again (via), null until one did; and as open those of filed returns that can be marked as rejected. At most 500 of each.';

COMMENT ON FUNCTION "public"."unfile_period"(date, date, text, text, text) IS 'Takes back, for a reason, that the return of a period of the caller was filed, gstr1, gstr1a or gstr3b by its form, and returns the mark, which stays in the history. The gstin is that of today where none is given, and empty for the time without one.';

COMMENT ON TABLE "books"."filed_rows" IS 'What filed returns told: documents, sums of advances, HSN and numbers. It only grows.';

COMMENT ON TABLE "public"."note_rejections" IS 'Credit notes that their buyers rejected on the portal, and what took that back.';

REVOKE ALL ON FUNCTION "private"."accept_note"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."accept_note"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."accept_note"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."accept_note"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."amended_periods"(uuid, text, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."amended_periods"(uuid, text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."amended_periods"(uuid, text, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."amendment"(public.filed_periods, public.filed_periods, jsonb, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."amendment"(public.filed_periods, public.filed_periods, jsonb, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."amendment"(public.filed_periods, public.filed_periods, jsonb, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."amendment_by"(public.filed_periods, public.filed_periods) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."amendment_by"(public.filed_periods, public.filed_periods) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."amendment_by"(public.filed_periods, public.filed_periods) TO "postgres";

REVOKE ALL ON FUNCTION "private"."awaits_gstr3b"(public.filed_periods, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."awaits_gstr3b"(public.filed_periods, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."awaits_gstr3b"(public.filed_periods, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_amendable"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_amendable"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_amendable"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."check_correctable"(books.invoices) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."check_correctable"(books.invoices) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."check_correctable"(books.invoices) TO "postgres";

REVOKE ALL ON FUNCTION "private"."correcting_number"(public.businesses, books.invoices, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."correcting_number"(public.businesses, books.invoices, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."correcting_number"(public.businesses, books.invoices, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."correction_root"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."correction_root"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."correction_root"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."corrections_end"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."corrections_end"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."corrections_end"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."filed_return"(public.filed_periods) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."filed_return"(public.filed_periods) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."filed_return"(public.filed_periods) TO "postgres";

REVOKE ALL ON FUNCTION "private"."filed_rows_of"(uuid, text, date, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."filed_rows_of"(uuid, text, date, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."filed_rows_of"(uuid, text, date, timestamp WITH time zone) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_kept"(public.filed_periods) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_kept"(public.filed_periods) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_kept"(public.filed_periods) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_next_return"(uuid, text, date, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_next_return"(uuid, text, date, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_next_return"(uuid, text, date, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."is_touched"(public.filed_periods) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_touched"(public.filed_periods) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."is_touched"(public.filed_periods) TO "postgres";

REVOKE ALL ON FUNCTION "private"."issue_document"(text, uuid, jsonb, uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."issue_document"(text, uuid, jsonb, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_document"(text, uuid, jsonb, uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."issue_note"(text, uuid, uuid, text, jsonb, bigint, boolean, date, date, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."issue_note"(text, uuid, uuid, text, jsonb, bigint, boolean, date, date, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."issue_note"(text, uuid, uuid, text, jsonb, bigint, boolean, date, date, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."issue_note"(text, uuid, uuid, text, jsonb, bigint, boolean, date, date, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_changes"(public.filed_periods, public.filed_periods) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_changes"(public.filed_periods, public.filed_periods) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_changes"(public.filed_periods, public.filed_periods) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_filed"(public.filed_periods, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_filed"(public.filed_periods, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_filed"(public.filed_periods, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."keep_filed_row"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_filed_row"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."keep_filed_row"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."large_from"(date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."large_from"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."large_from"(date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."live_rows"(uuid, text, date, date, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."live_rows"(uuid, text, date, date, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."live_rows"(uuid, text, date, date, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."lock_revisable"(uuid, uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_revisable"(uuid, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."lock_revisable"(uuid, uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."move_money"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."move_money"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."move_money"(uuid, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."own_note"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."own_note"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."own_note"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."own_note"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."pending_amendment"(public.filed_periods) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pending_amendment"(public.filed_periods) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pending_amendment"(public.filed_periods) TO "postgres";

REVOKE ALL ON FUNCTION "private"."pending_changes"(public.filed_periods) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pending_changes"(public.filed_periods) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."pending_changes"(public.filed_periods) TO "postgres";

REVOKE ALL ON FUNCTION "private"."preview_corrected_note"(uuid, jsonb, bigint) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."preview_corrected_note"(uuid, jsonb, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."preview_corrected_note"(uuid, jsonb, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."preview_corrected_note"(uuid, jsonb, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "private"."refuse_gstr1a"(uuid, text, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_gstr1a"(uuid, text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."refuse_gstr1a"(uuid, text, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reject_note"(uuid, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reject_note"(uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reject_note"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reject_note"(uuid, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."rejected_notes"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."rejected_notes"() TO "authenticated";

REVOKE ALL ON FUNCTION "private"."rejected_notes"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."rejected_notes"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."return_corrections"(uuid, text, date, date, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."return_corrections"(uuid, text, date, date, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."return_corrections"(uuid, text, date, date, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."return_section"(books.invoices) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."return_section"(books.invoices) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."return_section"(books.invoices) TO "postgres";

REVOKE ALL ON FUNCTION "private"."revise_invoice"(uuid, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."revise_invoice"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."revise_invoice"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."revise_invoice"(uuid, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."shown_document"(jsonb, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."shown_document"(jsonb, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."shown_document"(jsonb, uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."take_corrected"(uuid, books.invoices, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_corrected"(uuid, books.invoices, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."take_corrected"(uuid, books.invoices, text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "private"."told_document"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."told_document"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."told_document"(jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."told_key"(text, uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."told_key"(text, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."told_key"(text, uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "private"."untaxed_told"(books.invoices) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."untaxed_told"(books.invoices) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."untaxed_told"(books.invoices) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."accept_note"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."accept_note"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."accept_note"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."correct_invoice"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."correct_invoice"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."correct_invoice"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."correct_note"(uuid, uuid, text, jsonb, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."correct_note"(uuid, uuid, text, jsonb, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."correct_note"(uuid, uuid, text, jsonb, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."preview_corrected_note"(uuid, jsonb, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."preview_corrected_note"(uuid, jsonb, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."preview_corrected_note"(uuid, jsonb, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."reject_note"(uuid, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."reject_note"(uuid, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."reject_note"(uuid, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."rejected_notes"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."rejected_notes"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."rejected_notes"() TO "postgres";

REVOKE ALL ON TABLE "books"."filed_rows" FROM "authenticated";

GRANT SELECT ON TABLE "books"."filed_rows" TO "authenticated";

REVOKE ALL ON TABLE "public"."note_rejections" FROM "authenticated";

GRANT SELECT ON TABLE "public"."note_rejections" TO "authenticated";

insert into private.calls (call, scope, member)
values
  ('rpc/accept_note', NULL, 'accountant'),
  ('rpc/correct_invoice', 'documents', 'partner'),
  ('rpc/correct_note', 'documents', 'partner'),
  ('rpc/preview_corrected_note', 'documents', 'partner'),
  ('rpc/reject_note', NULL, 'accountant'),
  ('rpc/rejected_notes', 'read', 'accountant')
on conflict (call) do update set
  (scope, member) = row(excluded.scope, excluded.member);

insert into private.account_tables (name, place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown)
values
  ('public.filed_periods', '202', 'user_id', 'filings', NULL, NULL, NULL, 'marked_at', NULL, 'own.first_day || '' '' || own.id', '{}', '{by_id,unmarked_by_id}', '{"id": "coalesce(private.restored_id($1, $2, said.id::text), gen_random_uuid())", "gstin": "case when staged.value ? ''gstin'' then said.gstin else (select private.own_gstin(own) from public.businesses as own where own.user_id = $1) end", "unmark_reason": "private.single_line(said.unmark_reason)"}', NULL, 'false', NULL, 'private.check_restored_filings', '200', '300', 'true', 'true', 'true', 'false', 'false'),
  ('books.filed_rows', '205', 'user_id', 'filed_rows', NULL, NULL, NULL, NULL, NULL, NULL, '{}', '{}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', 'true', 'true', 'true', 'false'),
  ('public.note_rejections', '51', 'user_id', 'rejections', NULL, 'books.invoices', 'note_id', 'said_at', NULL, 'own.said_at, own.id', '{}', '{id}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', 'true', 'true', 'false', 'false')
on conflict (name) do update set
  (place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown) = row(excluded.place, excluded.owner, excluded.called, excluded.untold, excluded.parent, excluded.link, excluded.moment, excluded.which, excluded.turn, excluded.also, excluded.without, excluded.restored, excluded.later, excluded.is_skipped, excluded.writer, excluded.behind, excluded.page, excluded.bytes, excluded.is_books, excluded.taken_back, excluded.is_erased, excluded.is_many, excluded.is_shown);

-- The draft does not see it: some people hold thousands of rows (01_all_tables.sql).
alter table books.filed_rows alter column user_id set (n_distinct = 20);
