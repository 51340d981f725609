-- GSTR-3B is marked as filed as well as GSTR-1, and the history of a mark, filed or checked, says who took it back. The set-up
-- ticks Tax only after somebody has saved it; those who have a business by now are not asked again.

SET local check_function_bodies = off;

DROP INDEX "public"."filed_periods_standing";

ALTER TABLE "public"."checked_months"
  DROP CONSTRAINT "checked_months_pkey";

DROP FUNCTION "private"."file_period"(date, date, date, text);

DROP FUNCTION "private"."unfile_period"(date, date, text, text);

DROP FUNCTION "private"."unfiled_months"(uuid, text);

DROP FUNCTION "public"."file_period"(date, date, date, text);

DROP FUNCTION "public"."unfile_period"(date, date, text, text);

ALTER TABLE "public"."businesses"
  ADD COLUMN "tax_said" boolean NOT NULL DEFAULT true;

ALTER TABLE "public"."businesses"
  ALTER COLUMN "tax_said" SET DEFAULT false;

ALTER TABLE "public"."checked_months"
  ADD COLUMN "id" uuid NOT NULL DEFAULT gen_random_uuid();

ALTER TABLE "public"."checked_months"
  ADD COLUMN "unmarked_at" timestamp WITH time zone;

ALTER TABLE "public"."checked_months"
  ADD COLUMN "unmarked_by_id" uuid;

ALTER TABLE "public"."checked_months"
  ADD COLUMN "unmarked_by_name" text;

ALTER TABLE "public"."filed_periods"
  ADD COLUMN "form" text NOT NULL DEFAULT 'gstr1'::text;

ALTER TABLE "public"."filed_periods"
  ADD COLUMN "unmarked_by_id" uuid;

ALTER TABLE "public"."filed_periods"
  ADD COLUMN "unmarked_by_name" text;

