import { beforeEach, describe, expect, test, vi } from 'vitest'
import { as, asOwner, asOwnerToStay, asServer, sql } from '../setup/stack/database.ts'
import { openIssued } from '../setup/stack/history.ts'
import { runOneAtATime } from '../setup/stack/one-at-a-time.ts'
import { createEstimate, createInvoice, makeSeller } from '../setup/stack/people.ts'
import { claim, codeOf, dayFromToday, outcome, record, share } from './ledger.ts'

let seller: string
let estimate: string
let token: string

beforeEach(async () => {
  seller = await makeSeller()
  estimate = await as(seller, (tx) => createEstimate(tx))
  token = await as(seller, (tx) => share(tx, estimate))
})

type Answer = { accepted?: boolean | null; name?: string | null; note?: string | null }

const answer = ({ accepted = true, name = 'Meera Iyer', note = null }: Answer = {}) =>
  as(null, async (tx) => {
    const [row] = await tx`select answer_estimate(${token}, ${accepted}, ${name}, ${note}) as it`
    return row?.it
  })

const note = (call: 'accept_estimate' | 'decline_estimate', by = seller) =>
  as(by, (tx) => tx`select ${tx(call)}(${estimate})`)

const listed = (filter: { state?: string; query?: string } = {}) =>
  as(seller, async (tx) => {
    const { state = null, query = null } = filter
    const [row] = await tx`select list_estimates(0, 10, ${state}, ${query}) as it`
    return row?.it
  })

/** Counts waiting estimates as the dashboard does. */
const waiting = (by = seller) =>
  as(by, async (tx) => {
    const [row] = await tx`select dashboard_attention() -> 'estimates' as it`
    return row?.it
  })

const issueAndShare = () =>
  as(seller, async (tx) => {
    // An address of its own: tests beside this one may have sent that of the others all that it gets in an hour.
    const client_email = `${crypto.randomUUID()}@kaveri.example`
    const id = await createEstimate(tx, { client_email })
    await share(tx, id)
    return id
  })

const stateOf = async () => (await sql`select * from estimate_records where id = ${estimate}`)[0]
const shown = () => as(null, async (tx) => (await tx`select shared_invoice(${token}) as it`)[0]?.it)

/** Moves the issue back by so many days. */
const aged = (days: number) =>
  asOwnerToStay(async (tx) => {
    await openIssued(tx)
    await tx`
      update invoices set issue_date = issue_date - ${days}::integer, due_date = issue_date - 1
      where id = ${estimate}`
    await openIssued(tx, false)
  })

test('estimates have a series of their own, and one request makes one', async () => {
  const request_key = crypto.randomUUID()
  const make = () => as(seller, (tx) => createEstimate(tx, { request_key }))
  const [second, again] = [await make(), await make()]
  expect(again).toBe(second)
  const invoice = { request_key: crypto.randomUUID() }
  await as(seller, (tx) => createInvoice(tx, invoice))
  expect(await outcome(as(seller, (tx) => createEstimate(tx, invoice)))).toBe(
    'PT409 | request_used | {"of": "invoice"} | requestKey',
  )
  const numbers = await sql<{ number: string }[]>`
    select regexp_replace(number, '/[0-9-]{5}/', '/') as number
    from invoices where user_id = ${seller} order by created_at`
  expect(numbers.map(({ number }) => number)).toEqual(['EST/0001', 'EST/0002', 'INV/0001'])
})

test('an estimate that could not hold a day is refused', async () => {
  const due_date = await dayFromToday(-1)
  expect(await outcome(as(seller, (tx) => createEstimate(tx, { due_date })))).toBe(
    'PT422 | valid_until_past | dueDate',
  )
})

