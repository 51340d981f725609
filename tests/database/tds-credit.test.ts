import { beforeAll, expect, test } from 'vitest'
import { tdsPayments } from '#domain/law/values.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { as, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { keepRows, taxRow } from './ground/tds.ts'
import { outcome, record } from './ledger.ts'

let seller: string
let client: string
let invoice: string

beforeAll(async () => {
  seller = await makeSeller()
  await as(seller, async (tx) => {
    invoice = await createInvoice(tx)
    const [row] = await tx<{ client_id: string }[]>`
      select client_id from invoices where id = ${invoice}`
    client = row?.client_id ?? ''
    await tx`update clients set tds_kind = 'professional' where id = ${client}`
  })
})

type Books = {
  deductions: { id: string; kind: string | null; credited_on: string | null; tax_minor: number }[]
  rows: { code: string; status: string; tax_minor: number }[]
  known: { tan: string; client_id: string | null }[]
  clients: { id: string; tan: string | null }[]
  certificates: { number: string; received_on: string }[]
}

async function booksOf(tx: Tx, from = '2025-04-01', to = '2027-03-31') {
  const [row] = await tx<{ books: Books }[]>`select tds_books(${from}, ${to}) as books`
  if (!row) throw new Error('No books came.')
  return row.books
}

test('SQL knows the kinds of payments that the law has, and no other', async () => {
  const [row] = await sql<{ known: boolean[]; other: boolean }[]>`
    select array(select private.is_tds_kind(kind) from unnest(${[...tdsPayments]}::text[]) as kind) as known,
      private.is_tds_kind('salary') as other`
  expect(row).toEqual({ known: tdsPayments.map(() => true), other: false })
  const [source] = await sql<{ names: string[] }[]>`
    select array(
      select name[1] from regexp_matches(pg_get_functiondef('private.is_tds_kind(text)'::regprocedure), '''([A-Za-z]+)''', 'g') as name
    ) as names`
  expect(source?.names.sort()).toEqual([...tdsPayments].sort())
})

test('a deduction keeps what the client usually pays for, whatever they pay for later', async () => {
  await tryAs(seller, async (tx) => {
    const own = await record(tx, invoice, { amount_minor: 900, tds_minor: 100 })
    await tx`update clients set tds_kind = 'technical' where id = ${client}`
    const { deductions } = await booksOf(tx)
    expect(deductions).toEqual([
      expect.objectContaining({ id: own, kind: 'professional', credited_on: null, tax_minor: 100 }),
    ])
  })
})

test('a payment says what its tax is for and when it was credited; the rest of it stays', async () => {
  await tryAs(seller, async (tx) => {
    const [made] = await tx<{ id: string }[]>`
      select record_payment(
        gen_random_uuid(), ${invoice}, 900, private.today(), 'UPI', tds_minor => 100, tds_kind => 'technical',
        credited_on => private.today() - 12
      ) as id`
    const first = await booksOf(tx)
    expect(first.deductions[0]).toMatchObject({ id: made?.id, kind: 'technical' })
    expect(first.deductions[0]?.credited_on).not.toBeNull()
    await tx`select set_deduction(${made?.id ?? ''}, 'commission')`
    const { deductions } = await booksOf(tx)
    expect(deductions[0]).toMatchObject({ kind: 'commission', credited_on: null })
  })
})

test('a day of credit is not after the payment, nor more than a year before it', async () => {
  const told = (days: number) =>
    tryAs(seller, async (tx) => {
      const own = await record(tx, invoice, { amount_minor: 900, tds_minor: 100 })
      return outcome(tx`select set_deduction(${own}, null, private.today() + ${days}::integer)`)
    })
  expect(await told(1)).toBe('PT422 | credited_day_wrong | creditedOn')
  expect(await told(-400)).toBe('PT422 | credited_day_wrong | creditedOn')
})

