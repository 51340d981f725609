-- The last rate that the owner used is that of an invoice they still see: what the form shows is what is issued.
create or replace function private.rate_for(owner uuid, currency text, given numeric) returns numeric
language sql stable
set search_path = ''
as $$
  select case
    when rate_for.currency = 'INR' then null
    else coalesce(given, (
      select invoice.exchange_rate
      from public.invoices as invoice
      where invoice.user_id = owner
        and invoice.currency = rate_for.currency
        and invoice.exchange_rate is not null
        and invoice.cancelled_at is null
      order by invoice.created_at desc
      limit 1
    ))
  end
$$;
