import type { TransactionSql } from 'postgres'

/** One unpaid invoice in the middle of the seller's: by its id, and by the token of its PDF and of its link. */
export const one = { id: crypto.randomUUID(), token: crypto.randomUUID() }

/**
 * Gives a seller 2,500 invoices and another one 1,000, with what hangs on them. For the superuser: it goes past the
 * triggers, which would take long and leave behind the rows that they changed.
 */
export async function fillWithInvoices(tx: TransactionSql, seller: string, other: string) {
  const sellers = [seller, other]
  await tx`set local session_replication_role = replica`
  await tx`
    insert into clients (id, user_id, name, email)
    select
      md5(user_id::text || n)::uuid, user_id, case when n < 97 then 'Client ' else 'Studio ' end || n, 'client@example.com'
    from businesses, generate_series(0, 1999) as n
    where user_id in ${tx(sellers)}`
  await tx`
    insert into invoices (
      id, pdf_token, user_id, business_id, client_id, client_search_text, prefix, financial_year, sequence, padding, seller, buyer, currency,
      exchange_rate, taxable_minor, total_minor, total_inr_minor, settled_minor, status, issue_date, due_date, request_key,
      request_fingerprint, created_at
    )
    select
      case when is_one then ${one.id} else gen_random_uuid() end,
      case when is_one then ${one.token} else gen_random_uuid()::text end,
      business.user_id, business.id, md5(business.user_id::text || n % 97)::uuid, 'client ' || n % 97,
      'PAST', private.financial_year(day), n, 4, '{}',
      jsonb_build_object('name', 'Client ' || n % 97, 'email', 'client@example.com'),
      case when n % 50 = 0 then 'USD' else 'INR' end, case when n % 50 = 0 then 80 end, 1000, 1000,
      case when n % 50 = 0 then 80000 else 1000 end, paid * 1000, case paid when 1 then 'PAID' else 'UNPAID' end,
      day, day + 30, gen_random_uuid(), '', day + time '12:00'
    from businesses as business,
      generate_series(1, case when user_id = ${seller} then 2500 else 1000 end) as n,
      lateral (
        select
          private.today() - n / 3 as day,
          (n % 10 < 7)::integer as paid,
          user_id = ${seller} and n = 1249 as is_one
      ) as made
    where user_id in ${tx(sellers)}`
  await tx`
    insert into invoice_counters (business_id, prefix, financial_year, user_id, last_sequence)
    select business_id, prefix, financial_year, user_id, max(sequence)
    from invoices
    where user_id in ${tx(sellers)}
    group by business_id, prefix, financial_year, user_id`
  await tx`
    insert into invoice_periods (
      user_id, period, first_day, created, invoices, paid, without_rate, revenue_minor, received_minor, unpaid_due,
      due_minor, paid_minor, unpaid_minor, unpaid_open_minor
    )
    select
      share.user_id, share.period, share.first_day, sum(share.created), sum(share.invoices), sum(share.paid),
      sum(share.without_rate), sum(share.revenue_minor), sum(share.received_minor), sum(share.unpaid_due),
      sum(share.due_minor), sum(share.paid_minor), sum(share.unpaid_minor), sum(share.unpaid_open_minor)
    from invoices as invoice
    cross join lateral private.period_shares(invoice) as share
    where invoice.user_id in ${tx(sellers)}
    group by share.user_id, share.period, share.first_day`
  await tx`
    insert into invoice_items (invoice_id, user_id, position, description, taxable_minor)
    select id, user_id, position, 'Design', 500
    from invoices, generate_series(1, 2) as position
    where user_id in ${tx(sellers)}`
  await tx`
    insert into invoice_events (invoice_id, user_id, kind)
    select id, user_id, event
    from invoices, unnest(array['created', 'shared']) as event
    where user_id in ${tx(sellers)}`
  await tx`
    insert into invoice_links (invoice_id, user_id, token)
    select id, user_id, case when id = ${one.id} then ${one.token} else gen_random_uuid()::text end
    from invoices
    where user_id in ${tx(sellers)}`
  await tx`
    insert into payments (
      invoice_id, user_id, state, amount_minor, paid_on, method, request_key, request_fingerprint, decided_at
    )
    select id, user_id, 'confirmed', total_minor, issue_date, 'UPI', gen_random_uuid(), '', now()
    from invoices
    where status = 'PAID' and user_id in ${tx(sellers)}`
  await tx`set local session_replication_role = origin`
}