test('credited before April and paid after it, the register has it in the year before, beside what is later', async () => {
  await tryAs(seller, async (tx) => {
    const own = await record(tx, invoice, {
      amount_minor: 900,
      tds_minor: 100,
      paid_on: '2026-04-10',
    })
    await record(tx, invoice, { amount_minor: 900, tds_minor: 200, paid_on: '2026-04-11' })
    await tx`select set_deduction(${own}, 'professional', '2026-03-28')`
    const listed = async (from: string, to: string) => {
      const [row] = await tx<{ lines: { year: string; tds_kind: string; tds_minor: number }[] }[]>`
        select list_register('tds', ${from}, ${to}) as lines`
      return row?.lines.map(({ year, tds_kind, tds_minor }) => [year, tds_kind, tds_minor])
    }
    expect(await listed('2025-04-01', '2026-03-31')).toEqual([['2025-26', 'professional', 100]])
    expect(await listed('2026-04-01', '2027-03-31')).toEqual([['2026-27', 'professional', 200]])
  })
})

test('importing again changes nothing, and a newer statement tells a new status', async () => {
  await tryAs(seller, async (tx) => {
    const rows = [taxRow, { ...taxRow, occurrence: 2, status: 'P', booked_on: null }]
    expect(await keepRows(tx, rows)).toEqual({ new: 2, changed: 0, known: 0 })
    const before = await booksOf(tx)
    expect(await keepRows(tx, rows)).toEqual({ new: 0, changed: 0, known: 2 })
    expect(await booksOf(tx)).toEqual(before)
    const final = rows.map((row) => ({ ...row, status: 'F', booked_on: '2026-11-02' }))
    expect(await keepRows(tx, final, '2026-11-05')).toEqual({ new: 0, changed: 2, known: 0 })
    const { rows: after } = await booksOf(tx)
    expect(after.map(({ status }) => status)).toEqual(['F', 'F'])
    // An older file, read in later, tells nothing anew.
    expect(await keepRows(tx, rows)).toEqual({ new: 0, changed: 0, known: 2 })
    expect((await booksOf(tx)).rows).toEqual(after)
  })
})

beforeRelease(
  'a statement of thousands of rows is kept as a whole: a wrong row in it keeps none and takes none back',
  async () => {
    await tryAs(seller, async (tx) => {
      await keepRows(tx, [taxRow])
      const many = Array.from({ length: 5_000 }, (_, at) => ({ ...taxRow, tax_minor: at + 20_000 }))
      const wrong = [...many.slice(0, 4_999), { ...taxRow, tan: 'NONE' }]
      expect(
        await outcome(tx.savepoint((sub) => keepRows(sub as Tx, wrong, '2026-11-05'))),
      ).toContain('tan: tan_invalid')
      expect((await booksOf(tx)).rows.map(({ tax_minor }) => tax_minor)).toEqual([10_000])
      expect(await keepRows(tx, many, '2026-11-05')).toEqual({ new: 5_000, changed: 0, known: 0 })
      expect((await booksOf(tx)).rows).toHaveLength(5_000)
      const over = Array.from({ length: 10_001 }, () => taxRow)
      expect(await outcome(keepRows(tx, over))).toContain('too_many_items')
    })
  },
)

test('a row that a newer statement of its year lacks counts no more; other years stay', async () => {
  await tryAs(seller, async (tx) => {
    const earlier = { ...taxRow, day: '2025-06-22', code: '194J' }
    await keepRows(tx, [taxRow, { ...taxRow, tax_minor: 500 }, earlier])
    await keepRows(tx, [taxRow], '2026-11-05')
    const { rows } = await booksOf(tx)
    expect(rows.map(({ code, tax_minor }) => [code, tax_minor])).toEqual([
      ['1027', 10_000],
      ['194J', 10_000],
    ])
  })
})

test('a deductor is remembered, and the client gets the TAN that they lacked', async () => {
  await tryAs(seller, async (tx) => {
    await tx`select remember_deductor('MUMK12345A', 'KAVERI', ${client})`
    await tx`select remember_deductor('DELB22222D', 'SOME BANK')`
    const { known, clients } = await booksOf(tx)
    expect(known.map(({ tan, client_id }) => [tan, client_id]).sort()).toEqual([
      ['DELB22222D', null],
      ['MUMK12345A', client],
    ])
    expect(clients.find(({ id }) => id === client)?.tan).toBe('MUMK12345A')
    await tx`select remember_deductor('DELB22222D', 'SOME BANK', forgets => true)`
    expect((await booksOf(tx)).known).toHaveLength(1)
  })
})

