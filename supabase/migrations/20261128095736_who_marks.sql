-- Who marked a credit note as rejected, who took that back, and who noted an export declaration, as other marks say it: the
-- accountant does all three. Rows of before name nobody. Mails about keys and members name them, too.

SET local check_function_bodies = off;

ALTER TABLE "public"."edf_months"
  ADD COLUMN "by_id" uuid;

ALTER TABLE "public"."edf_months"
  ADD COLUMN "by_name" text;

ALTER TABLE "public"."note_rejections"
  ADD COLUMN "by_id" uuid;

ALTER TABLE "public"."note_rejections"
  ADD COLUMN "by_name" text;

ALTER TABLE "public"."note_rejections"
  ADD COLUMN "taken_back_by_id" uuid;

ALTER TABLE "public"."note_rejections"
  ADD COLUMN "taken_back_by_name" text;

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
          said.rejected_on, said.by_name, private.corrections_end(note.issue_date) as ends_on,
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

CREATE OR REPLACE FUNCTION private.security_letter (
  job private.mail_jobs
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'name', profile.name, 'what', news.kind, 'at', news.at,
    -- What was made in the same transaction as the news of it, while it is there.
    'about', case news.kind
      when 'key_made' then (
        select own.name from private.api_keys as own where own.user_id = news.user_id and own.created_at = news.at limit 1
      )
      when 'member_invited' then (
        select asked.email from private.invitations as asked where asked.user_id = news.user_id and asked.made_at = news.at limit 1
      )
      when 'member_joined' then (
        select person.name
        from private.members as own
        join public.profiles as person on person.id = own.person_id
        where own.user_id = news.user_id and own.since = news.at
        limit 1
      )
    end
  )
  from private.security_news as news
  join public.profiles as profile on profile.id = news.user_id
  where news.id = job.subject_id
$function$;

CREATE OR REPLACE FUNCTION public.export_year (
  first_day date,
  last_day  date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  owner constant uuid := private.account();
  since constant date := private.bounded_day(first_day, 'from');
  until constant date := private.bounded_day(last_day, 'until');
begin
  if (until - since between 0 and 400) is not true then
    perform private.refuse(422, 'period_unknown', 'period');
  end if;
  return (
    with chosen as materialized (
      select invoice.*
      from books.invoices as invoice
      where invoice.user_id = owner and invoice.issue_date between since and until
        and private.is_export(invoice.listed, invoice.supply, invoice.buyer)
    )
    select jsonb_build_object(
      'count', (select count(*) from chosen),
      'months', (
        select coalesce(jsonb_agg(to_jsonb(noted) - '{user_id,by_id}'::text[] order by noted.first_day), '[]')
        from public.edf_months as noted
        where noted.user_id = owner and noted.first_day between since and until
      ),
      'invoices', coalesce(
        (
          select jsonb_agg(
            jsonb_build_object(
              'id', invoice.id,
              'number', invoice.number,
              'issue_date', invoice.issue_date,
              'client_name', invoice.client_name,
              'address', concat_ws(', ', invoice.buyer ->> 'address', invoice.buyer ->> 'city', invoice.buyer ->> 'postalCode'),
              'country', coalesce(invoice.buyer ->> 'country', 'IN'),
              'currency', invoice.currency,
              'exchange_rate', invoice.exchange_rate,
              'total_minor', invoice.total_minor,
              'total_inr_minor', invoice.total_inr_minor,
              'taxable_minor', invoice.taxable_minor,
              'igst_minor', invoice.igst_minor,
              'cess_minor', invoice.cess_minor,
              'settled_minor', invoice.settled_minor,
              'credited_minor', invoice.credited_minor,
              'due_minor', invoice.due_minor,
              'paid_date', invoice.paid_date,
              'written_off_on', (invoice.written_off_at at time zone 'Asia/Kolkata')::date,
              'write_off_reason', invoice.write_off_reason,
              'po_number', invoice.po_number,
              'under_lut', invoice.supply = 'export' and not invoice.with_tax,
              'with_igst', invoice.supply = 'export' and invoice.with_tax,
              'port_code', invoice.port_code,
              'shipping_bill', invoice.shipping_bill,
              'shipping_bill_date', invoice.shipping_bill_date,
              'needs_edf', private.needs_edf(invoice.id, invoice.shipping_bill),
              'rows', (
                select coalesce(
                  jsonb_agg(
                    jsonb_build_object('description', left(item.description, 200), 'code', item.hsn_sac) order by item.position
                  ),
                  '[]'
                )
                from books.invoice_items as item
                where item.invoice_id = invoice.id and item.position <= 20
              ),
              'terms', (
                select to_jsonb(terms) - '{invoice_id,user_id}'::text[]
                from public.export_terms as terms
                where terms.invoice_id = invoice.id
              ),
              'payments', private.export_payments(invoice.id)
            )
            order by invoice.issue_date, invoice.number
          )
          from (select * from chosen order by chosen.issue_date, chosen.number limit 1000) as invoice
        ),
        '[]'
      )
    )
  );
end
$function$;

CREATE TRIGGER edf_months_actor
  BEFORE INSERT ON public.edf_months
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_actor();

CREATE TRIGGER note_rejections_actor
  BEFORE INSERT ON public.note_rejections
  FOR EACH ROW
  WHEN ((current_setting('app.restoring'::text, true) IS DISTINCT FROM 'on'::text))
  EXECUTE FUNCTION private.note_actor();

CREATE TRIGGER note_rejections_taken_back
  BEFORE UPDATE ON public.note_rejections
  FOR EACH ROW
  EXECUTE FUNCTION private.note_change('taken_back', 'taken_back_at');

COMMENT ON FUNCTION "public"."rejected_notes"() IS 'The caller''s credit notes that their buyers rejected on the portal, with who said so (null for the owner), their tax and the return that furnished them again (via), null until one did; and as open those of filed returns that can be marked as rejected. At most 500 of each.';

COMMENT ON TABLE "public"."note_rejections" IS 'Credit notes that their buyers rejected on the portal, as who said it and who took it back.';

insert into private.account_tables (name, place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown)
values
  ('public.edf_months', '204', 'user_id', 'declarations', NULL, NULL, NULL, NULL, NULL, 'own.first_day::text', '{}', '{by_id}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', 'true', 'true', 'false', 'false'),
  ('public.note_rejections', '51', 'user_id', 'rejections', NULL, 'books.invoices', 'note_id', 'said_at', NULL, 'own.said_at, own.id', '{}', '{id,by_id,taken_back_by_id}', '{}', NULL, 'false', NULL, NULL, '200', '300', 'false', 'true', 'true', 'false', 'false')
on conflict (name) do update set
  (place, owner, called, untold, parent, link, moment, which, turn, also, without, restored, later, is_skipped, writer, behind, page, bytes, is_books, taken_back, is_erased, is_many, is_shown) = row(excluded.place, excluded.owner, excluded.called, excluded.untold, excluded.parent, excluded.link, excluded.moment, excluded.which, excluded.turn, excluded.also, excluded.without, excluded.restored, excluded.later, excluded.is_skipped, excluded.writer, excluded.behind, excluded.page, excluded.bytes, excluded.is_books, excluded.taken_back, excluded.is_erased, excluded.is_many, excluded.is_shown);
