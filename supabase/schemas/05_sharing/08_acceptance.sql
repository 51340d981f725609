-- What a late payment is reckoned from (MSMED Act 2006, s. 15 and s. 16): the day of acceptance, and the days that were agreed in
-- writing. The domain reckons (domain/law/late-interest.ts).

create function private.note_acceptance() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.invoice_events (invoice_id, user_id, kind, detail)
  values (
    new.id, new.user_id, 'acceptance_noted',
    jsonb_strip_nulls(jsonb_build_object('accepted_on', new.accepted_on, 'agreed_days', new.agreed_days))
  );
  return null;
end
$$;

create trigger invoices_note_acceptance after update on books.invoices
for each row
when ((old.accepted_on, old.agreed_days) is distinct from (new.accepted_on, new.agreed_days))
execute function private.note_acceptance();

create function private.set_acceptance(invoice_id uuid, accepted_on date, agreed_days integer) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  invoice constant books.invoices := private.lock_invoice(set_acceptance.invoice_id, private.account());
begin
  if not invoice.listed or invoice.supply = 'export' or invoice.currency <> 'INR' then
    perform private.refuse(409, 'acceptance_within_india');
  elsif set_acceptance.accepted_on > private.today() then
    perform private.refuse(422, 'accepted_on_future', 'acceptedOn');
  end if;
  update books.invoices as own
  set accepted_on = set_acceptance.accepted_on, agreed_days = set_acceptance.agreed_days
  where own.id = invoice.id
    and (own.accepted_on, own.agreed_days) is distinct from (set_acceptance.accepted_on, set_acceptance.agreed_days);
  return private.late_payment(invoice.id);
end
$$;
grant execute on function private.set_acceptance(uuid, date, integer) to authenticated;

create function public.set_acceptance(
  invoice_id uuid, accepted_on date default null, agreed_days integer default null
) returns jsonb
language sql
set search_path = ''
as $$ select private.set_acceptance(invoice_id, accepted_on, agreed_days) $$;
comment on function public.set_acceptance(uuid, date, integer) is
  'Notes, or takes out, when the buyer accepted one of the caller''s invoices and the days to pay that were agreed in writing, and returns what late_payment does; doing it twice is harmless.';
grant execute on function public.set_acceptance(uuid, date, integer) to authenticated;

create function private.late_payment(invoice_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'accepted_on', invoice.accepted_on,
    'agreed_days', invoice.agreed_days,
    'amount_minor', invoice.total_minor,
    'udyam', business.udyam,
    'enterprise_size', business.enterprise_size,
    'enterprise_kind', business.enterprise_kind,
    -- Money by the day on which it came, tax that was deducted with it, and credit notes by their own day.
    'reductions', (
      select coalesce(jsonb_agg(jsonb_build_object('day', came.day, 'amount_minor', came.minor) order by came.day), '[]')
      from (
        select moved.day, sum(moved.minor)::bigint as minor
        from (
          select payment.paid_on as day, payment.amount_minor + payment.tds_minor as minor
          from books.payments as payment
          where payment.invoice_id = invoice.id and payment.state = 'confirmed'
          union all
          select note.issue_date, note.total_minor
          from books.invoices as note
          where note.original_id = invoice.id and note.list = 'credit_notes' and note.cancelled_at is null
        ) as moved
        group by moved.day
      ) as came
    )
  )
  from books.invoices as invoice
  join public.businesses as business on business.user_id = invoice.user_id
  where invoice.id = late_payment.invoice_id
    and invoice.listed and invoice.supply <> 'export' and invoice.currency = 'INR'
$$;
grant execute on function private.late_payment(uuid) to authenticated;

create function public.late_payment(invoice_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$ select private.late_payment(invoice_id) $$;
comment on function public.late_payment(uuid) is
  'What the interest on one of the caller''s invoices is reckoned from: {accepted_on, agreed_days, amount_minor, udyam, enterprise_size, enterprise_kind, reductions}, in paise; null of one that is not live, is an export or is in another currency.';
grant execute on function public.late_payment(uuid) to authenticated;

create function private.told_last_day(invoice_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('accepted_on', invoice.accepted_on, 'agreed_days', invoice.agreed_days)
  from books.invoices as invoice
  join public.businesses as business on business.user_id = invoice.user_id
  where invoice.id = told_last_day.invoice_id
    and invoice.listed and invoice.status = 'UNPAID' and invoice.accepted_on is not null
    and business.last_day_to_clients
    and business.enterprise_size in ('micro', 'small')
$$;
comment on function private.told_last_day(uuid) is
  'What the last day to pay is reckoned from, where its seller shows that to clients; else null.';