test('a certificate is noted once by its number, and can be taken back', async () => {
  await tryAs(seller, async (tx) => {
    await tx`select note_certificate(${client}, '2026-04-01', ' AB 1 ', '2026-08-20')`
    await tx`select note_certificate(${client}, '2026-04-01', 'AB 1', '2026-08-21')`
    const { certificates } = await booksOf(tx)
    expect(certificates).toEqual([
      expect.objectContaining({ number: 'AB 1', received_on: '2026-08-21' }),
    ])
    const [row] = await tx<{ id: string }[]>`select id from books.tds_certificates`
    await tx`select remove_certificate(${row?.id ?? ''})`
    expect((await booksOf(tx)).certificates).toEqual([])
  })
})

test.each([
  ['a number of nothing', `note_certificate($1, '2026-04-01', ' ', '2026-08-20')`, 'required'],
  ['a day to come', `note_certificate($1, '2026-04-01', 'A', '2990-01-01')`, 'value_not_allowed'],
  [
    'a quarter of another day',
    `note_certificate($1, '2026-05-01', 'A', '2026-08-20')`,
    'quarter: value_not_allowed',
  ],
  ['a TAN of another form', `remember_deductor('MUMK1234', 'K', $1)`, 'tan: tan_invalid'],
  [
    'a statement of tomorrow',
    `keep_tds_rows(private.today() + 1, case when $1::uuid is not null then '[]'::jsonb end)`,
    'value_not_allowed',
  ],
])('%s is refused', async (_, call, code) => {
  const told = await tryAs(seller, (tx) => outcome(tx.unsafe(`select ${call}`, [client])))
  expect(told).toContain(code)
})

test('clients of others are nobody’s deductors, and payments of others are not found', async () => {
  const other = await makeSeller()
  const own = await as(seller, (tx) => record(tx, invoice, { amount_minor: 900, tds_minor: 100 }))
  const told = (query: string, id: string) =>
    tryAs(other, (tx) => outcome(tx.unsafe(`select ${query}`, [id])))
  expect(await told(`remember_deductor('MUMK12345A', 'K', $1)`, client)).toContain('client_unknown')
  expect(await told(`note_certificate($1, '2026-04-01', 'A', '2026-08-20')`, client)).toContain(
    'client_unknown',
  )
  expect(await told('set_deduction($1)', own)).toContain('payment_not_found')
  const [row] = await tryAs(
    other,
    (tx) => tx`select client_tds(${client}, private.today()) as told`,
  )
  expect(row?.told).toBeNull()
})

test('the payments of a client’s year are told without GST, with the tax deducted from each', async () => {
  await tryAs(seller, async (tx) => {
    const [made] = await tx<{ told: { kind: string; payments: object[] } }[]>`
      select client_tds(${client}, private.today()) as told`
    expect(made?.told.kind).toBe('professional')
    expect(made?.told.payments).toEqual([
      expect.objectContaining({ value_minor: 1_000, tax_minor: 100 }),
    ])
  })
})

test('when clients are merged, what is known of their deducted tax goes along', async () => {
  await tryAs(seller, async (tx) => {
    const [stays] = await tx<{ id: string }[]>`
      select create_client(gen_random_uuid(), '{"name": "Tapti Textiles"}') as id`
    await tx`select remember_deductor('MUMK12345A', 'KAVERI', ${client})`
    await tx`select note_certificate(${client}, '2026-04-01', 'A', '2026-08-20')`
    await tx`select merge_clients(${client}, ${stays?.id ?? ''})`
    const { known, clients } = await booksOf(tx)
    expect(known[0]?.client_id).toBe(stays?.id)
    expect(clients).toEqual([expect.objectContaining({ id: stays?.id, tan: 'MUMK12345A' })])
    const [told] =
      await tx`select client_id, tds_kind from books.tds_certificates, clients where clients.id = ${stays?.id ?? ''}`
    expect(told).toEqual({ client_id: stays?.id, tds_kind: 'professional' })
  })
})
