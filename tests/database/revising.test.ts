import { beforeEach, expect, test } from 'vitest'
import { as, asOwner, sql, type Tx } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { become } from './calls.ts'
import { codeOf, invoiceOver, outcome, record, share } from './ledger.ts'

let seller: string
let invoice: string

beforeEach(async () => {
  seller = await makeSeller()
  invoice = await invoiceOver(seller, 150_050)
})

const revise = async (id = invoice) => {
  const [row] = await as(seller, (tx) => tx<{ id: string }[]>`select revise_invoice(${id}) as id`)
  return row?.id ?? ''
}
type Issued = { id: string; number: string; original_id: string; original: object }
const issue = async (draft: string, email = 'billing@kaveri.example') => {
  const document = {
    ...{ client_name: 'Kaveri Interiors', client_email: email, due_date: '2990-01-01' },
    items: [{ description: 'Design, revised', amount_minor: 120_000 }],
  }
  const [row] = await as(
    seller,
    (tx) => tx<{ it: Issued }[]>`
      select issue_draft(${draft}, gen_random_uuid(), (${JSON.stringify(document)}::text)::jsonb) as it`,
  )
  if (!row) throw new Error('Nothing was issued.')
  return row.it
}
const call = (name: 'delete_invoice' | 'restore_invoice' | 'revise_invoice', id = invoice) =>
  outcome(as(seller, (tx) => tx`select ${tx(name)}(${id})`))
const shown = async (id = invoice) => {
  const [row] = await as(seller, (tx) => tx`select * from invoice_records where id = ${id}`)
  return row
}
const history = (id: string) =>
  as(
    seller,
    (tx) => tx`select kind, detail from invoice_events where invoice_id = ${id} order by id`,
  )

test('issuing a revision cancels the original, and both point at each other, in the history too', async () => {
  const draft = await revise()
  expect(await revise()).toBe(draft)
  const original = await shown()
  const issued = await issue(draft)
  expect(issued).toMatchObject({ original_id: invoice, original: { number: original?.number } })
  expect(await shown()).toMatchObject({
    ...{ status: 'CANCELLED', cancel_reason: null, listed: false },
    ...{ replacement_id: issued.id, replacement_number: issued.number },
  })
  expect(await shown(issued.id)).toMatchObject({ replacement_id: null, status: 'UNPAID' })
  expect(await history(invoice)).toEqual([
    { kind: 'created', detail: {} },
    { kind: 'replaced', detail: { number: issued.number } },
  ])
  expect(await history(issued.id)).toEqual([
    { kind: 'created', detail: { number: original?.number } },
  ])
  const [sums] = await as(
    seller,
    (tx) =>
      tx`select sum(invoices)::int as invoices, sum(revenue_minor)::int as revenue from report_months`,
  )
  expect(sums).toEqual({ invoices: 1, revenue: 120_000 })
})

test('a revision keeps a due date that is still to come, and counts its days anew from one that is past', async () => {
  const dueOfRevision = async (tx: Tx) => {
    await become(tx, seller)
    const [made] = await tx<{ id: string }[]>`select revise_invoice(${invoice}) as id`
    const [row] = await tx`
      select content ->> 'dueDate' as due, (private.today() + 10)::text as "inTenDays"
      from drafts where id = ${made?.id ?? ''}`
    return row
  }
  expect(await asOwner(dueOfRevision)).toMatchObject({ due: '2990-01-01' })
  const late = await asOwner(async (tx) => {
    await tx`alter table invoices disable trigger user`
    await tx`
      update invoices
      set issue_date = private.today() - 40, due_date = private.today() - 30,
        financial_year = private.financial_year(private.today() - 40)
      where id = ${invoice}`
    return dueOfRevision(tx)
  })
  expect(late?.due).toBe(late?.inTenDays)
})

test('an invoice that was paid, credited, written off or cancelled is not revised', async () => {
  const draft = await revise()
  const payment = await as(seller, (tx) => record(tx, invoice))
  expect(await call('revise_invoice')).toBe('PT409 | revise_paid')
  expect(await outcome(issue(draft))).toBe('PT409 | revise_paid')
  await as(seller, (tx) => tx`select undo_payment(${payment}, 'A slip')`)
  await as(seller, (tx) => tx`select write_off_invoice(${invoice}, 'Never came')`)
  expect(await call('revise_invoice')).toBe('PT409 | invoice_written_off')
  await as(seller, (tx) => tx`select undo_write_off(${invoice})`)
  await call('delete_invoice')
  expect(await call('revise_invoice')).toBe('PT409 | revise_cancelled')
  expect(await outcome(issue(draft))).toBe('PT409 | revise_cancelled')
  await call('restore_invoice')
  expect(await call('revise_invoice', crypto.randomUUID())).toBe('PT404 | invoice_not_found')
  const credited = await invoiceOver(seller, 1_000)
  await as(
    seller,
    (tx) => tx`select issue_credit_note(gen_random_uuid(), ${credited}, 'Less', null, 400)`,
  )
  expect(await call('revise_invoice', credited)).toBe('PT409 | invoice_has_credit')
  expect((await issue(draft)).original_id).toBe(invoice)
})

