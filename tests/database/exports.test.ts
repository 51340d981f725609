import { beforeAll, expect, test } from 'vitest'
import { edfDue } from '../../supabase/functions/_shared/domain/law/export-clocks.ts'
import { shiftPeriod } from '../../supabase/functions/_shared/domain/periods.ts'
import { onDays, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makePerson, makeRegistered, makeSeller } from '../setup/stack/people.ts'
import { tried } from './ground/filed-periods.ts'
import { record } from './ledger.ts'
import { exported, restored } from './moving.ts'
import { receive } from './receipts.ts'

let seller: string
beforeAll(async () => {
  seller = await makeRegistered({ lut_number: 'AD270426000123X', lut_year: '26-27' })
})

const items = [{ description: 'Design', amount_minor: 1_000_00, hsn_sac: '998391', gst_rate: 1800 }]
const abroad = {
  ...{ client_country: 'US', with_tax: false, currency: 'USD', exchange_rate: 85, items },
}

interface Told {
  number: string
  needs_edf: boolean
  under_lut: boolean
  terms: Record<string, unknown> | null
  payments: { amount_minor: number; before_minor: number; remitted_minor: number; id: string }[]
}

async function yearOf(tx: Tx, first = '2026-04-01', last = '2027-03-31') {
  const [row] = await tx<
    { year: { count: number; invoices: Told[]; months: Record<string, unknown>[] } }[]
  >`select export_year(${first}, ${last}) as year`
  if (!row) throw new Error('No year was told.')
  return row.year
}

/** Runs as the seller on days that the test sets; undone at the end. */
const live = <T>(work: (tx: Tx, on: (day: string) => Promise<void>) => Promise<T>) =>
  onDays(seller, async (tx, on) => {
    await tx`set local role authenticated`
    return work(tx, async (day) => {
      await tx`reset role`
      await on(day)
      await tx`set local role authenticated`
    })
  })

test('the database and the domain know the same last day of a declaration, day by day', async () => {
  const days = Array.from({ length: 900 }, (_, at) => shiftPeriod('day', '2026-08-01', at))
  const rows = await sql`
    select day, private.edf_due(day::date)::text as due from unnest(${days}::text[]) as day`
  expect(rows.map(({ due }) => due)).toEqual(days.map(edfDue))
})

test('two remittances to one invoice and one remittance to many stand with what their bank said', () =>
  live(async (tx, on) => {
    await on('2026-10-15')
    const [one, two, three] = [
      await createInvoice(tx, abroad),
      await createInvoice(tx, abroad),
      await createInvoice(tx, abroad),
    ]
    await on('2026-11-20')
    const first = await record(tx, one, { amount_minor: 400_00 })
    await record(tx, one, { amount_minor: 600_00 })
    await receive(tx, two, 1_500_00, {
      currency: 'USD',
      parts: [
        { invoice_id: two, amount_minor: 1_000_00 },
        { invoice_id: three, amount_minor: 500_00 },
      ],
    })
    await tx`select note_remittance(${first}, ' ADV 1 ', 'IRM1', 'FIRA1', 'f.pdf', 'P0802', 3440000, 59000)`
    const [paid, many, rest] = (await yearOf(tx)).invoices
    expect(paid?.payments).toMatchObject([
      {
        ...{ amount_minor: 400_00, remitted_minor: 400_00, before_minor: 0 },
        remittance: {
          ...{ bank_advice: 'ADV 1', irm_number: 'IRM1', fira_number: 'FIRA1', fira_file: 'f.pdf' },
          ...{ purpose_code: 'P0802', rupees_minor: 3440000, charges_minor: 59000 },
        },
      },
      { amount_minor: 600_00, remittance: null },
    ])
    const part = many?.payments[0]
    await tx`select note_remittance(${part?.id ?? ''}, rupees_minor => 12900000)`
    const year = await yearOf(tx)
    const shares = [year.invoices[1], year.invoices[2]].map((invoice) => invoice?.payments)
    expect(shares).toMatchObject([
      [{ amount_minor: 1_000_00, before_minor: 0, remittance: { rupees_minor: 12900000 } }],
      [{ amount_minor: 500_00, before_minor: 1_000_00, remittance: { rupees_minor: 12900000 } }],
    ])
    expect(rest?.payments[0]?.remitted_minor).toBe(1_500_00)
    // Nothing said takes the note away, of all that came with it.
    await tx`select note_remittance(${rest?.payments[0]?.id ?? ''})`
    const left = await tx`select payment_id from remittances`
    expect([...left]).toEqual([{ payment_id: first }])
  }))

