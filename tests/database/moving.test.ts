import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { accountPage } from '#domain/account/account-page.ts'
import { logo } from '../factories/png.ts'
import { as, asServer, sql, type Tx, tryAs } from '../setup/database.ts'
import { createEstimate, createInvoice, makePerson, makeRegistered } from '../setup/people.ts'
import { become } from './calls.ts'
import { credited } from './credit.ts'
import { debited } from './debit.ts'
import { claim, outcome, record, share } from './ledger.ts'
import { exported, inOrder, type Page, type Row, restored, stage, underNewIds } from './moving.ts'
import { receive } from './receipts.ts'

let seller: string
let pages: Page[]

const row = {
  description: 'Design',
  quantity: 2,
  rate: '1500.5',
  gst_rate: 1800,
  hsn_sac: '998391',
}

// One thing of each kind, so that no table is left behind.
beforeAll(async () => {
  seller = await makeRegistered({ logo: logo(), signature: logo(), round_off: true })
  await as(seller, async (tx) => {
    await tx`update profiles set phone = '9820012345', location = 'Pune', remind_due = true, mail_receipts = false`
    await tx`select set_invoice_numbering('A', 3, 41)`
    await tx`select create_item(gen_random_uuid(), '{"description": "Design", "rate": 1500.5, "gst_rate": 1800}')`
    const invoice = await createInvoice(tx, { items: [row], po_number: 'PO 7', notes: 'Thanks' })
    await record(tx, invoice, { amount_minor: 1_000, tds_minor: 100, note: 'Half' })
    await receive(tx, invoice, 5_000, { excess: 'advance' })
    await claim(tx, await share(tx, invoice), { amount_minor: 700 })
    await tx`select mark_sent(${invoice})`
    await credited(tx, invoice, { amount_minor: 400 })
    await debited(tx, invoice, { amount_minor: 1_180 })
    const estimate = await createEstimate(tx, { items: [row] })
    await tx`select accept_estimate(${estimate})`
    const given = await tx<{ id: string }[]>`select id from clients limit 1`
    const client = given[0]?.id ?? ''
    const content = tx.json({ clientId: client, items: [{ description: 'Half typed' }] })
    await tx`select save_draft(gen_random_uuid(), 0, ${content})`
    await tx`select create_schedule(gen_random_uuid(), ${tx.json({
      ...{ every: 'month', start_on: '2990-01-01', mode: 'draft', terms_days: 7 },
      content: { clientId: client },
    })})`
    await tx`select keep_mapping('items', '{Name}', '{"description": 0}')`
    await tx`select file_period('2026-04-01', '2026-06-30')`
    await tx`select unfile_period('2026-04-01', '2026-06-30', 'A slip')`
    await tx`select file_period('2026-04-01', '2026-06-30')`
    await tx`select cancel_invoice(${await createInvoice(tx, { items: [row] })}, 'A slip')`
  })
  await sql`
    insert into schedule_runs (schedule_id, period, user_id, invoice_id, late)
    select schedules.id, '2026-01-01', ${seller}, invoices.id, false
    from schedules join invoices using (user_id) where user_id = ${seller} and sequence = 41`
  const [issued] = await sql<{ id: string }[]>`
    select id from invoices where user_id = ${seller} and kind = 'invoice' order by sequence limit 1`
  await asServer(
    (tx) => tx`
      select end_invoice_mail(
        (begin_invoice_mail(${seller}, ${issued?.id ?? ''}, gen_random_uuid(), 'invoice', 'Invoice', '') ->> 'id')::uuid,
        'sent'
      )`,
  )
  pages = await as(seller, exported)
})

/** The pages with one row of a part changed. */
const changed = (part: Page['part'], which: (row: Row) => boolean, change: object): Page[] =>
  pages.map((page) =>
    page.part === part
      ? { part, rows: page.rows.map((one) => (which(one) ? { ...one, ...change } : one)) }
      : page,
  )
const isInvoice = (one: Row) => one.kind === 'invoice' && one.cancelled_at === null
const rowsOf = (part: Page['part']) => inOrder(pages)[part] as Row[]
const invoice = () => rowsOf('documents').find(isInvoice) as Row & { items: Row[]; payments: Row[] }

const intoNew = async (file: Page[]) => {
  const person = await makePerson()
  return tryAs(person, (tx) => outcome(restored(tx, file)))
}

