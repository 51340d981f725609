-- What is known of tax that a client deducted from a payment, beside its amount: what it is for and the day that decides. The ledger
-- itself never changes, so that stands here.

create table books.tds_deductions (
  payment_id uuid primary key references books.payments (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Null where nobody has said: then it is what the client usually pays for.
  kind text,
  -- The day on which the client credited the bill, where that was before the payment. The earlier of both decides by which law, in
  -- which quarter and in which year the tax was deducted.
  credited_on date,
  changed_at timestamptz,
  changed_by_id uuid,
  changed_by_name text,
  constraint "tdsKind: value_not_allowed" check (private.is_tds_kind(kind)),
  constraint "creditedOn: credited_day_wrong" check (private.is_day(credited_on))
);
comment on table books.tds_deductions is
  'What the tax that a client deducted from a payment is for, and when they credited it if that was earlier.';
create index tds_deductions_user on books.tds_deductions (user_id);

alter table books.tds_deductions enable row level security;
grant select on books.tds_deductions to authenticated;

create policy tds_deductions_select_own on books.tds_deductions
for select to authenticated
using (user_id = (select private.caller()));

create trigger tds_deductions_changed before insert or update on books.tds_deductions
for each row when (current_setting('app.restoring', true) is distinct from 'on')
execute function private.note_change('changed', 'kind', 'credited_on');

create function private.deduction_day(paid_on date, credited_on date) returns date
language plpgsql immutable
set search_path = ''
as $$ begin return least(paid_on, credited_on); end $$;
comment on function private.deduction_day(date, date) is 'The earlier of credit and payment decides (CBDT).';
grant execute on function private.deduction_day(date, date) to authenticated;

-- What the client usually pays for is kept with each deduction: a later habit does not change what was.
create function private.keep_deduction() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into books.tds_deductions as kept (payment_id, user_id, kind)
  select new.id, new.user_id, client.tds_kind
  from books.invoices as invoice
  join books.clients as client on client.id = invoice.client_id
  where invoice.id = new.invoice_id and client.tds_kind is not null
  on conflict (payment_id) do update set kind = coalesce(kept.kind, excluded.kind);
  return null;
end
$$;

create trigger payments_keep_deduction after insert or update of state on books.payments
for each row
when (
  new.state = 'confirmed' and new.tds_minor > 0 and current_setting('app.restoring', true) is distinct from 'on'
)
execute function private.keep_deduction();

create function private.check_credited_on(credited_on date, paid_on date) returns void
language plpgsql
set search_path = ''
as $$
begin
  if credited_on not between paid_on - 366 and paid_on then
    perform private.refuse(422, 'credited_day_wrong', 'creditedOn');
  end if;
end
$$;
comment on function private.check_credited_on(date, date) is
  'A day of credit decides only where it is before the payment; one more than a year before it is a slip.';

create function private.set_deduction(payment_id uuid, tds_kind text, credited_on date) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  owner constant uuid := private.caller();
  payment books.payments;
begin
  perform private.begin_write();
  select * into payment from books.payments as own where own.id = set_deduction.payment_id and own.user_id = owner;
  if not found then
    perform private.refuse(404, 'payment_not_found');
  end if;
  perform private.check_credited_on(set_deduction.credited_on, payment.paid_on);
  insert into books.tds_deductions as kept (payment_id, user_id, kind, credited_on)
  values (payment.id, owner, tds_kind, set_deduction.credited_on)
  on conflict (payment_id) do update set kind = excluded.kind, credited_on = excluded.credited_on;
end
$$;
grant execute on function private.set_deduction(uuid, text, date) to authenticated;

create function public.set_deduction(
  payment_id uuid,
  tds_kind text default null,
  credited_on date default null
) returns void
language sql
set search_path = ''
as $$ select private.set_deduction(payment_id, tds_kind, credited_on) $$;
comment on function public.set_deduction(uuid, text, date) is
  'Says what the tax deducted from one of the caller''s payments is for, and on which earlier day the client credited it; null where that is not known.';
grant execute on function public.set_deduction(uuid, text, date) to authenticated;

-- With the payment itself: what is not said stays as the client's habit is.
create function private.tell_deduction(payment_id uuid, tds_kind text, credited_on date) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.set_deduction(
    payment_id,
    coalesce(
      tds_kind, (select kept.kind from books.tds_deductions as kept where kept.payment_id = tell_deduction.payment_id)
    ),
    credited_on
  );
end
$$;
grant execute on function private.tell_deduction(uuid, text, date) to authenticated;

create function private.tell_deductions_of(receipt_id uuid, tds_kind text, credited_on date) returns void
language plpgsql
set search_path = ''
as $$
begin
  if private.is_tds_kind(tds_kind) is false then
    perform private.refuse(422, 'value_not_allowed', 'tdsKind');
  end if;
  perform private.tell_deduction(payment.id, tds_kind, credited_on)
  from books.payments as payment
  where payment.receipt_id = tell_deductions_of.receipt_id and payment.tds_minor > 0 and not payment.from_advance;
end
$$;
grant execute on function private.tell_deductions_of(uuid, text, date) to authenticated;

-- A payment in another currency counts in rupees where its rate is known.
create view private.deduction_lines
with (security_invoker = true)
as
select
  payment.id,
  payment.user_id,
  payment.paid_on,
  said.credited_on,
  private.deduction_day(payment.paid_on, said.credited_on) as day,
  coalesce(said.kind, client.tds_kind) as kind,
  invoice.id as invoice_id,
  invoice.number,
  client.id as client_id,
  (round(payment.tds_minor * rupee.rate))::bigint as tax_minor,
  -- Without GST: the value of as much of the invoice as this settles.
  (round(
    (payment.amount_minor + payment.tds_minor) * rupee.rate * invoice.taxable_minor / nullif(invoice.total_minor, 0)
  ))::bigint as value_minor,
  said.changed_by_name
from books.payments as payment
join books.invoices as invoice on invoice.id = payment.invoice_id
join books.clients as client on client.id = invoice.client_id
left join books.tds_deductions as said on said.payment_id = payment.id
cross join lateral (
  select case invoice.currency when 'INR' then 1 else invoice.exchange_rate end as rate
) as rupee
where payment.state = 'confirmed' and invoice.money <> 'out' and rupee.rate is not null;
comment on view private.deduction_lines is
  'Payments of clients with the tax that they deducted, which may be none, and what is known of that; functions alone read it.';

create function private.client_tds(client_id uuid, day date) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  owner constant uuid := private.caller();
  first_day constant date := private.financial_year_start(client_tds.day);
begin
  return (
    select jsonb_build_object(
      'kind', client.tds_kind,
      'tan', client.tan,
      'payments', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object('day', line.day, 'value_minor', line.value_minor, 'tax_minor', line.tax_minor)
            order by line.day, line.id
          ),
          '[]'
        )
        from (
          select known.*
          from private.deduction_lines as known
          where known.user_id = owner
            and known.client_id = client.id
            and known.paid_on between first_day and first_day + 730
            and known.day between first_day and (first_day + interval '1 year')::date - 1
          order by known.day desc, known.id desc
          limit 1000
        ) as line
      )
    )
    from books.clients as client
    where client.id = client_tds.client_id and client.user_id = owner
  );
end
$$;
grant execute on function private.client_tds(uuid, date) to authenticated;

create function public.client_tds(client_id uuid, day date) returns jsonb
language sql stable
set search_path = ''
as $$ select private.client_tds(client_id, private.bounded_day(day, 'day')) $$;
comment on function public.client_tds(uuid, date) is
  'What one of the caller''s clients usually deducts tax for, their TAN, and their payments in the financial year of a day, in paise without GST, with the tax deducted from each; null of somebody else''s.';
grant execute on function public.client_tds(uuid, date) to authenticated;