CREATE OR REPLACE FUNCTION private.actor (
  owner uuid,
  OUT   id uuid,
  OUT   name text
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
  own_role constant text := current_setting('role');
begin
  if own_role = 'authenticated' and claims ? 'key_id' and private.account() = owner then
    name := (select own.name from private.api_keys as own where own.id = (claims ->> 'key_id')::uuid);
  elsif own_role = 'authenticated' and private.account() = owner then
    id := (claims ->> 'sub')::uuid;
  elsif own_role = 'service_role' then
    id := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-bahi-by';
  end if;
  if id <> owner then
    name := (
      select profile.name from public.profiles as profile
      where profile.id = actor.id and private.role_in(owner, profile.id) is not null
    );
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.businesses_standing()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person constant uuid := private.caller();
  last_month constant date := date_trunc('month', private.today()::timestamp) - interval '1 month';
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', held.id,
      'name', held.name,
      'role', held.role,
      'unfiled', to_jsonb(private.unfiled_months(held.user_id, 'gstr1', held.gstin)),
      'unfiled_3b', to_jsonb(private.unfiled_months(held.user_id, 'gstr3b', held.gstin)),
      'unchecked', not exists (
        select from public.checked_months as mark
        where mark.user_id = held.user_id and mark.first_day = last_month and mark.unmarked_at is null
      ),
      'claims', (
        select count(*)
        from (
          select from books.payments as claim where claim.user_id = held.user_id and claim.state = 'claimed' limit 100
        ) as waiting
      ),
      'to_match', (
        select count(*)
        from (
          select from books.bank_rows as credit where credit.user_id = held.user_id and credit.state = 'open' limit 100
        ) as waiting
      )
    )), '[]')
    from private.businesses_of(person) as held
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.check_month (
  first_day date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.check_restored_filings (
  owner      uuid,
  restore_id uuid,
  rows       jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if exists (
    select from public.filed_periods as own
    where own.user_id = owner
      and (
        own.filed_on > private.today()
        or own.unmarked_at is null and exists (
          select from public.filed_periods as other
          where other.user_id = owner
            and other.id <> own.id
            and other.form = own.form
            and other.gstin is not distinct from own.gstin
            and other.unmarked_at is null
            and other.first_day <= own.last_day
            and other.last_day >= own.first_day
        )
      )
  ) then
    perform private.refuse(422, 'restore_refused', 'filings', '{"of": "filings"}');
  end if;
end
$function$;

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
  elsif (form in ('gstr1', 'gstr3b')) is not true then
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
    insert into public.filed_periods (user_id, form, gstin, first_day, last_day, filed_on)
    values (seller.user_id, file_period.form, asked, file_period.first_day, file_period.last_day, day)
    returning * into mark;
  end if;
  return to_jsonb(mark) - '{user_id,by_id,unmarked_by_id}'::text[];
end
$function$;

CREATE OR REPLACE FUNCTION private.filed_period (
  owner     uuid,
  gstin     text,
  first_day date,
  last_day  date
)
  RETURNS public.filed_periods
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$ begin return private.standing_mark(owner, 'gstr1', gstin, first_day, last_day); end $function$;

CREATE OR REPLACE FUNCTION private.filing_of (
  owner uuid,
  gstin text,
  day   date
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case when mark.last_day < mark.first_day + interval '1 month' then 'monthly' else 'quarterly' end
  from public.filed_periods as mark
  where mark.user_id = owner and mark.gstin is not distinct from filing_of.gstin and mark.form = 'gstr1'
    and mark.unmarked_at is null
  order by mark.first_day <= day desc, abs(mark.first_day - day)
  limit 1
$function$;

CREATE OR REPLACE FUNCTION private.keep_mark()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.note_actor()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  who constant record := private.actor(new.user_id);
begin
  new.by_id := coalesce(who.id, new.by_id);
  new.by_name := coalesce(who.name, new.by_name);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_tax_said()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  -- An update comes here only if it writes the registration, be it the same one.
  new.tax_said := new.tax_said or tg_op = 'UPDATE' or new.gst_registration <> 'none';
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.note_unmarker()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  who constant record := private.actor(new.user_id);
begin
  new.unmarked_by_id := who.id;
  new.unmarked_by_name := who.name;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.return_books (
  owner     uuid,
  gstin     text,
  first_day date,
  last_day  date,
  furnished boolean
)
  RETURNS json
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select json_build_object(
    'revenue_minor', (
      select coalesce(sum(kept.revenue_minor), 0)
      from public.invoice_periods as kept
      where kept.user_id = owner and kept.period = 'day' and kept.first_day between return_books.first_day and last_day
    ),
    'other_minor', coalesce(sum(book.sign * book.total_inr_minor) filter (where not book.counted), 0),
    'other_count', count(*) filter (where not book.under),
    'others', to_json((
      coalesce(
        array_agg(json_build_object('id', book.id, 'number', book.number) order by book.issue_date, book.number)
          filter (where not book.under),
        '{}'
      )
    )[:20]),
    'igst_minor', coalesce(
      sum(book.sign * case when book.rate = 1 then book.igst_minor when split.parts = 1 then tax.part else 0 end)
        filter (where book.counted),
      0
    ),
    'cgst_minor', coalesce(
      sum(book.sign * case when book.rate = 1 then book.cgst_minor when split.parts = 2 then tax.part else 0 end)
        filter (where book.counted),
      0
    ),
    'sgst_minor', coalesce(
      sum(book.sign * case when book.rate = 1 then book.sgst_minor when split.parts = 2 then tax.part else 0 end)
        filter (where book.counted),
      0
    ),
    'cess_minor', coalesce(sum(book.sign * round(book.cess_minor * book.rate)) filter (where book.counted), 0)
  )
  from (
    select
      invoice.*,
      invoice.seller ->> 'gstRegistration' = 'regular' and invoice.seller ->> 'taxId' = gstin as counted,
      coalesce(invoice.exchange_rate, 1) as rate,
      invoice.seller ->> 'gstRegistration' = 'regular' and invoice.seller ->> 'taxId' = gstin as under
    from books.invoices as invoice
    where invoice.user_id = owner and invoice.listed and invoice.issue_date between first_day and last_day
    union all
    select
      note.*,
      note.seller ->> 'gstRegistration' = 'regular' and note.seller ->> 'taxId' = gstin
        and not note.commercial and not private.is_late_note(
          owner, gstin, note.issue_date, note.buyer ->> 'gstin' is not null,
        note.cgst_minor + note.sgst_minor + note.igst_minor + note.cess_minor, original.issue_date, last_day, furnished
        ),
      coalesce(note.exchange_rate, 1),
      note.seller ->> 'gstRegistration' = 'regular' and note.seller ->> 'taxId' = gstin
    from books.invoices as note
    join books.invoices as original on original.id = note.original_id
    where note.user_id = owner
      and note.list = 'credit_notes' and note.cancelled_at is null
      and note.issue_date between first_day and last_day
  ) as book
  cross join lateral (
    select private.tax_parts(book.supply, book.with_tax, book.place_of_supply, left(gstin, 2)) as parts
  ) as split
  cross join lateral (
    select case when book.under and book.rate <> 1 then private.tax_on_rupees(book.id, split.parts) end as part
  ) as tax
$function$;

CREATE OR REPLACE FUNCTION private.setup_progress()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (
    select jsonb_build_object(
      'business', business.id is not null,
      'tax', coalesce(
        business.tax_said and (business.gst_registration <> 'regular' or business.default_gst_rate is not null), false
      ),
      'payments', num_nonnulls(business.upi_id, business.bank_account_number) > 0,
      'logo', business.logo is not null,
      'put_away', profile.setup_put_away,
      'deletion_stopped', profile.deletion_stopped_at is not null
    )
    from public.profiles as profile
    left join public.businesses as business on business.user_id = profile.id
    where profile.id = (select private.account())
  );
end
$function$;

CREATE OR REPLACE FUNCTION private.standing_mark (
  owner     uuid,
  form      text,
  gstin     text,
  first_day date,
  last_day  date
)
  RETURNS public.filed_periods
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.uncheck_month (
  first_day date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.caller();
begin
  perform private.begin_write(0);
  update public.checked_months as own
  set unmarked_at = clock_timestamp()
  where own.user_id = owner and own.first_day = uncheck_month.first_day and own.unmarked_at is null;
end
$function$;

CREATE OR REPLACE FUNCTION private.unfile_period (
  first_day date,
  last_day  date,
  reason    text,
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
$function$;

CREATE OR REPLACE FUNCTION private.unfiled_months (
  owner uuid,
  form  text,
  gstin text
)
  RETURNS date[]
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  this_month constant timestamp := date_trunc('month', private.today()::timestamp);
  newest constant date := (
    select max(mark.last_day)
    from public.filed_periods as mark
    where mark.user_id = owner and mark.gstin is not distinct from unfiled_months.gstin and mark.form = unfiled_months.form
      and mark.unmarked_at is null
  );
begin
  return array(
    select month.first_day
    from (
      select (this_month - n * interval '1 month')::date as first_day
      from generate_series(1, case when form = 'gstr3b' and newest is null then 1 else 12 end) as n
    ) as month
    cross join lateral (select (month.first_day + interval '1 month')::date - 1 as last_day) as until
    where gstin is not null
      and (form = 'gstr1' or newest is null or month.first_day > newest)
      and (private.standing_mark(owner, form, gstin, month.first_day, until.last_day)).id is null
      and not private.is_nil_return(owner, gstin, month.first_day, until.last_day)
    order by month.first_day
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.file_period (
  first_day date,
  last_day  date,
  filed_on  date DEFAULT NULL::date,
  gstin     text DEFAULT NULL::text,
  form      text DEFAULT 'gstr1'::text
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.file_period(first_day, last_day, filed_on, gstin, form) $function$;

REVOKE ALL ON FUNCTION "public"."file_period"(date, date, date, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.reports_standing (
  first_day date,
  last_day  date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  owner constant uuid := private.account();
  today constant date := private.today();
  this_month constant date := date_trunc('month', today::timestamp)::date;
  own_gstin constant text := (
    select private.own_gstin(business) from public.businesses as business where business.user_id = owner
  );
  money constant jsonb := private.dashboard_money(today);
  month record;
begin
  if private.is_return_period(first_day, last_day) is not true then
    perform private.refuse(422, 'period_unknown', 'period');
  end if;
  select coalesce(sum(kept.invoices), 0) as invoices, coalesce(sum(kept.revenue_minor), 0) as revenue_minor
  into month
  from public.invoice_periods as kept
  where kept.user_id = owner and kept.period = 'month' and kept.first_day = this_month;
  return jsonb_build_object(
    'return', case when own_gstin is not null then jsonb_build_object(
      'is_nil', private.is_nil_return(owner, own_gstin, first_day, last_day),
      'filed_on', (private.filed_period(owner, own_gstin, first_day, last_day)).filed_on,
      'gstr3b_filed_on', (private.standing_mark(owner, 'gstr3b', own_gstin, first_day, last_day)).filed_on
    ) end,
    'owed_minor', money -> 'owed' -> 'minor',
    'late', money -> 'overdue',
    'invoices', month.invoices,
    'revenue_minor', month.revenue_minor,
    'to_match', (
      select count(*)
      from (
        select from books.bank_rows as credit where credit.user_id = owner and credit.state = 'open' limit 100
      ) as waiting
    )
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.unfile_period (
  first_day date,
  last_day  date,
  reason    text,
  gstin     text DEFAULT NULL::text,
  form      text DEFAULT 'gstr1'::text
)
  RETURNS jsonb
  LANGUAGE sql
  SET search_path TO ''
  AS $function$ select private.unfile_period(first_day, last_day, reason, gstin, form) $function$;

REVOKE ALL ON FUNCTION "public"."unfile_period"(date, date, text, text, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."checked_months"
  ADD CONSTRAINT "checked_months_pkey" PRIMARY KEY (id);

ALTER TABLE "public"."checked_months"
  ADD CONSTRAINT "checked_months_unmarked_by_later" CHECK (((unmarked_at IS NOT NULL) OR (num_nonnulls(unmarked_by_id, unmarked_by_name) = 0)));

ALTER TABLE "public"."filed_periods"
  ADD CONSTRAINT "filed_periods_form_known" CHECK ((form = ANY (ARRAY['gstr1'::text, 'gstr3b'::text])));

ALTER TABLE "public"."filed_periods"
  ADD CONSTRAINT "filed_periods_unmarked_by_later" CHECK (((unmarked_at IS NOT NULL) OR (num_nonnulls(unmarked_by_id, unmarked_by_name) = 0)));

CREATE UNIQUE INDEX checked_months_standing ON public.checked_months USING btree (user_id, first_day)
  WHERE (unmarked_at IS NULL);

CREATE INDEX checked_months_user ON public.checked_months USING btree (user_id, first_day);

CREATE UNIQUE INDEX filed_periods_standing ON public.filed_periods USING btree (user_id, gstin, form, first_day) INCLUDE (last_day) NULLS NOT DISTINCT
  WHERE (unmarked_at IS NULL);

CREATE TRIGGER businesses_tax_said
  BEFORE INSERT OR UPDATE OF gst_registration ON public.businesses
  FOR EACH ROW
  EXECUTE FUNCTION private.note_tax_said();

CREATE TRIGGER checked_months_keep_all
  BEFORE TRUNCATE ON public.checked_months
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.keep_mark();

CREATE TRIGGER checked_months_keep
  BEFORE DELETE OR UPDATE ON public.checked_months
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_mark();

CREATE TRIGGER checked_months_unmarker
  BEFORE UPDATE ON public.checked_months
  FOR EACH ROW
  WHEN (((old.unmarked_at IS NULL) AND (new.unmarked_at IS NOT NULL)))
  EXECUTE FUNCTION private.note_unmarker();

CREATE TRIGGER filed_periods_unmarker
  BEFORE UPDATE ON public.filed_periods
  FOR EACH ROW
  WHEN (((old.unmarked_at IS NULL) AND (new.unmarked_at IS NOT NULL)))
  EXECUTE FUNCTION private.note_unmarker();

COMMENT ON FUNCTION "private"."actor"(uuid) IS 'Which person or program acts on an account, or has the server mail: the id of a person, and the name where it is not the owner; both null of a client, and of what runs by itself.';

COMMENT ON FUNCTION "private"."filed_period"(uuid, text, date, date) IS 'The first period whose GSTR-1 is marked as filed under a GSTIN and that shares a day with these; null where there is none.';

COMMENT ON FUNCTION "private"."note_unmarker"() IS 'Notes who takes a mark back, as by_id and by_name say who made it.';

COMMENT ON FUNCTION "private"."standing_mark"(uuid, text, text, date, date) IS 'The first period whose return of a form is marked as filed under a GSTIN and that shares a day with these; null where there is none.';

COMMENT ON FUNCTION "private"."unfiled_months"(uuid, text, text) IS 'The first days of the months of the last year that are over, have something for a return of this form and are not marked as filed; none of who is not registered.';

COMMENT ON FUNCTION "public"."businesses_standing"() IS 'What is open in each of the caller''s businesses: months whose GSTR-1 or GSTR-3B is to be filed, whether the last month is unchecked, reported payments to confirm and credits of bank files to match, at most 100 of each.';

COMMENT ON FUNCTION "public"."file_period"(date, date, date, text, text) IS 'Marks the return of a month or a quarter of the caller as filed, gstr1 or gstr3b by its form, on a day that is today where none is given, and returns the mark; doing it twice is harmless. The gstin is that of today where none is given, and empty for the time without one. With the mark of a GSTR-1 its documents of these days change no more, and none is issued in them; that of a GSTR-3B forbids nothing.';

COMMENT ON FUNCTION "public"."reports_standing"(date, date) IS 'How the caller''s reports stand today: whether the GSTR-1 of a month or a quarter would be nil, and when it and its GSTR-3B were filed (null of who is not registered); in paise what is owed, with the number of overdue invoices, and what was invoiced in this month; how many credits of bank files wait, at most 100.';

COMMENT ON FUNCTION "public"."uncheck_month"(date) IS 'Takes the mark of a checked month back; the history keeps both.';

COMMENT ON FUNCTION "public"."unfile_period"(date, date, text, text, text) IS 'Takes back, for a reason, that the return of a period of the caller was filed, gstr1 or gstr3b by its form, and returns the mark, which stays in the history. The gstin is that of today where none is given, and empty for the time without one.';

COMMENT ON TABLE "public"."checked_months" IS 'Each time that a month''s documents were marked as checked, by whom, and who took the mark back. It only grows.';

COMMENT ON TABLE "public"."filed_periods" IS 'Each time that a period''s GSTR-1 or GSTR-3B was marked as filed, and what took the mark back. It only grows.';

REVOKE ALL ON FUNCTION "private"."actor"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."actor"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."actor"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "private"."file_period"(date, date, date, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."file_period"(date, date, date, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."file_period"(date, date, date, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."file_period"(date, date, date, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_tax_said"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_tax_said"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_tax_said"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."note_unmarker"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_unmarker"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."note_unmarker"() TO "postgres";

REVOKE ALL ON FUNCTION "private"."standing_mark"(uuid, text, text, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."standing_mark"(uuid, text, text, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."standing_mark"(uuid, text, text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."standing_mark"(uuid, text, text, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."unfile_period"(date, date, text, text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."unfile_period"(date, date, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."unfile_period"(date, date, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."unfile_period"(date, date, text, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."unfiled_months"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unfiled_months"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."unfiled_months"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."file_period"(date, date, date, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."file_period"(date, date, date, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."file_period"(date, date, date, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."unfile_period"(date, date, text, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."unfile_period"(date, date, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."unfile_period"(date, date, text, text, text) TO "postgres";

insert into private.account_tables (name, place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown)
values
  ('public.businesses', '10', 'user_id', 'business', NULL, NULL, NULL, NULL, NULL, NULL, '{}', '{id,created_at,updated_at}', '{"tax_said": "coalesce(said.tax_said, true)"}', NULL, 'false', NULL, NULL, '200', '300', 'false', NULL, 'true', 'false', 'false'),
  ('public.filed_periods', '202', 'user_id', 'filings', NULL, NULL, NULL, 'marked_at', NULL, 'own.first_day || '' '' || own.id', '{}', '{id,by_id,unmarked_by_id}', '{"gstin": "case when staged.value ? ''gstin'' then said.gstin else (select private.own_gstin(own) from public.businesses as own where own.user_id = $1) end", "unmark_reason": "private.single_line(said.unmark_reason)"}', NULL, 'false', NULL, 'private.check_restored_filings', '200', '300', 'true', 'true', 'true', 'false', 'false')
on conflict (name) do update set
  (place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown) = row(excluded.place, excluded.owner, excluded.called, excluded.untold, excluded.parent, excluded.link, excluded.moment, excluded.which, excluded.turn, excluded.also, excluded.without, excluded.restored, excluded.later, excluded.is_skipped, excluded.writer, excluded.behind, excluded.page, excluded.bytes, excluded.is_books, excluded.taken_back, excluded.is_erased, excluded.is_many, excluded.is_shown);
