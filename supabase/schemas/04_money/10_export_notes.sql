-- What exporters write beside the ledger (…_exports.sql). Each call replaces what it wrote before.

create function private.note_remittance(
  payment_id uuid,
  bank_advice text,
  irm_number text,
  fira_number text,
  fira_file text,
  purpose_code text,
  rupees_minor bigint,
  charges_minor bigint
) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  payment books.payments;
  told public.remittances;
begin
  perform private.begin_write();
  told.bank_advice := private.short_line(note_remittance.bank_advice, 60, 'bankAdvice');
  told.irm_number := private.short_line(note_remittance.irm_number, 60, 'irmNumber');
  told.fira_number := private.short_line(note_remittance.fira_number, 60, 'firaNumber');
  told.fira_file := private.short_line(note_remittance.fira_file, 120, 'firaFile');
  told.purpose_code := private.short_line(note_remittance.purpose_code, 5, 'purposeCode');
  perform private.lock_writer(owner);
  select * into payment
  from books.payments as known
  where known.id = note_remittance.payment_id and known.user_id = owner and known.state in ('confirmed', 'advanced');
  if not found then
    perform private.refuse(404, 'payment_not_found');
  elsif not exists (
    select from books.invoices as invoice where invoice.id = payment.invoice_id and private.is_export(invoice.listed, invoice.supply, invoice.buyer)
  ) then
    perform private.refuse(409, 'not_an_export');
  end if;
  delete from public.remittances as own
  where own.user_id = owner
    and (own.payment_id = payment.id and payment.receipt_id is null or own.receipt_id = payment.receipt_id);
  if num_nonnulls(
    told.bank_advice, told.irm_number, told.fira_number, told.fira_file, told.purpose_code, note_remittance.rupees_minor,
    note_remittance.charges_minor
  ) > 0 then
    insert into public.remittances (
      user_id, payment_id, receipt_id, bank_advice, irm_number, fira_number, fira_file, purpose_code, rupees_minor, charges_minor
    )
    values (
      owner, case when payment.receipt_id is null then payment.id end, payment.receipt_id, told.bank_advice, told.irm_number,
      told.fira_number, told.fira_file, told.purpose_code, note_remittance.rupees_minor, note_remittance.charges_minor
    );
  end if;
end
$$;
grant execute on function private.note_remittance(uuid, text, text, text, text, text, bigint, bigint) to authenticated;

create function public.note_remittance(
  payment_id uuid,
  bank_advice text default null,
  irm_number text default null,
  fira_number text default null,
  fira_file text default null,
  purpose_code text default null,
  rupees_minor bigint default null,
  charges_minor bigint default null
) returns void
language sql
set search_path = ''
as $$
  select private.note_remittance(
    payment_id, bank_advice, irm_number, fira_number, fira_file, purpose_code, rupees_minor, charges_minor
  )
$$;
comment on function public.note_remittance(uuid, text, text, text, text, text, bigint, bigint) is
  'Notes what the bank said of a payment of one of the caller''s exports, and of all payments that came with it: rupees credited and charges kept, in paise. Without anything it takes the note away.';
grant execute on function public.note_remittance(uuid, text, text, text, text, text, bigint, bigint) to authenticated;

create function private.note_export_terms(
  invoice_id uuid,
  realise_by date,
  lut_paid_by date,
  net_minor bigint,
  contract_number text,
  contract_date date,
  remarks text,
  closed_on date,
  closing_note text
) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  invoice books.invoices;
  told public.export_terms;