test('a client abroad makes an export, whoever the seller is; goods with a shipping bill need no EDF', async () => {
  await tryAs(await makeSeller(), async (tx) => {
    await createInvoice(tx, {
      client_country: 'US',
      items: [{ description: 'Design', amount_minor: 5 }],
    })
    await createInvoice(tx, {})
    const { count, invoices } = await yearOf(tx, '2026-01-01', '2026-12-31')
    expect([count, invoices[0]?.needs_edf, invoices[0]?.under_lut]).toEqual([1, true, false])
  })
  await live(async (tx, on) => {
    await on('2026-10-15')
    const goods = await createInvoice(tx, {
      ...abroad,
      items: [{ ...items[0], hsn_sac: '6109', unit: 'NOS', quantity: 1 }],
    })
    await createInvoice(tx, abroad)
    expect((await yearOf(tx)).invoices.map((told) => told.needs_edf)).toEqual([false, true])
    await tx`select cancel_invoice(${goods}, 'A slip')`
    expect((await yearOf(tx)).invoices.map((told) => told.under_lut)).toEqual([true])
  })
})

test('terms and months are noted, replaced, and taken away by saying nothing', () =>
  live(async (tx, on) => {
    await on('2026-10-15')
    const invoice = await createInvoice(tx, abroad)
    await on('2026-11-20')
    await tx`
      select note_export_terms(${invoice}, '2028-07-15', null, 98000, ' C-1 ', '2026-09-01', 'Phase 1'),
        note_edf('2026-10-01', '2026-11-20', 'EDF9', null, 'Advance', null)`
    const year = await yearOf(tx)
    expect(year.invoices[0]?.terms).toEqual({
      ...{ realise_by: '2028-07-15', lut_paid_by: null, net_minor: 98000, contract_number: 'C-1' },
      ...{ contract_date: '2026-09-01', remarks: 'Phase 1', closed_on: null, closing_note: null },
      ...{ changed_at: expect.any(String), changed_by_name: null },
    })
    expect(year.months).toEqual([
      {
        ...{ first_day: '2026-10-01', filed_on: '2026-11-20', form_number: 'EDF9', due_on: null },
        ...{ mode: 'Advance', third_party: null, by_name: null },
      },
    ])
    await tx`select note_export_terms(${invoice}), note_edf('2026-10-01')`
    const empty = await yearOf(tx)
    expect([empty.invoices[0]?.terms, empty.months]).toEqual([null, []])
  }))

