-- An account is restored that was paid in another currency without a rate on a day on which nothing else happened: such money
-- counts for nothing, as where it is entered, and was no number in the sums of its day. Nobody's rows change.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.count_periods (
  owner uuid,
  ids   uuid[] DEFAULT NULL::uuid[]
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select private.add_to_periods(array(
    with counted as materialized (
      select own.id from books.invoices as own where ids is null and own.user_id = owner
      union all
      select known.id from unnest(ids) as known (id)
    )
    select row(
      owner, share.period, share.first_day, sum(share.created), sum(share.invoices), sum(share.paid),
      sum(share.without_rate), sum(share.revenue_minor), sum(share.received_minor), sum(share.unpaid_due),
      sum(share.written_off), sum(share.outstanding_minor), sum(share.due_minor), sum(share.due_without_rate),
      sum(share.came_in_minor), sum(share.paid_minor), sum(share.paid_without_rate), sum(share.written_off_minor),
      sum(share.unpaid_minor), sum(share.unpaid_open_minor)
    )::public.invoice_periods
    from (
      select of_invoice.*
      from counted
      join books.invoices as invoice on invoice.id = counted.id
      cross join lateral private.period_shares(invoice) as of_invoice
      union all
      select
        owner, span.period, date_trunc(span.period, money.day::timestamp)::date, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, money.minor,
        0, 0, 0, 0, 0
      from (
        select came.day, came.minor
        from counted
        join books.payments as payment on payment.invoice_id = counted.id
        cross join lateral private.money_of_payment(payment) as came
        where payment.state = 'confirmed'
        union all
        select waits.day, waits.minor
        from books.receipts as receipt
        cross join lateral private.money_of_advance(receipt) as waits
        where receipt.user_id = owner and ids is null
      ) as money
      cross join (values ('day'), ('month')) as span (period)
      -- Without an exchange rate, the amount in rupees is unknown.
      where money.minor <> 0
    ) as share
    group by share.period, share.first_day
  ))
$function$;