test('all that a person has comes back in an empty account, under new ids and without its tokens', async () => {
  const person = await makePerson('Ravi')
  await tryAs(person, async (tx) => {
    const restore = await restored(tx, pages)
    const again = await exported(tx)
    await tx`reset role`
    const expected = await underNewIds(tx, pages, person, restore)
    expect(inOrder(again)).toEqual(expected)
    for (const [part, rows] of Object.entries(expected))
      expect([part, rows]).not.toEqual([part, []])
    const kept = await tx<{ token: string }[]>`
      select token from invoice_links union all select pdf_token from invoices`
    expect(new Set(kept.map(({ token }) => token)).size).toBe(kept.length)
    expect(JSON.stringify(pages)).not.toMatch(/token/)
    // The next number goes on behind the last one.
    await become(tx, person)
    const next = await createInvoice(tx, { items: [row] })
    const [number] = await tx`select prefix, sequence from invoices where id = ${next}`
    expect(number).toEqual({ prefix: 'A', sequence: 43 })
  })
})

test('every page is as docs/export.md and the schema of the domain describe it', () => {
  const faults = pages.flatMap((page) => v.safeParse(accountPage, page).issues ?? [])
  expect(faults.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([])
})

test('only an account without books takes them, and takes them once', async () => {
  expect(await tryAs(seller, (tx) => outcome(restored(tx, pages)))).toBe(
    'PT409 | account_not_empty',
  )
  const person = await makePerson()
  await as(person, async (tx) => {
    const restore = await restored(tx, pages)
    // An answer that was lost is given again.
    const again = await tx`select commit_restore(${restore}, ${pages.length}) as left`
    expect([...again]).toEqual([{ left: 0 }])
    expect(await outcome(tx.savepoint((sub) => stage(sub, restore, 1, pages[0] as Page)))).toBe(
      'PT409 | account_not_empty',
    )
  })
})

/** Writes all but the last sets, as a restore does that stops half-way. */
async function halfWay(tx: Tx, person: string, restore: string) {
  await tx`reset role`
  await tx`update private.restore_rows set weight = 2000 where user_id = ${person}`
  await tx`update private.restores set state = 'writing', begun_at = now() where user_id = ${person}`
  await tx`select set_config('app.restoring', 'on', true)`
  for (let left = 9; left > 3; ) {
    await tx`select private.restore_set(${person}, ${restore})`
    const [row] = await tx<{ left: number }[]>`
      select count(*)::int as left from private.restore_rows where user_id = ${person}`
    left = row?.left ?? 0
  }
  await tx`select set_config('app.restoring', '', true), set_config('app.writer', '', true)`
  await become(tx, person)
}

test('who stopped half-way writes nothing else, and goes on to the same account', async () => {
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    const restore = await restored(tx, pages, (id) => halfWay(tx, person, id))
    expect(inOrder(await exported(tx))).toEqual(
      await tx.savepoint(async (sub) => {
        await sub`reset role`
        const expected = await underNewIds(sub, pages, person, restore)
        await become(sub, person)
        return expected
      }),
    )
  })
  await tryAs(person, async (tx) => {
    const typed = await outcome(
      restored(tx, pages, async (id) => {
        await halfWay(tx, person, id)
        await createInvoice(tx, { items: [row] })
      }),
    )
    expect(typed).toBe('PT409 | restore_unfinished')
  })
})

test('what a restore wrote half-way is taken back, and the same file restored again', async () => {
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    await tx`select save_draft(gen_random_uuid(), 0, '{"items": []}')`
    await tx`reset role`
    await tx`update drafts set updated_at = now() - interval '1 minute' where user_id = ${person}`
    await become(tx, person)
    const restore = await restored(tx, pages, async (id) => {
      await halfWay(tx, person, id)
      expect([...(await tx`select restore_state() -> 'state' as state`)]).toEqual([
        { state: 'writing' },
      ])
      expect([...(await tx`select take_back_restore() as left`)]).toEqual([{ left: 0 }])
      expect([...(await tx`select restore_state() as state`)]).toEqual([{ state: null }])
      const left = inOrder(await exported(tx))
      for (const part of ['documents', 'clients', 'items', 'receipts', 'schedules', 'filings']) {
        expect([part, left[part]]).toEqual([part, []])
      }
      expect(left.drafts).toHaveLength(1)
      for (const [at, page] of pages.entries()) await stage(tx, id, at + 1, page)
    })
    expect(restore).toBeTruthy()
    const [periods] = await tx<{ count: number }[]>`
      select count(*)::int from invoice_periods where least(created, invoices, paid) < 0`
    expect(periods?.count).toBe(0)
  })
  expect(await tryAs(person, (tx) => outcome(tx`select take_back_restore() as left`))).toBe('done')
})