test('no list, sum or search of invoices knows an estimate, and it takes no money', async () => {
  const seen = await as(seller, async (tx) => {
    const [row] = await tx`
      select
        (list_invoices(0, 10) ->> 'total')::integer as listed,
        (select count(*)::integer from search_invoices('kaveri')) as found,
        (select count(*)::integer from invoice_summaries) as summaries,
        (select coalesce(sum(created + invoices + unpaid_due), 0)::integer from invoice_periods) as counted,
        invoices_this_month()`
    return row
  })
  expect(seen).toEqual({ listed: 0, found: 0, summaries: 0, counted: 0, invoices_this_month: 0 })
  expect(await codeOf(as(seller, (tx) => record(tx, estimate)))).toBe('PT404')
  expect(await codeOf(as(null, (tx) => claim(tx, token)))).toBe('PT404')
  const mail = (kind: string) =>
    asServer(
      (tx) =>
        tx`select begin_invoice_mail(${seller}, ${estimate}, gen_random_uuid(), ${kind}, 'Hello', 'f')`,
    )
  expect(await outcome(mail('reminder'))).toBe('PT409 | nothing_due')
  expect(await outcome(mail('invoice'))).toBe('done')
})

test('its link shows what became of it, and no way to pay', async () => {
  await as(seller, (tx) => tx`update businesses set upi_id = 'neel@ybl'`)
  expect(await shown()).toMatchObject({
    kind: 'estimate',
    number: expect.stringMatching(/^EST\//),
    pay_to: null,
    estimate: { state: 'sent', name: null, answered_at: null, restored: null },
  })
  const [row] = await as(null, (tx) => tx`select shared_document(${token}) as it`)
  expect(row?.it).toMatchObject({ upi_id: null, bank: null })
})

test('a client answers once, with name and note; the same again changes nothing, another answer is refused', async () => {
  const yes = { name: ' Meera\nIyer ', note: 'Please start on Monday' }
  expect(await answer(yes)).toBe('accepted')
  expect(await answer(yes)).toBe('accepted')
  expect(await outcome(answer({ accepted: false }))).toBe(
    'PT409 | estimate_answered | {"state": "accepted"}',
  )
  expect(await outcome(note('decline_estimate'))).toBe(
    'PT409 | estimate_answered | {"state": "accepted"}',
  )
  expect(await stateOf()).toMatchObject({
    state: 'accepted',
    answer: { accepted: true, name: 'Meera Iyer', note: 'Please start on Monday' },
  })
  expect((await shown()).estimate).toMatchObject({ state: 'accepted', name: 'Meera Iyer' })
  const events = await sql`
    select kind, detail from invoice_events where invoice_id = ${estimate} and kind like 'estimate%'`
  expect([...events]).toEqual([
    { kind: 'estimate_accepted', detail: { by: 'Meera Iyer', reason: 'Please start on Monday' } },
  ])
})

test('one of several simultaneous answers is kept', async () => {
  const names = Array.from({ length: 8 }, (_, n) => `Person ${n}`)
  const codes = await Promise.all(
    names.map((name, n) => codeOf(answer({ name, accepted: n % 2 === 0 }))),
  )
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(codes.filter((code) => code === 'PT409')).toHaveLength(7)
})

test.each<[string, Answer, string]>([
  ['without a name', { name: ' ' }, 'required | name'],
  ['that says neither', { accepted: null }, 'malformed | accepted'],
  ['by too long a name', { name: 'x'.repeat(121) }, 'too_long | {"most": 120} | name'],
  ['with too long a note', { note: 'x'.repeat(301) }, 'too_long | {"most": 300} | note'],
])('an answer %s is refused', async (_, given, refusal) => {
  expect(await outcome(answer(given))).toBe(`PT422 | ${refusal}`)
  expect(await stateOf()).toMatchObject({ state: 'sent', answer: null })
})

test('past its last day the link takes no answer; the owner still notes what they were told', async () => {
  await aged(2)
  expect(await stateOf()).toMatchObject({ state: 'expired' })
  expect(await outcome(answer())).toBe(
    `PT409 | estimate_expired | {"day": "${await dayFromToday(-1)}"}`,
  )
  await note('accept_estimate')
  await note('accept_estimate')
  expect(await stateOf()).toMatchObject({ state: 'accepted', answer: { name: null } })
})

test('a link that ended, an invoice’s, and a withdrawn estimate’s take no answer', async () => {
  const live = token
  token = await as(seller, async (tx) => share(tx, await createInvoice(tx)))
  expect(await outcome(answer())).toBe('PT404 | estimate_not_found')
  token = live
  await as(seller, (tx) => tx`select delete_invoice(${estimate})`)
  expect(await outcome(answer())).toBe('PT404 | estimate_not_found')
  expect(await shown()).toMatchObject({ withdrawn: true, kind: 'estimate' })
  expect(await codeOf(note('accept_estimate'))).toBe('PT404')
  expect(await listed()).toMatchObject({ total: 0 })
  expect(await listed({ state: 'CANCELLED' })).toMatchObject({ total: 1 })
  await as(seller, (tx) => tx`select restore_invoice(${estimate})`)
  await as(seller, (tx) => tx`select revoke_share(${estimate})`)
  expect(await outcome(answer())).toBe('PT404 | estimate_not_found')
})

test('an answer stays as it was given, whoever asks', async () => {
  await answer()
  for (const statement of [
    'update estimate_answers set accepted = false',
    'delete from estimate_answers',
    'truncate estimate_answers cascade',
  ]) {
    expect(await outcome(asOwner((tx) => tx.unsafe(statement)))).toBe('PT409 | answer_unchangeable')
  }
})

test('only its owner notes an answer or lists it', async () => {
  const other = await makeSeller()
  expect(await outcome(note('accept_estimate', other))).toBe('PT404 | estimate_not_found')
  const [theirs] = await as(other, (tx) => tx`select list_estimates(0, 10) as it`)
  expect(theirs?.it).toEqual({ total: 0, estimates: [] })
  const [counts] = await as(other, (tx) => tx`select count_estimates('estimates') as it`)
  expect(counts?.it).toEqual({})
})

test('an estimate is sent once it has a link, or went out by mail, and issued before', async () => {
  const make = () => as(seller, (tx) => createEstimate(tx))
  const states = async () =>
    Object.fromEntries(
      (await listed()).estimates.map((one: { id: string; state: string }) => [one.id, one.state]),
    )
  const [shared, mailed, kept] = [await make(), await make(), await make()]
  expect([await states(), (await waiting()).sent]).toEqual([
    { [estimate]: 'sent', [shared]: 'issued', [mailed]: 'issued', [kept]: 'issued' },
    1,
  ])
  await as(seller, (tx) => share(tx, shared))
  await sql`
    insert into invoice_mails (invoice_id, user_id, kind, sent_to, subject, sent_at)
    values (${mailed}, ${seller}, 'invoice', 'a@b.example', 'x', now())`
  expect([await states(), (await waiting()).sent]).toEqual([
    { [estimate]: 'sent', [shared]: 'sent', [mailed]: 'sent', [kept]: 'issued' },
    3,
  ])
})

test('the list is filtered by state and text, newest first', async () => {
  const others = [
    await as(seller, (tx) => createEstimate(tx, { client_name: 'Konkan Roasters' })),
    await as(seller, (tx) => createEstimate(tx)),
  ]
  await note('decline_estimate')
  const ids = async (filter = {}) =>
    (await listed(filter)).estimates.map(({ id }: { id: string }) => id)
  expect(await ids()).toEqual([...others.toReversed(), estimate])
  expect(await ids({ state: 'DECLINED' })).toEqual([estimate])
  const [counts] = await as(seller, (tx) => tx`select count_estimates('estimates') as it`)
  expect(counts?.it).toEqual({ declined: 1, issued: 2 })
  expect(await ids({ state: 'issued' })).toEqual(others.toReversed())
  expect(await ids({ query: 'konkan' })).toEqual([others[0]])
  expect(await ids({ query: '/0003' })).toEqual([others[1]])
})

describe('an answer', () => {
  runOneAtATime()

  test('is told to the owner by mail, once, unless they want no such news', async () => {
    const take = () =>
      asServer(async (tx) => {
        const [row] = await tx<{ it: { estimate_id?: string }[] }[]>`select take_mails(50) as it`
        return row?.it.filter((job) => job.estimate_id === estimate)
      })
    await answer({ accepted: false, note: 'Too much' })
    // A test that undoes what it did may hold the mail for a moment.
    const taken = await vi.waitUntil(
      async () => {
        const jobs = await take()
        return jobs?.length ? jobs : null
      },
      { timeout: 10_000 },
    )
    expect(taken).toMatchObject([
      { kind: 'answer', accepted: false, name: 'Meera Iyer', note: 'Too much' },
    ])
    expect(await take()).toEqual([])

    estimate = await as(seller, (tx) => createEstimate(tx))
    token = await as(seller, (tx) => share(tx, estimate))
    await sql`update profiles set mail_payment_claims = false where id = ${seller}`
    await answer()
    expect(await take()).toEqual([])
  })
})

const convert = async () => {
  const [row] = await as(seller, (tx) => tx`select convert_estimate(${estimate}) as id`)
  return String(row?.id)
}

const issue = (draft: string) =>
  as(seller, async (tx) => {
    const document = { client_name: 'Kaveri Interiors', client_email: 'billing@kaveri.example' }
    const items = [{ description: 'Design', quantity: 2, amount_minor: 150_050 }]
    const text = JSON.stringify({ ...document, due_date: '2990-01-01', items })
    const [row] = await tx`
      select issue_draft(${draft}, gen_random_uuid(), (${text}::text)::jsonb) as invoice`
    return row?.invoice
  })

test('an estimate becomes a draft with all that it says, and converted when that is issued, once', async () => {
  const draft = await convert()
  expect(await convert()).toBe(draft)
  const [row] = await sql`select kind, content from drafts where id = ${draft}`
  expect(row).toMatchObject({
    kind: 'invoice',
    content: {
      clientName: 'Kaveri Interiors',
      clientEmail: 'billing@kaveri.example',
      items: [{ description: 'Design', quantity: '2', amount: '1500.5' }],
    },
  })
  expect(await stateOf()).toMatchObject({ state: 'sent', invoice: null })

  await as(seller, (tx) => tx`select discard_draft(${draft})`)
  const second = await convert()
  expect(second).not.toBe(draft)
  const { id, number } = await issue(second)
  expect(number).toMatch(/^INV\//)
  expect(await stateOf()).toMatchObject({ state: 'converted', invoice: { id, number } })
  const refusal = `PT409 | estimate_converted | {"number": "${number}"}`
  expect(await outcome(convert())).toBe(refusal)
  expect(await outcome(note('accept_estimate'))).toBe(refusal)
  expect(await outcome(answer())).toBe(refusal)
  await as(seller, (tx) => tx`select restore_draft(${draft})`)
  expect(await outcome(issue(draft))).toBe(refusal)
  const events = await sql`
    select detail from invoice_events where invoice_id = ${estimate} and kind = 'estimate_converted'`
  expect([...events]).toEqual([{ detail: { number } }])
})

test('its owner is told how many wait for an answer, and how many for their invoice', async () => {
  await issueAndShare()
  expect(await waiting()).toEqual({ sent: 2, accepted: 0 })
  await note('accept_estimate')
  expect(await waiting()).toEqual({ sent: 1, accepted: 1 })
  expect(await waiting(await makeSeller())).toEqual({ sent: 0, accepted: 0 })
  await issue(await convert())
  expect(await waiting()).toEqual({ sent: 1, accepted: 0 })
  estimate = await issueAndShare()
  await aged(40)
  expect(await waiting()).toEqual({ sent: 1, accepted: 0 })
})

test('the invoice of an estimate is due by the terms of its client', async () => {
  await sql`update clients set terms_days = 7 where user_id = ${seller}`
  const [row] = await sql`select content from drafts where id = ${await convert()}`
  expect(row?.content.dueDate).toBe(await dayFromToday(7))
})

test('a draft of an estimate is issued as one', async () => {
  const draft = crypto.randomUUID()
  await as(seller, (tx) => tx`select save_draft(${draft}, 0, '{}', 'estimate')`)
  expect(await issue(draft)).toMatchObject({
    kind: 'estimate',
    number: expect.stringMatching(/^EST/),
  })
})

test('another person’s estimate is not found to convert, and nothing is made', async () => {
  const other = await makeSeller()
  expect(await outcome(as(other, (tx) => tx`select convert_estimate(${estimate})`))).toBe(
    'PT404 | estimate_not_found',
  )
})
