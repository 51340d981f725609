import { beforeAll, expect, test } from 'vitest'
import { sql, tryAs } from '../setup/stack/database.ts'
import { runOneAtATime } from '../setup/stack/one-at-a-time.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'

runOneAtATime()

let seller: string
beforeAll(async () => {
  seller = await makeSeller()
  await sql`update profiles set remind_due = true, mail_payment_claims = true where id = ${seller}`
})

test('a reminder that still waits when its day is over is given up, and its owner reads so where it was needed', () =>
  tryAs(seller, async (tx) => {
    await tx`set local role none`
    await tx`
      insert into invoices (
        user_id, business_id, prefix, financial_year, sequence, padding, seller, buyer, taxable_minor, total_minor,
        total_inr_minor, settled_minor, status, issue_date, due_date, request_key, request_fingerprint
      )
      select
        business.user_id, business.id, 'INV', private.financial_year(private.today() - 10), made.n, 4, '{}',
        jsonb_build_object('name', made.name, 'email', 'client@example.com'), 1000, 1000,
        1000, made.settled, case made.settled when 0 then 'UNPAID' else 'PAID' end, private.today() - 10,
        private.today() - made.days, gen_random_uuid(), ''
      from businesses as business
      cross join (values
        (1, 'never tried', 0, 1), (2, 'tried', 0, 1), (3, 'tried, then paid', 1000, 1), (4, 'paid', 1000, 1),
        (5, 'of today', 0, 0)
      ) as made (n, name, settled, days)
      where business.user_id = ${seller}`
    await tx`
      insert into private.mail_jobs (kind, subject_id, user_id, step, last_day, invoice_ids, tries)
      select 'reminder', id, user_id, 'due', due_date, array[id], (client_name like 'tried%')::integer
      from invoices where user_id = ${seller}`

    for (const _ of [1, 2]) await tx`select private.take_mails(0, null, null)`
    const rows = await tx`
      select invoice.client_name, job.state, array_agg(event.kind) filter (where event.kind <> 'created') as told
      from invoices as invoice
      join private.mail_jobs as job on job.subject_id = invoice.id
      left join invoice_events as event on event.invoice_id = invoice.id
      where invoice.user_id = ${seller} group by invoice.id, job.id order by invoice.sequence`
    const told = ['reminder_given_up']
    expect(rows).toEqual([
      { client_name: 'never tried', state: 'failed', told },
      { client_name: 'tried', state: 'failed', told },
      { client_name: 'tried, then paid', state: 'failed', told },
      { client_name: 'paid', state: 'failed', told: null },
      { client_name: 'of today', state: 'waiting', told: null },
    ])
  }))

test('the news of a payment that was reported more than a day ago waits no longer', () =>
  tryAs(seller, async (tx) => {
    const invoice = await createInvoice(tx)
    await tx`set local role none`
    for (const hours of [25, 23]) {
      await tx`
        with reported as (
          insert into payments (
            invoice_id, user_id, state, amount_minor, paid_on, method, from_client, request_key, request_fingerprint,
            created_at
          )
          values (
            ${invoice}, ${seller}, 'claimed', 100, private.today(), 'UPI', true, gen_random_uuid(), '',
            now() - make_interval(hours => ${hours}::integer)
          )
          returning *
        )
        insert into private.mail_jobs (kind, subject_id, user_id, until)
        select 'claim', id, user_id, created_at + interval '1 day' from reported`
    }
    await tx`select private.take_mails(0, null, null)`
    const states = await tx`
      select job.state from private.mail_jobs as job
      join payments as payment on payment.id = job.subject_id
      where job.user_id = ${seller} order by payment.created_at`
    expect(states).toEqual([{ state: 'failed' }, { state: 'waiting' }])
  }))
