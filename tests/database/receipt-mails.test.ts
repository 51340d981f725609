import { beforeAll, expect, test } from 'vitest'
import { type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, emailOf, makeSeller, signedUp } from '../setup/stack/people.ts'
import { claim, dayFromToday, record, share } from './ledger.ts'
import { receive, undoReceipt, use } from './receipts.ts'

let seller: string
let to: string

beforeAll(async () => {
  seller = await makeSeller()
  await signedUp(seller, 365)
})

const over = (tx: Tx, amount_minor: number) => {
  to = `${crypto.randomUUID()}@client.example`
  const items = [{ description: 'Design', amount_minor }]
  return createInvoice(tx, { client_name: to, client_email: to, items })
}

type Receipt = {
  kind: string
  id: string
  to: string
  language: string
  amount_minor: number
  invoices: { settled_minor: number }[]
}

/** The receipts that a run takes for the seller's last client; the moments for a second thought are over. */
async function taken(tx: Tx, isOver = true): Promise<Receipt[]> {
  await tx`set local role none`
  await tx`select private.take_mails(0, null, null)`
  if (isOver) await tx`update private.mail_jobs set run_at = now() where user_id = ${seller}`
  const [row] = await tx<{ jobs: Receipt[] }[]>`select private.take_mails(1000, null, null) as jobs`
  await tx`set local role authenticated`
  return (row?.jobs ?? []).filter((job) => job.kind === 'receipt' && job.to === to)
}

const ended = async (tx: Tx, job: Receipt | undefined, outcome = 'sent') => {
  await tx`set local role none`
  await tx`select private.end_mail(${job?.id ?? ''}, ${outcome}, 'Receipt')`
  await tx`set local role authenticated`
}

const told = async (tx: Tx, invoice: string) => {
  const rows = await tx<{ kind: string }[]>`
    select kind from invoice_events where invoice_id = ${invoice} and kind like 'receipt%' order by id`
  return rows.map(({ kind }) => kind)
}

test('a client is told once of a payment, after a moment, with what is left, and the history says so', () =>
  tryAs(seller, async (tx) => {
    const invoice = await over(tx, 1_000)
    const token = await share(tx, invoice)
    await record(tx, invoice, { amount_minor: 600, tds_minor: 50, reference: 'UTR 7' })
    await taken(tx, false)
    await tx`set local role none`
    const waits = await tx`
      select extract(epoch from job.run_at - payment.decided_at)::integer as seconds, job.state
      from private.mail_jobs as job join payments as payment on payment.id = job.subject_id
      where payment.invoice_id = ${invoice}`
    expect([...waits]).toEqual([{ seconds: 120, state: 'waiting' }])
    const [mail, ...more] = await taken(tx)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      ...{ client_name: to, seller_name: 'Neel Studio', reply_to: await emailOf(seller) },
      ...{ currency: 'INR', amount_minor: 600, tds_minor: 50, advance_minor: 0, method: 'UPI' },
      ...{ reference: 'UTR 7', document: { client_name: to, balance_minor: 350 } },
      invoices: [{ settled_minor: 650, balance_minor: 350, token }],
    })
    await ended(tx, mail)
    expect(await taken(tx)).toEqual([])
    const events = await tx`
      select detail ->> 'to' as to from invoice_events
      where invoice_id = ${invoice} and kind = 'receipt_sent'`
    expect([...events]).toEqual([{ to }])

    await claim(tx, token, { amount_minor: 350 })
    expect(await taken(tx)).toEqual([])
    await tx`select confirm_payment(id) from payments where invoice_id = ${invoice} and state = 'claimed'`
    expect(await taken(tx)).toMatchObject([{ amount_minor: 350, invoices: [{ balance_minor: 0 }] }])
  }))

test('money for several invoices, or for none yet, is told of in one mail', () =>
  tryAs(seller, async (tx) => {
    const one = await over(tx, 1_000)
    const same = { client_name: to, client_email: to }
    const items = [{ description: 'Design', amount_minor: 2_000 }]
    const two = await createInvoice(tx, { ...same, items })
    await receive(tx, one, 3_500, { parts: null, excess: 'advance' })
    const [both, ...others] = await taken(tx)
    expect(others).toEqual([])
    const whole = { amount_minor: 3_500, advance_minor: 500, document: null, client_name: to }
    expect(both).toMatchObject(whole)
    expect(both?.invoices.map((part) => part.settled_minor).sort()).toEqual([1_000, 2_000])
    await ended(tx, both, 'unsure')
    expect([await told(tx, one), await told(tx, two)]).toEqual([
      ['receipt_unsure'],
      ['receipt_unsure'],
    ])

    const advance = await receive(tx, one, 700, { excess: 'advance' })
    const [alone] = await taken(tx)
    expect(alone).toMatchObject({ amount_minor: 700, advance_minor: 700, invoices: [] })
    await ended(tx, alone)
    const three = await createInvoice(tx, { ...same, items })
    await use(tx, advance, three, 700)
    expect(await taken(tx)).toEqual([])
    await tx`update clients set email = null where name = ${to}`
    await receive(tx, one, 900, { excess: 'advance' })
    expect(await taken(tx)).toEqual([])
  }))