test('the second of two drafts that revise one invoice is refused, and takes no number', async () => {
  const first = await revise()
  await as(seller, (tx) => tx`select discard_draft(${first})`)
  const second = await revise()
  await as(seller, (tx) => tx`select restore_draft(${first})`)
  const ends = await Promise.all([first, second].map((draft) => codeOf(issue(draft))))
  expect(ends.sort()).toEqual(['PT409', 'done'])
  const open = await sql<{ id: string }[]>`
    select id from drafts where user_id = ${seller} and issued_id is null`
  const { replacement_number } = (await shown()) ?? {}
  expect(await outcome(issue(open[0]?.id ?? ''))).toBe(
    `PT409 | invoice_replaced | {"number": "${replacement_number}"}`,
  )
  const numbers =
    await sql`select sequence from invoices where user_id = ${seller} order by sequence`
  expect(numbers).toEqual([{ sequence: 1 }, { sequence: 2 }])
})

test('only one of an invoice and its replacements is valid: no other can be restored meanwhile', async () => {
  const second = await issue(await revise())
  const third = await issue(await revise(second.id))
  expect(await shown()).toMatchObject({ replacement_id: third.id })
  const refused = (number: string) => `PT409 | invoice_replaced | {"number": "${number}"}`
  expect(await call('restore_invoice')).toBe(refused(third.number))
  expect(await call('restore_invoice', second.id)).toBe(refused(third.number))
  await call('delete_invoice', third.id)
  expect(await shown()).toMatchObject({ replacement_id: null })
  expect(await call('restore_invoice')).toBe('done')
  const { number } = (await shown()) ?? {}
  expect(await call('restore_invoice', third.id)).toBe(refused(number))
  await call('delete_invoice')
  const ends = await Promise.all(
    [invoice, second.id, third.id].map((id) => call('restore_invoice', id)),
  )
  expect(ends.filter((end) => end === 'done')).toHaveLength(1)
})

const opened = async (token: string) => {
  const [row] = await as(null, (tx) => tx<{ it: object }[]>`select shared_invoice(${token}) as it`)
  return row?.it
}

test('the old link leads to the new invoice while that is shared with the same mailbox', async () => {
  const token = await as(seller, (tx) => share(tx, invoice))
  const original = await shown()
  const issued = await issue(await revise())
  const withdrawn = {
    withdrawn: true,
    kind: 'invoice',
    number: original?.number,
    seller_name: 'Neel Studio',
    language: 'en',
  }
  const [link] = await sql`select token from invoice_links where invoice_id = ${issued.id}`
  expect(await opened(token)).toEqual({
    ...withdrawn,
    replacement: { number: issued.number, token: link?.token },
  })
  expect(await opened(link?.token)).toMatchObject({ number: issued.number })
  await as(seller, (tx) => tx`select revoke_share(${issued.id})`)
  expect(await opened(token)).toEqual(withdrawn)
})

test('a revision for another mailbox, or of an invoice that is not shared, is not shared by itself', async () => {
  const token = await as(seller, (tx) => share(tx, invoice))
  const issued = await issue(await revise(), 'new@kaveri.example')
  expect(await opened(token)).not.toHaveProperty('replacement')
  await as(seller, (tx) => share(tx, issued.id))
  expect(await opened(token)).not.toHaveProperty('replacement')

  const unshared = await invoiceOver(seller, 100)
  const other = await issue(await revise(unshared))
  expect(await sql`select 1 from invoice_links where invoice_id = ${other.id}`).toHaveLength(0)
})

test('a key that made an ordinary invoice does not issue a revision', async () => {
  const request_key = crypto.randomUUID()
  const items = [{ description: 'Design', amount_minor: 100 }]
  const args = { client_name: 'K', client_email: 'k@k.example', due_date: '2990-01-01', items }
  await as(seller, (tx) => createInvoice(tx, { request_key, ...args }))
  const draft = await revise()
  const again = as(
    seller,
    (tx) =>
      tx`select issue_draft(${draft}, ${request_key}, (${JSON.stringify(args)}::text)::jsonb)`,
  )
  expect(await outcome(again)).toMatch(/^PT409 \| request_used/)
  expect(await shown()).toMatchObject({ status: 'UNPAID' })
})
