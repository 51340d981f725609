-- An issued invoice that was wrong is cancelled, or replaced by another one. It keeps its number and can come back. An invoice and
-- its replacements are a family, of which at most one is valid.

create function private.standing_invoice(invoice_id uuid) returns uuid
language sql stable
set search_path = ''
as $$
  with recursive ancestor as (
    select invoice.id, invoice.original_id
    from books.invoices as invoice
    where invoice.id = standing_invoice.invoice_id and invoice.told = 'supply'
    union
    select invoice.id, invoice.original_id
    from ancestor
    join books.invoices as invoice on invoice.id = ancestor.original_id
    where invoice.told = 'supply'
  ),
  family as (
    select invoice.id, invoice.listed
    from books.invoices as invoice
    where invoice.id = (select ancestor.id from ancestor where ancestor.original_id is null)
    union
    select invoice.id, invoice.listed
    from family
    join books.invoices as invoice on invoice.original_id = family.id
    where invoice.told = 'supply'
  )
  select family.id from family where family.listed limit 1
$$;
comment on function private.standing_invoice(uuid) is
  'The invoice itself, or what stands in its place; null where nothing of its family does.';
-- The view of all invoices calls this with its reader's rights.
grant execute on function private.standing_invoice(uuid) to authenticated;

create function private.refuse_replaced(invoice_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  standing text;
begin
  select invoice.number into standing
  from books.invoices as invoice
  where invoice.id = private.standing_invoice(refuse_replaced.invoice_id);
  if found then
    perform private.refuse(409, 'invoice_replaced', params => jsonb_build_object('number', standing));
  end if;
end
$$;
comment on function private.refuse_replaced(uuid) is 'Refuses where another invoice stands in place of a cancelled one.';

-- Received money must stay counted: an invoice with a payment is not cancelled. The lock waits for a payment that is being
-- recorded.
create function private.set_cancelled(invoice_id uuid, cancelled boolean, reason text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  clean_reason constant text := private.single_line(reason);
  invoice books.invoices;
begin
  perform private.check_length(clean_reason, 300, 'reason');
  perform private.begin_write();
  -- Issuing, restoring and marking a period as filed wait meanwhile, so that only one document of a family is valid.
  perform from public.businesses as business where business.user_id = private.account() for no key update;
  perform private.lock_original(invoice_id, private.account());
  select * into invoice
  from books.invoices as own
  where own.id = set_cancelled.invoice_id and own.user_id = private.account()
  for no key update;
  if not found then
    perform private.refuse(404, 'invoice_not_found');
  elsif cancelled and (invoice.listed or invoice.money = 'advance') and invoice.settled_minor > 0 then
    perform private.refuse(409, 'invoice_has_money');
  elsif not cancelled and invoice.cancelled_at is not null then
    perform private.refuse_replaced(invoice.id);
  end if;
  update books.invoices as own
  set
    cancelled_at = case when cancelled then now() end,
    cancel_reason = case when cancelled then clean_reason end
  where own.id = invoice.id and (own.cancelled_at is not null) <> cancelled;
end
$$;
grant execute on function private.set_cancelled(uuid, boolean, text) to authenticated;

create function public.cancel_invoice(invoice_id uuid, reason text) returns void
language plpgsql
set search_path = ''
as $$
begin
  if private.single_line(reason) is null then
    perform private.refuse(422, 'cancel_reason_required', 'reason');
  end if;
  perform private.set_cancelled(invoice_id, true, reason);
end
$$;
comment on function public.cancel_invoice(uuid, text) is
  'Cancels one of the caller''s invoices for a reason; doing it twice is harmless, and the first reason stays.';
grant execute on function public.cancel_invoice(uuid, text) to authenticated;

create function public.delete_invoice(invoice_id uuid) returns void
language sql
set search_path = ''
as $$ select private.set_cancelled(invoice_id, true, null) $$;
comment on function public.delete_invoice(uuid) is
  'Cancels one of the caller''s invoices without a reason; doing it twice is harmless.';
grant execute on function public.delete_invoice(uuid) to authenticated;

create function public.restore_invoice(invoice_id uuid) returns void
language sql
set search_path = ''
as $$ select private.set_cancelled(invoice_id, false, null) $$;
comment on function public.restore_invoice(uuid) is
  'Brings back one of the caller''s cancelled invoices under its old number, unless another stands in its place.';
grant execute on function public.restore_invoice(uuid) to authenticated;

-- A payment or a credit stays with the invoice for which it was made.
create function private.lock_revisable(invoice_id uuid, owner uuid, corrects boolean default false) returns books.invoices
language plpgsql
set search_path = ''
as $$
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
$$;
comment on function private.lock_revisable(uuid, uuid, boolean) is
  'One of the caller''s invoices that another may be issued in place of, locked; else a refusal.';

-- The link of the old invoice leads to the new one if both go to the same mailbox; so the new one is shared, too.
create function private.replace_invoice(original_id uuid, replacement_id uuid) returns void
language plpgsql
set search_path = ''
as $$
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
$$;
comment on function private.replace_invoice(uuid, uuid) is
  'Cancels an invoice, behind its lock, for the one that was issued in its place.';