test('no mail tells of money that was undone, came long ago, went back, or should stay private', () =>
  tryAs(seller, async (tx) => {
    const invoice = await over(tx, 1_000)
    const paid = await record(tx, invoice)
    expect(await taken(tx, false)).toEqual([])
    await tx`select undo_payment(${paid}, 'A slip')`
    await undoReceipt(tx, await receive(tx, invoice, 5, { excess: 'advance' }))
    await record(tx, invoice, { amount_minor: 300, paid_on: await dayFromToday(-30) })
    expect(await taken(tx)).toEqual([])
    await tx`update profiles set mail_receipts = false where id = ${seller}`
    await record(tx, invoice, { amount_minor: 300 })
    await receive(tx, invoice, 50, { excess: 'advance' })
    expect(await taken(tx)).toEqual([])
    await tx`update profiles set mail_receipts = true where id = ${seller}`
    const note = await tx<{ id: string }[]>`
      select issue_credit_note(gen_random_uuid(), ${invoice}, 'Too much', null, 1000) ->> 'id' as id`
    await tx`
      select refund_credit_note(gen_random_uuid(), ${note[0]?.id ?? ''}, 600, private.today(), 'UPI')`
    const mails = await taken(tx)
    expect(mails.map(({ amount_minor }) => amount_minor).sort()).toEqual([300, 50])
    expect(await told(tx, invoice)).toEqual([])
  }))

test('a receipt that could not go for a day is given up, and its owner reads so', () =>
  tryAs(seller, async (tx) => {
    const [late, fresh, off] = [await over(tx, 1_000), await over(tx, 1_000), await over(tx, 1_000)]
    await tx`set local role none`
    const made = (invoice: string, hours: number, state = 'confirmed') => tx`
      with paid as (
        insert into payments (
          invoice_id, user_id, state, amount_minor, paid_on, method, request_key, request_fingerprint, decided_at, reason
        )
        values (
          ${invoice}, ${seller}, ${state}, 100, private.today(), 'UPI', gen_random_uuid(), '',
          now() - make_interval(hours => ${hours}::integer), case ${state} when 'undone' then 'A slip' end
        )
        returning *
      )
      insert into private.mail_jobs (kind, subject_id, user_id, until, invoice_ids)
      select 'receipt', id, user_id, decided_at + interval '1 day', array[invoice_id] from paid`
    await made(late, 25)
    await made(fresh, 23)
    await made(off, 25, 'undone')
    await tx`select private.take_mails(0, null, null)`
    const states = await tx`
      select job.invoice_ids[1] as id, job.state from private.mail_jobs as job where job.user_id = ${seller}
      and job.kind = 'receipt' and job.invoice_ids[1] in (${late}, ${fresh}, ${off})`
    expect(new Map(states.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [late, 'failed'],
        [fresh, 'waiting'],
        [off, 'failed'],
      ]),
    )
    expect([await told(tx, late), await told(tx, fresh), await told(tx, off)]).toEqual([
      ['receipt_given_up'],
      [],
      [],
    ])
  }))

test('a client who is not to be told gets no receipt, however often the request comes', () =>
  tryAs(seller, async (tx) => {
    const invoice = await over(tx, 1_000)
    const key = crypto.randomUUID()
    for (let times = 0; times < 2; times += 1) {
      await tx`
        select record_payment(
          ${key}, ${invoice}, 400, ${await dayFromToday(0)}::date, 'UPI', tell_client => false
        )`
    }
    await record(tx, invoice, { amount_minor: 600 })
    expect((await taken(tx)).map(({ amount_minor }) => amount_minor)).toEqual([600])
  }))

test('a client whose report is confirmed gets no receipt where the owner says so', () =>
  tryAs(seller, async (tx) => {
    const invoice = await over(tx, 1_000)
    await claim(tx, await share(tx, invoice), { amount_minor: 400 })
    await tx`
      select confirm_payment(id, tell_client => false) from payments where invoice_id = ${invoice}`
    expect(await taken(tx)).toEqual([])
  }))