test('staging is charged by its bytes, and what another file left there is given back', async () => {
  const person = await makePerson()
  const charged = async () => {
    const [row] = await sql<{ bytes: number; written: number; staged: number }[]>`
      select bytes, written, (select sum(size) from private.restore_rows where user_id = ${person})::int as staged
      from private.writers where user_id = ${person}`
    return row
  }
  const page = pages.find(({ part }) => part === 'documents') as Page
  await as(person, (tx) => stage(tx, crypto.randomUUID(), 1, page))
  const once = await charged()
  expect(once?.bytes).toBe(once?.staged)
  expect(once?.bytes).toBeGreaterThan(5_000)
  await as(person, (tx) => stage(tx, crypto.randomUUID(), 1, page))
  expect(await charged()).toEqual({ ...once, written: 2 })
})

test('what was staged in part, or by somebody else, is not written', async () => {
  const [one, two] = [await makePerson(), await makePerson()]
  const restore = crypto.randomUUID()
  await as(one, async (tx) => {
    for (const [at, page] of pages.entries()) await stage(tx, restore, at + 1, page)
  })
  const commit = (tx: Tx, parts: number) => outcome(tx`select commit_restore(${restore}, ${parts})`)
  expect(await tryAs(two, (tx) => commit(tx, pages.length))).toBe('PT409 | restore_incomplete')
  expect(await tryAs(one, (tx) => commit(tx, pages.length + 1))).toBe('PT409 | restore_incomplete')
  expect(await tryAs(one, (tx) => commit(tx, pages.length))).toBe('done')
})

test('who writes a file by hand can write nothing that could not have been issued', async () => {
  const { items, payments } = invoice()
  const [first, ...others] = items
  const [paid] = payments
  const dear = (change: object) => changed('documents', isInvoice, change)
  const refused = async (file: Page[]) => (await intoNew(file)).split(' | ')[1]
  expect(await refused(pages)).toBeUndefined()

  expect(await refused(dear({ total_minor: 1 }))).toBe('restore_sums')
  expect(await refused(dear({ taxes: [] }))).toBe('restore_sums')
  expect(await refused(dear({ items: [{ ...first, taxable_minor: 5 }, ...others] }))).toBe(
    'restore_sums',
  )
  expect(await refused(dear({ items: [{ ...first, gst_rate: 1700 }, ...others] }))).toBe(
    'gst_rate_unknown',
  )
  expect(await refused(dear({ items: [] }))).toBe('restore_refused')
  expect(await refused(dear({ issue_date: '2990-01-01' }))).toBe('restore_number')
  expect(await refused(dear({ prefix: 'EST' }))).toBe('restore_number')
  expect(await refused(dear({ prefix: 'AN-ENDLESS-ONE' }))).toBe('restore_refused')
  expect(await refused(dear({ sequence: 42 }))).toBe('restore_refused')
  expect(await refused(dear({ seller: { name: 'x' } }))).toBe('restore_refused')
  expect(
    await refused(dear({ buyer: { ...(invoice().buyer as Row), note: 'x'.repeat(5_000) } })),
  ).toBe('restore_refused')
  expect(await refused(dear({ client_id: crypto.randomUUID() }))).toBe('restore_refused')
  expect(await refused(dear({ payments: [{ ...paid, amount_minor: 99_999_999 }] }))).toBe(
    'restore_refused',
  )
  expect(await refused(dear({ payments: [{ ...paid, paid_on: '2990-01-01' }] }))).toBe(
    'restore_sums',
  )
  expect(await refused(dear({ events: [{ kind: 'bribed', at: '2026-01-01', detail: {} }] }))).toBe(
    'restore_refused',
  )
  expect(await refused(dear({ id: 'somewhere' }))).toBe('restore_refused')

  const isNote = (one: Row) => one.kind === 'credit_note'
  const note = rowsOf('documents').find(isNote) as Row & { items: Row[] }
  const noteOf = (change: object) => changed('documents', isNote, change)
  expect(await refused(noteOf({ original_id: null }))).toBe('restore_refused')
  expect(await refused(noteOf({ currency: 'USD', exchange_rate: 80 }))).toBe('restore_sums')
  const isDebit = (one: Row) => one.kind === 'debit_note'
  const debit = rowsOf('documents').find(isDebit) as Row & { items: Row[] }
  const debitOf = (change: object) => changed('documents', isDebit, change)
  expect(await refused(debitOf({ original_id: null }))).toBe('restore_refused')
  expect(await refused(debitOf({ place_of_supply: '07' }))).toBe('restore_sums')
  // As much tax less and value more: the sums would add up.
  const shifted = (row: Row, value: string) => ({
    [value]: Number(row[value]) + 20,
    cgst_minor: Number(row.cgst_minor) - 10,
    sgst_minor: Number(row.sgst_minor) - 10,
  })
  const [added] = debit.items
  const [rated] = debit.taxes as Row[]
  expect(
    await refused(
      debitOf({
        ...shifted(debit, 'taxable_minor'),
        items: [{ ...added, ...shifted(added as Row, 'taxable_minor'), taxable_inr_minor: 1_020 }],
        taxes: [{ ...rated, ...shifted(rated as Row, 'taxable_minor') }],
      }),
    ),
  ).toBe('restore_sums')
  const [line] = note.items
  expect(await refused(noteOf({ items: [{ ...line, returned_quantity: 90 }] }))).toBe(
    'restore_sums',
  )
  const gone = rowsOf('documents').find((one) => one.cancelled_at !== null) as Row
  const ofItself = changed('documents', ({ id }) => id === gone.id, { original_id: gone.id })
  expect(await refused(ofItself)).toBe('restore_sums')
  const [schedules] = pages.filter(({ part }) => part === 'schedules')
  const many = { part: 'schedules' as const, rows: Array(200).fill(schedules?.rows[0]) }
  expect(await refused([...pages, many])).toBe('schedules_full')
  expect(await refused(changed('images', () => true, { content: 'javascript:' }))).toBe(
    'restore_refused',
  )
  expect(await refused(changed('receipts', () => true, { voucher_id: note.id }))).toBe(
    'restore_refused',
  )
})

