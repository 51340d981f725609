-- Undoes an import as a whole (…_imports.sql), for a day, while nothing else uses its rows.

-- Whether an invoice has anything that did not come with its file.
create function private.is_built_on(invoice books.invoices) returns boolean
language sql stable
set search_path = ''
as $$
  select invoice.cancelled_at is not null or invoice.written_off_at is not null
    or exists (
      select from books.payments as payment
      where payment.invoice_id = invoice.id and (payment.request_fingerprint <> 'imported' or payment.state <> 'confirmed')
    )
    or exists (select from books.invoices as note where note.original_id = invoice.id)
    or exists (select from public.export_terms as terms where terms.invoice_id = invoice.id)
    or exists (
      select from public.remittances as told
      join books.payments as payment on payment.id = told.payment_id
      where payment.invoice_id = invoice.id
    )
    or exists (select from public.invoice_links as link where link.invoice_id = invoice.id)
    or exists (select from public.invoice_mails as mail where mail.invoice_id = invoice.id)
    or exists (
      select from private.mail_jobs as job
      where job.invoice_ids @> array[invoice.id] and job.state in ('taken', 'sending', 'sent', 'unsure')
    )
    or exists (
      select from public.drafts as draft where invoice.id in (draft.original_id, draft.estimate_id, draft.issued_id)
    )
    or exists (
      select from public.invoice_events as event
      where event.invoice_id = invoice.id and event.kind not in ('created', 'payment_recorded')
    )
$$;

-- Whether its client got a statement since the import that included it.
create function private.is_on_a_statement(invoice books.invoices, since timestamptz) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.statement_mails as mail
    where mail.client_id = invoice.client_id and mail.currency = invoice.currency and mail.begun_at >= since
  ) or exists (
    select from public.statement_links as link
    where link.client_id = invoice.client_id and link.currency = invoice.currency and link.last_viewed_at >= since
  )
$$;

-- Removes the rows that the import made, everything that belongs to them, and all waiting rows; answers how many were of its kind.
create function private.take_out_import(known public.imports) returns integer
language plpgsql
set search_path = ''
as $$
declare
  main constant text := (private.account_part(case known.kind when 'invoices' then 'documents' else known.kind end)).name;
  held record;
  step integer;
  gone integer := 0;
begin
  perform private.count_money(known.user_id, money.day, -money.minor)
  from books.payments as payment
  join books.invoices as own on own.id = payment.invoice_id
  cross join lateral private.money_of_payment(payment) as money
  where own.import_id = known.id;
  -- A reminder that waits, or was given up.
  delete from private.mail_jobs as job
  where job.user_id = known.user_id and exists (
    select from books.invoices as own where own.id = any (job.invoice_ids) and own.import_id = known.id
  );
  for held in
    select own.name, own.parent, own.link
    from private.account_tables as own
    join pg_catalog.pg_attribute as mark
      on mark.attrelid = coalesce(own.parent, own.name)::regclass and mark.attname = 'import_id'
    order by own.place desc
  loop
    execute format('delete from %s as own where %s', held.name, case
      when held.parent is null then 'own.import_id = $1'
      else format('own.%I = any (array(select above.id from %s as above where above.import_id = $1))', held.link, held.parent)
    end) using known.id;
    get diagnostics step = row_count;
    if held.name = main then
      gone := step;
    end if;
  end loop;
  return gone;
end
$$;

-- All of it or nothing, and only unused rows: no client with a document or money, and none that was merged.
create function private.undo_import(import_id uuid) returns integer
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  known public.imports := private.own_import(import_id);
  gone integer;
begin
  perform private.begin_write();
  -- Issuing waits meanwhile, as it does for itself.
  perform from public.businesses as business where business.user_id = known.user_id for no key update;
  select * into known from public.imports as own where own.id = known.id for update;
  -- And so does what is paid.
  perform from books.invoices as own where own.import_id = known.id order by own.id for update;
  if known.state = 'undone' then
    return 0;
  elsif known.created_at < now() - interval '1 day' then
    perform private.refuse(409, 'import_old');
  elsif exists (
    select from books.clients as own
    where own.import_id = known.id
      and (
        own.merged_into is not null
        or exists (
          select from books.invoices as document
          where document.client_id = own.id and document.import_id is distinct from known.id
        )
        or exists (select from books.receipts as receipt where receipt.client_id = own.id)
        or exists (select from books.clients as other where other.merged_into = own.id)
      )
  ) or exists (
    select from public.catalogue_items as own where own.import_id = known.id and own.used_at is not null
  ) or exists (
    select from books.invoices as own
    where own.import_id = known.id
      and (private.is_built_on(own) or private.is_on_a_statement(own, known.created_at))
  ) then
    perform private.refuse(409, 'import_built_on');
  end if;
  perform private.refuse_filed(own.user_id, private.gstin_of(own.seller), own.issue_date, own.issue_date)
  from books.invoices as own where own.import_id = known.id;
  perform set_config('app.undoing', known.id::text, true);
  gone := private.take_out_import(known);
  update public.imports as own set state = 'undone' where own.id = known.id;
  return gone;
end
$$;
grant execute on function private.undo_import(uuid) to authenticated;

create function public.undo_import(import_id uuid) returns integer
language sql
set search_path = ''
as $$ select private.undo_import(import_id) $$;
comment on function public.undo_import(uuid) is
  'Takes all that one of the caller''s imports of the last day made out again, and returns how many; refused where something was built on it. Doing it twice is harmless.';
grant execute on function public.undo_import(uuid) to authenticated;
