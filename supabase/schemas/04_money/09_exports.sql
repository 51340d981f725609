-- What exporters keep beside the ledger: what the bank said of each remittance, the terms of each invoice, and the export
-- declaration of each month. Nothing here changes what an invoice owes.

-- FEMA 23(R)/2026-RB, reg. 3(2), as domain/law/entries/exports.ts says; a test holds both equal.
create function private.edf_due(day date) returns date
language sql immutable
set search_path = ''
as $$
  select case when day >= '2026-10-01' then (date_trunc('month', day::timestamp) + interval '1 month')::date - 1 + 30 end
$$;
comment on function private.edf_due(date) is 'Until when the export declaration of an invoice of a day is filed; null before October 2026.';
grant execute on function private.edf_due(date) to authenticated;

create function private.short_line(value text, most integer, field text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  perform private.check_length(value, most, field);
  return private.single_line(value);
end
$$;

-- A remittance is a payment of one invoice, or a receipt that settles several.
create table public.remittances (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete restrict,
  payment_id uuid,
  receipt_id uuid,
  -- The bank's advice, the inward remittance message, and the advice of a foreign remittance with the name of its file.
  bank_advice text,
  irm_number text,
  fira_number text,
  fira_file text,
  purpose_code text,
  -- In paise: credited by the bank, and kept by it.
  rupees_minor bigint,
  charges_minor bigint,
  -- Who noted it last, and when, as of a client.
  changed_at timestamptz,
  changed_by_id uuid,
  changed_by_name text,
  constraint remittances_payment foreign key (payment_id, user_id)
    references books.payments (id, user_id) on delete cascade,
  constraint remittances_receipt foreign key (receipt_id, user_id)
    references books.receipts (id, user_id) on delete cascade,
  constraint remittances_payment_once unique (payment_id),
  constraint remittances_receipt_once unique (receipt_id),
  constraint remittances_of_one check (num_nonnulls(payment_id, receipt_id) = 1),
  constraint "bankAdvice: too_long most 60" check (char_length(bank_advice) between 1 and 60),
  constraint "irmNumber: too_long most 60" check (char_length(irm_number) between 1 and 60),
  constraint "firaNumber: too_long most 60" check (char_length(fira_number) between 1 and 60),
  constraint "firaFile: too_long most 120" check (char_length(fira_file) between 1 and 120),
  constraint "purposeCode: purpose_code_invalid" check (purpose_code ~ '^P[0-9]{4}$'),
  constraint "rupees: amount_out_of_range" check (rupees_minor between 0 and private.most_minor()),
  constraint "charges: amount_out_of_range" check (charges_minor between 0 and private.most_minor())
);
comment on table public.remittances is 'What the bank said of money from abroad. The ledger says which invoices it paid.';
create index remittances_user on public.remittances (user_id);
create index remittances_payment_user on public.remittances (payment_id, user_id);
create index remittances_receipt_user on public.remittances (receipt_id, user_id);

create table public.export_terms (
  invoice_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete restrict,
  -- The last day for the money where the bank extended it, and of the year under a letter of undertaking where the Commissioner did.
  realise_by date,
  lut_paid_by date,
  -- What will come of the total, in the invoice's currency; null for all of it.
  net_minor bigint,
  contract_number text,
  contract_date date,
  remarks text,
  -- When the bank's entry was closed, by declaration or by the bank, and what for.
  closed_on date,
  closing_note text,
  changed_at timestamptz,
  changed_by_id uuid,
  changed_by_name text,
  constraint export_terms_invoice foreign key (invoice_id, user_id)
    references books.invoices (id, user_id) on delete cascade,
  constraint "realiseBy: date_out_of_range" check (private.is_day(realise_by)),
  constraint "lutPaidBy: date_out_of_range" check (private.is_day(lut_paid_by)),
  constraint "net: amount_out_of_range" check (net_minor between 0 and private.most_minor()),
  constraint "contractNumber: too_long most 60" check (char_length(contract_number) between 1 and 60),
  constraint "contractDate: date_out_of_range" check (private.is_day(contract_date)),
  constraint "remarks: too_long most 200" check (char_length(remarks) between 1 and 200),
  constraint "closedOn: date_out_of_range" check (private.is_day(closed_on)),
  constraint "closingNote: too_long most 300" check (char_length(closing_note) between 1 and 300)
);
comment on table public.export_terms is 'What an exporter knows of an invoice beside its paper: extended days, its contract, its closing.';
create index export_terms_invoice_user on public.export_terms (invoice_id, user_id);
create index export_terms_user on public.export_terms (user_id);

create table public.edf_months (
  user_id uuid not null references auth.users (id) on delete restrict,
  first_day date not null,
  -- Null while it is open.
  filed_on date,
  form_number text,
  -- Where the bank extended it.
  due_on date,
  -- Facts of Part 1 that stand nowhere else.
  mode text,
  third_party text,
  -- Who noted it last.
  by_id uuid,
  by_name text,
  constraint edf_months_pkey primary key (user_id, first_day),
  constraint edf_months_first_day check (extract(day from first_day) = 1 and private.is_day(first_day)),
  constraint "filedOn: date_out_of_range" check (private.is_day(filed_on)),
  constraint "formNumber: too_long most 60" check (char_length(form_number) between 1 and 60),
  constraint "dueOn: date_out_of_range" check (private.is_day(due_on)),
  constraint "mode: too_long most 60" check (char_length(mode) between 1 and 60),
  constraint "thirdParty: too_long most 120" check (char_length(third_party) between 1 and 120)
);
comment on table public.edf_months is 'The export declaration of a month: when it was filed, and what its first part says.';

alter table public.remittances enable row level security;
alter table public.export_terms enable row level security;
alter table public.edf_months enable row level security;
-- Reading only: functions write them.
grant select on public.remittances to authenticated;
grant select on public.export_terms to authenticated;
grant select on public.edf_months to authenticated;

create policy remittances_select_own on public.remittances
for select to authenticated
using (user_id = (select private.caller()));

create policy export_terms_select_own on public.export_terms
for select to authenticated
using (user_id = (select private.caller()));

create policy edf_months_select_own on public.edf_months
for select to authenticated
using (user_id = (select private.caller()));

create trigger remittances_changed before insert on public.remittances
for each row when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_change('changed');

create trigger export_terms_changed before insert on public.export_terms
for each row when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_change('changed');

create trigger edf_months_actor before insert on public.edf_months
for each row when (current_setting('app.restoring', true) is distinct from 'on') execute function private.note_actor();

-- An invoice of services: goods have their shipping bill.
create function private.needs_edf(document_id uuid, shipping_bill text) returns boolean
language sql stable
set search_path = ''
as $$
  select shipping_bill is null and exists (
    select from books.invoice_items as item
    where item.invoice_id = document_id and (item.hsn_sac is null or item.hsn_sac like '99%')
  )
$$;
comment on function private.needs_edf(uuid, text) is
  'Whether an export has a row of services, or one without a code, and no shipping bill: then the declaration of its month lists it.';
grant execute on function private.needs_edf(uuid, text) to authenticated;

-- Those of the last fourteen months: what is older needs no reminder.
create function private.open_edfs(owner uuid, day date) returns table (first_day date, due_on date, invoices bigint)
language sql stable
set search_path = ''
as $$
  select known.first_day, coalesce(noted.due_on, private.edf_due(known.first_day)), known.invoices
  from (
    select date_trunc('month', invoice.issue_date::timestamp)::date as first_day, count(*) as invoices
    from books.invoices as invoice
    where invoice.user_id = owner
      and invoice.issue_date >= greatest('2026-10-01', day - 425)
      and invoice.issue_date < date_trunc('month', day::timestamp)::date
      and private.is_export(invoice.listed, invoice.supply, invoice.buyer)
      and private.needs_edf(invoice.id, invoice.shipping_bill)
    group by 1
  ) as known
  left join public.edf_months as noted on noted.user_id = owner and noted.first_day = known.first_day
  where noted.filed_on is null
$$;
comment on function private.open_edfs(uuid, date) is
  'The months, over on a day, whose export declaration is not noted as filed, each with its last day and its invoices.';
grant execute on function private.open_edfs(uuid, date) to authenticated;

create function private.edf_attention(day date) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('first_day', open.first_day, 'due_on', open.due_on, 'invoices', open.invoices) order by open.first_day
    ),
    '[]'
  )
  from private.open_edfs((select private.account()), day) as open
$$;
grant execute on function private.edf_attention(date) to authenticated;