begin
  perform private.begin_write();
  told.contract_number := private.short_line(note_export_terms.contract_number, 60, 'contractNumber');
  told.remarks := private.short_line(note_export_terms.remarks, 200, 'remarks');
  told.closing_note := private.short_line(note_export_terms.closing_note, 300, 'closingNote');
  perform private.bounded_day(note_export_terms.realise_by, 'realiseBy');
  perform private.bounded_day(note_export_terms.lut_paid_by, 'lutPaidBy');
  perform private.bounded_day(note_export_terms.contract_date, 'contractDate');
  perform private.bounded_day(note_export_terms.closed_on, 'closedOn');
  perform private.lock_writer(owner);
  select * into invoice from books.invoices as own where own.id = note_export_terms.invoice_id and own.user_id = owner;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  elsif not private.is_export(invoice.listed, invoice.supply, invoice.buyer) then
    perform private.refuse(409, 'not_an_export');
  elsif note_export_terms.realise_by < invoice.issue_date then
    perform private.refuse(422, 'date_out_of_range', 'realiseBy');
  elsif note_export_terms.lut_paid_by < invoice.issue_date then
    perform private.refuse(422, 'date_out_of_range', 'lutPaidBy');
  elsif note_export_terms.net_minor > invoice.total_minor then
    perform private.refuse(422, 'amount_out_of_range', 'net');
  elsif note_export_terms.closed_on > private.today() then
    perform private.refuse(422, 'date_out_of_range', 'closedOn');
  end if;
  delete from public.export_terms as own where own.invoice_id = invoice.id and own.user_id = owner;
  if num_nonnulls(
    note_export_terms.realise_by, note_export_terms.lut_paid_by, note_export_terms.net_minor, told.contract_number,
    note_export_terms.contract_date, told.remarks, note_export_terms.closed_on, told.closing_note
  ) > 0 then
    insert into public.export_terms (
      invoice_id, user_id, realise_by, lut_paid_by, net_minor, contract_number, contract_date, remarks, closed_on, closing_note
    )
    values (
      invoice.id, owner, note_export_terms.realise_by, note_export_terms.lut_paid_by, note_export_terms.net_minor,
      told.contract_number, note_export_terms.contract_date, told.remarks, note_export_terms.closed_on, told.closing_note
    );
  end if;
end
$$;
grant execute on function private.note_export_terms(uuid, date, date, bigint, text, date, text, date, text) to authenticated;

create function public.note_export_terms(
  invoice_id uuid,
  realise_by date default null,
  lut_paid_by date default null,
  net_minor bigint default null,
  contract_number text default null,
  contract_date date default null,
  remarks text default null,
  closed_on date default null,
  closing_note text default null
) returns void
language sql
set search_path = ''
as $$
  select private.note_export_terms(
    invoice_id, realise_by, lut_paid_by, net_minor, contract_number, contract_date, remarks, closed_on, closing_note
  )
$$;
comment on function public.note_export_terms(uuid, date, date, bigint, text, date, text, date, text) is
  'Notes what the caller knows of one of their exports: days that the bank or the Commissioner extended, what will come of the total in its currency, its contract, and when the bank''s entry was closed. Without anything it takes the note away.';
grant execute on function public.note_export_terms(uuid, date, date, bigint, text, date, text, date, text) to authenticated;

create function private.note_edf(
  first_day date,
  filed_on date,
  form_number text,
  due_on date,
  mode text,
  third_party text
) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  told public.edf_months;
begin
  perform private.begin_write();
  told.form_number := private.short_line(note_edf.form_number, 60, 'formNumber');
  told.mode := private.short_line(note_edf.mode, 60, 'mode');
  told.third_party := private.short_line(note_edf.third_party, 120, 'thirdParty');
  perform private.bounded_day(note_edf.first_day, 'month');
  perform private.bounded_day(note_edf.filed_on, 'filedOn');
  perform private.bounded_day(note_edf.due_on, 'dueOn');
  if (extract(day from note_edf.first_day) = 1 and private.edf_due(note_edf.first_day) is not null) is not true
    or note_edf.first_day > private.today()
  then
    perform private.refuse(422, 'period_unknown', 'month');
  elsif note_edf.filed_on > private.today() then
    perform private.refuse(422, 'filing_date_future', 'filedOn');
  elsif note_edf.filed_on < note_edf.first_day then
    perform private.refuse(422, 'filing_date_too_early', 'filedOn');
  elsif note_edf.due_on < note_edf.first_day then
    perform private.refuse(422, 'date_out_of_range', 'dueOn');
  end if;
  perform private.lock_writer(owner);
  delete from public.edf_months as own where own.user_id = owner and own.first_day = note_edf.first_day;
  if num_nonnulls(note_edf.filed_on, told.form_number, note_edf.due_on, told.mode, told.third_party) > 0 then
    insert into public.edf_months (user_id, first_day, filed_on, form_number, due_on, mode, third_party)
    values (
      owner, note_edf.first_day, note_edf.filed_on, told.form_number, note_edf.due_on, told.mode, told.third_party
    );
  end if;
end
$$;
grant execute on function private.note_edf(date, date, text, date, text, text) to authenticated;

create function public.note_edf(
  first_day date,
  filed_on date default null,
  form_number text default null,
  due_on date default null,
  mode text default null,
  third_party text default null
) returns void
language sql
set search_path = ''
as $$ select private.note_edf(first_day, filed_on, form_number, due_on, mode, third_party) $$;
comment on function public.note_edf(date, date, text, date, text, text) is
  'Notes the export declaration of the month that begins on this day: when it was filed, its number, a day that the bank extended, and what its first part says. Without anything it takes the note away.';
grant execute on function public.note_edf(date, date, text, date, text, text) to authenticated;