test('a schedule that owes long comes back paused, a rate is a number, and a paper asked for twice comes once', async () => {
  const person = await makePerson()
  const old = changed('schedules', () => true, { start_on: '2020-01-01' })
  await tryAs(person, async (tx) => {
    await restored(tx, old)
    const schedules = await tx`select paused_at is not null as rests from schedules`
    expect([...schedules]).toEqual([{ rests: true }])
    const [begun] = await tx<{ id: string }[]>`select start_export() as id`
    const [given] = await tx<{ count: number }[]>`
      select jsonb_array_length(export_papers(${begun?.id ?? ''}, array[own.id, own.id]))::int as count
      from invoices as own limit 1`
    expect(given?.count).toBe(1)
  })
  const [note] = rowsOf('documents').filter(({ kind }) => kind === 'credit_note') as (Row & {
    items: Row[]
  })[]
  const items = note?.items.map((item) => ({ ...item, rate: 'NaN' }))
  const notes = changed('documents', ({ kind }) => kind === 'credit_note', { items })
  expect(await intoNew(notes)).toContain('rate: item_invalid')
})

test('the ids of a file lead to no row of anybody else', async () => {
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    await restored(tx, pages)
    await tx`reset role`
    const [crossed] = await tx<{ count: number }[]>`
      select count(*)::int from invoices as own join invoices as other on other.id = own.original_id
      where own.user_id = ${person} and other.user_id <> ${person}`
    expect(crossed?.count).toBe(0)
    const ids = await tx<{ id: string }[]>`select id from invoices where user_id = ${person}`
    for (const { id } of ids) expect(JSON.stringify(pages)).not.toContain(id)
  })
})

test('no client and no owner is mailed anew of what came in where it was exported', async () => {
  const person = await makePerson()
  await tryAs(person, async (tx) => {
    await restored(
      tx,
      changed('profile', () => true, { mail_receipts: true }),
    )
    await tx`reset role`
    await tx`select private.note_mails(private.today())`
    const jobs = await tx`
      select state from private.mail_jobs where user_id = ${person} and kind <> 'reminder' and state <> 'sent'`
    expect([...jobs]).toEqual([])
  })
})
