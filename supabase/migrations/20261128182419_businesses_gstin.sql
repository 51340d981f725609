-- The list of one's businesses says the GSTIN of each, and the numbering the last number of each series of the year. An app of before
-- passes over both.

SET local check_function_bodies = off;

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
  last_day constant date := (last_month + interval '1 month')::date - 1;
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', held.id,
      'name', held.name,
      'role', held.role,
      'gstin', held.gstin,
      'unfiled', to_jsonb(private.unfiled_months(held.user_id, 'gstr1', held.gstin)),
      'unfiled_3b', to_jsonb(private.unfiled_months(held.user_id, 'gstr3b', held.gstin)),
      'refused', case
        -- Twenty businesses are asked at once; the return itself says more of a large one.
        when held.gstin is null or (private.filed_period(held.user_id, held.gstin, last_month, last_day)).id is not null or (
          select sum(kept.created) > 5000 from public.invoice_periods as kept
          where kept.user_id = held.user_id and kept.period = 'month' and kept.first_day = last_month
        ) then 0
        else private.refused_documents(held.user_id, held.gstin, last_month, last_day)
      end,
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

CREATE OR REPLACE FUNCTION private.invoice_numbering (
  owner uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'prefix', business.invoice_prefix,
    'padding', business.invoice_padding,
    'financial_year', now.year,
    'next_sequence', coalesce(counter.last_sequence, 0) + 1,
    'counted', (
      select coalesce(jsonb_object_agg(series.prefix, series.last_sequence), '{}')
      from books.invoice_counters as series
      where series.business_id = business.id and series.financial_year = now.year
    ),
    'started', exists (
      select from books.invoices as invoice
      where invoice.business_id = business.id
        and invoice.prefix = business.invoice_prefix
        and invoice.financial_year = now.year
    ),
    'earliest_issue_date', private.open_day(
      business, private.own_gstin(business), business.invoice_prefix,
      private.open_from(business.user_id, private.own_gstin(business))
    )
  )
  from public.businesses as business
  cross join (select private.financial_year(private.today()) as year) as now
  left join books.invoice_counters as counter
    on counter.business_id = business.id
    and counter.prefix = business.invoice_prefix
    and counter.financial_year = now.year
  where business.user_id = owner
$function$;

COMMENT ON FUNCTION "public"."businesses_standing"() IS 'The GSTIN of each of the caller''s businesses, and what is open there: months whose GSTR-1 or GSTR-3B is to be filed, how many documents of the last month the portal would refuse while it is not filed (none is counted where it has more than 5,000), whether it is unchecked, reported payments to confirm and credits of bank files to match, at most 100 of each.';

COMMENT ON FUNCTION "public"."invoice_numbering"() IS 'The caller''s {prefix, padding, financial_year, next_sequence, counted, started, earliest_issue_date}; null without a business.';