test('wrong notes are refused, each by its field', () =>
  live(async (tx, on) => {
    await on('2026-10-15')
    const home = await createInvoice(tx, { items })
    const invoice = await createInvoice(tx, abroad)
    const payment = await record(tx, invoice, { amount_minor: 100_00 })
    const paidAtHome = await record(tx, home)
    const ends = (work: (inner: Tx) => Promise<unknown>) => tried(tx, work)
    expect(await ends((inner) => inner`select note_remittance(${paidAtHome}, 'A')`)).toBe(
      'PT409 | not_an_export',
    )
    expect(await ends((inner) => inner`select note_remittance(${invoice}, 'A')`)).toBe(
      'PT404 | payment_not_found',
    )
    expect(
      await ends((inner) => inner`select note_remittance(${payment}, purpose_code => 'S0802')`),
    ).toContain('purposeCode: purpose_code_invalid')
    expect(
      await ends(
        (inner) => inner`select note_remittance(${payment}, irm_number => ${'x'.repeat(61)})`,
      ),
    ).toBe('PT422 | too_long | {"most": 60} | irmNumber')
    expect(
      await ends((inner) => inner`select note_remittance(${payment}, rupees_minor => -1)`),
    ).toContain('rupees: amount_out_of_range')
    expect(await ends((inner) => inner`select note_export_terms(${home}, '2028-01-01')`)).toBe(
      'PT409 | not_an_export',
    )
    expect(await ends((inner) => inner`select note_export_terms(${invoice}, '2026-10-14')`)).toBe(
      'PT422 | date_out_of_range | realiseBy',
    )
    expect(
      await ends((inner) => inner`select note_export_terms(${invoice}, net_minor => 100001)`),
    ).toBe('PT422 | amount_out_of_range | net')
    expect(await ends((inner) => inner`select note_edf('2026-09-01', '2026-10-01')`)).toBe(
      'PT422 | period_unknown | month',
    )
    expect(await ends((inner) => inner`select note_edf('2026-10-01', '2026-10-16')`)).toBe(
      'PT422 | filing_date_future | filedOn',
    )
    expect(await ends((inner) => inner`select export_year('2026-01-01', '2027-03-01')`)).toBe(
      'PT422 | period_unknown | period',
    )
  }))

test('nobody else sees or changes them, and nobody writes the tables by hand', () =>
  live(async (tx, on) => {
    await on('2026-10-15')
    const invoice = await createInvoice(tx, abroad)
    const payment = await record(tx, invoice, { amount_minor: 100_00 })
    await tx`select note_remittance(${payment}, 'ADV'), note_export_terms(${invoice}, '2028-01-01')`
    await tx`select note_edf('2026-10-01', form_number => 'EDF9')`
    for (const table of ['remittances', 'export_terms', 'edf_months']) {
      expect(await tried(tx, (inner) => inner`delete from ${inner(table)}`)).toMatch('42501')
    }
    const stranger = await makePerson()
    await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: stranger, session_id: stranger, role: 'authenticated' })}, true)`
    const [seen] = await tx`
      select (select count(*) from remittances)::int + (select count(*) from export_terms)::int
        + (select count(*) from edf_months)::int as rows`
    expect(seen?.rows).toBe(0)
    expect((await yearOf(tx)).count).toBe(0)
    expect(await tried(tx, (inner) => inner`select note_export_terms(${invoice})`)).toBe(
      'PT404 | invoice_not_found',
    )
    expect(await tried(tx, (inner) => inner`select note_remittance(${payment})`)).toBe(
      'PT404 | payment_not_found',
    )
  }))

test('an export of the account carries them, and a restore brings them back', async () => {
  const pages = await live(async (tx, on) => {
    await on('2026-10-15')
    const [one, two] = [await createInvoice(tx, abroad), await createInvoice(tx, abroad)]
    const payment = await record(tx, one, { amount_minor: 400_00 })
    await receive(tx, two, 1_000_00, {
      currency: 'USD',
      parts: [
        { invoice_id: one, amount_minor: 600_00 },
        { invoice_id: two, amount_minor: 400_00 },
      ],
    })
    await tx`select note_remittance(${payment}, 'ADV', rupees_minor => 3400000)`
    const part = (await yearOf(tx)).invoices[1]?.payments[0]?.id ?? ''
    await tx`select note_remittance(${part}, irm_number => 'IRM2')`
    await tx`select note_export_terms(${one}, '2028-07-15'), note_edf('2026-10-01', form_number => 'EDF9')`
    return { pages: await exported(tx), year: await yearOf(tx) }
  })
  await tryAs(await makePerson(), async (tx) => {
    await restored(tx, pages.pages)
    const year = await yearOf(tx)
    const facts = (from: typeof year) =>
      JSON.parse(JSON.stringify(from).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id'))
    expect(facts(year)).toEqual(facts(pages.year))
  })
})
