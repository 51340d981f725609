import { expect, test } from 'vitest'
import { documentNumber, seriesSize } from '#domain/document/numbering.ts'
import { thorough } from '../setup/property.ts'
import { as, asOwner, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makePerson, makeSeller } from '../setup/stack/people.ts'

type Change = { prefix?: string; padding?: number; next_sequence?: number }

const set = async (user: string, { prefix, padding, next_sequence }: Change) => {
  const [row] = await as(
    user,
    (tx) => tx`
      select set_invoice_numbering(${prefix ?? null}, ${padding ?? null}, ${next_sequence ?? null}) as it`,
  )
  return row?.it
}

const refusalOf = (change: Promise<unknown>) =>
  change.then(
    () => 'done',
    (error: { code: string; message: string; constraint_name?: string }) =>
      error.constraint_name ?? `${error.code} ${error.message}`,
  )

const numberOf = async (tx: Tx, args = {}) => {
  const id = await createInvoice(tx, args)
  const [row] = await tx<{ number: string }[]>`select number from invoices where id = ${id}`
  return row?.number
}

const year = async () =>
  (await sql<{ year: string }[]>`select private.financial_year(private.today()) as year`)[0]
    ?.year ?? ''

test('another prefix begins another series, and no number that was given changes', async () => {
  const user = await makeSeller()
  const numbers = [await as(user, numberOf)]
  expect(await set(user, { prefix: 'NS', padding: 3 })).toMatchObject({
    prefix: 'NS',
    padding: 3,
    next_sequence: 1,
    started: false,
  })
  numbers.push(await as(user, numberOf), await as(user, numberOf))
  expect(await set(user, { prefix: 'INV', padding: 4 })).toMatchObject({
    counted: { INV: 1, NS: 2 },
  })
  numbers.push(await as(user, numberOf))
  const y = await year()
  expect(numbers).toEqual([`INV/${y}/0001`, `NS/${y}/001`, `NS/${y}/002`, `INV/${y}/0002`])
  expect(documentNumber({ prefix: 'NS', padding: 3, financialYear: y }, 2)).toBe(numbers[2])
})

test('a series begins at any number until it has one', async () => {
  const user = await makeSeller()
  await set(user, { next_sequence: 57 })
  expect(await set(user, { next_sequence: 41 })).toMatchObject({ next_sequence: 41 })
  const y = await year()
  expect(await as(user, numberOf)).toBe(`INV/${y}/0041`)
  expect(await refusalOf(set(user, { next_sequence: 100 }))).toBe('PT409 series_started')
  expect(await set(user, { next_sequence: 42 })).toMatchObject({ next_sequence: 42, started: true })
  expect(await as(user, numberOf)).toBe(`INV/${y}/0042`)
})

test('one account’s numbers are not another’s to see or to set', async () => {
  const [owner, other] = [await makeSeller(), await makeSeller()]
  await set(owner, { prefix: 'OWN', next_sequence: 9 })
  const [row] = await as(other, (tx) => tx`select invoice_numbering() as it`)
  expect(row?.it).toMatchObject({ prefix: 'INV', next_sequence: 1 })
  expect(await refusalOf(set(await makePerson(), { prefix: 'A' }))).toBe('PT409 business_required')
  const mine = as(owner, (tx) => tx`update businesses set invoice_prefix = 'B'`)
  expect(await refusalOf(mine)).toMatch(/^42501/)
})

test.each<[Change, string]>([
  [{ prefix: 'inv' }, 'invoicePrefix: invoice_prefix_invalid'],
  [{ prefix: '' }, 'invoicePrefix: invoice_prefix_invalid'],
  [{ prefix: 'A B' }, 'invoicePrefix: invoice_prefix_invalid'],
  [{ prefix: 'STUDIO', padding: 4 }, 'invoicePrefix: invoice_prefix_invalid'],
  // Rule 46(b): it would hold nine numbers a year.
  [{ prefix: 'KULKARNI', padding: 1 }, 'PT422 series_too_short'],
  [{ prefix: 'CN' }, 'PT422 invoice_prefix_taken'],
  [{ prefix: 'PF' }, 'PT422 invoice_prefix_taken'],
  [{ padding: 0 }, 'PT422 invoice_padding_invalid'],
  [{ padding: 99 }, 'PT422 invoice_padding_invalid'],
  [{ next_sequence: 0 }, 'PT422 number_too_long'],
  [{ next_sequence: 10_000_000 }, 'PT422 number_too_long'],
])('what makes no number of 16 characters is refused: %o', async (change, told) => {
  expect(await refusalOf(set(await makeSeller(), change))).toBe(told)
})

test('a number that has outgrown its series is refused, and nothing is written', async () => {
  const user = await makeSeller()
  await set(user, { prefix: 'STUDI', next_sequence: 9_999 })
  expect(await as(user, numberOf)).toBe(`STUDI/${await year()}/9999`.slice(0, 16))
  expect(await refusalOf(as(user, numberOf))).toBe('PT409 series_full')
  await expect(as(user, numberOf)).rejects.toMatchObject({
    ...{ hint: 'invoicePrefix', detail: '{"most": 9999}' },
  })
  expect(seriesSize('STUDI')).toBe(9_999)
})

/** Gives the seller this day in India. */
const onDay = <T>(user: string, day: string, work: (tx: Tx) => Promise<T>) =>
  tryAs(null, async (tx) => {
    await tx`reset role`
    await tx`select set_config('app.today', ${day}, true)`
    await tx`select set_config('request.jwt.claim.sub', ${user}, true)`
    return work(tx)
  })

test('the day of issue may lie back to the newest number of its series, and to the first of April', async () => {
  const user = await makeSeller()
  await onDay(user, '2026-11-22', async (tx) => {
    const issue = (issue_date: string) =>
      tx
        .savepoint((inner) => numberOf(inner, { issue_date }))
        .catch((error: { message: string; detail: string }) => `${error.message} ${error.detail}`)
    expect(await issue('2026-11-23')).toBe('issue_date_future ')
    expect(await issue('2026-03-31')).toBe('issue_date_too_early {"day": "2026-04-01"}')
    expect(await issue('2026-04-01')).toBe('INV/26-27/0001')
    expect(await issue('2026-10-05')).toBe('INV/26-27/0002')
    expect(await issue('2026-10-04')).toBe('issue_date_too_early {"day": "2026-10-05"}')
    expect(await issue('2026-10-05')).toBe('INV/26-27/0003')
    await tx`update businesses set invoice_prefix = 'NEW' where user_id = ${user}`
    expect(await issue('2026-05-01')).toBe('NEW/26-27/0001')
  })
})

test('in April an invoice may be of March while that is not filed, with a number of the year that is over (CGST Rule 46)', async () => {
  const user = await makeSeller()
  await onDay(user, '2027-04-05', async (tx) => {
    const issue = (issue_date: string) =>
      tx
        .savepoint((inner) => numberOf(inner, { issue_date }))
        .catch((error: { message: string; detail: string }) => `${error.message} ${error.detail}`)
    expect(await issue('2027-02-28')).toBe('issue_date_too_early {"day": "2027-03-01"}')
    expect(await issue('2027-03-31')).toBe('INV/26-27/0001')
    expect(await issue('2027-04-02')).toBe('INV/27-28/0001')
    expect(await issue('2027-03-31')).toBe('INV/26-27/0002')
    expect(await issue('2027-03-30')).toBe('issue_date_too_early {"day": "2027-03-31"}')
    expect(await issue('2027-04-01')).toBe('issue_date_too_early {"day": "2027-04-02"}')
    await tx`select file_period('2027-03-01', '2027-03-31')`
    expect(await issue('2027-03-31')).toMatch(/^period_filed/)
    await tx`select set_config('app.today', '2027-05-01', true)`
    await tx`select unfile_period('2027-03-01', '2027-03-31', 'Too soon')`
    expect(await issue('2027-03-31')).toBe('issue_date_too_early {"day": "2027-04-02"}')
  })
})

test('a cancelled invoice keeps its day as well as its number', async () => {
  const user = await makeSeller()
  await onDay(user, '2026-11-22', async (tx) => {
    const id = await createInvoice(tx, { issue_date: '2026-11-20' })
    await tx`select delete_invoice(${id})`
    await expect(
      tx.savepoint((inner) => createInvoice(inner, { issue_date: '2026-11-19' })),
    ).rejects.toMatchObject({ message: 'issue_date_too_early' })
  })
})

test('many invoices with a logo keep it once, and a new logo changes none of them', async () => {
  const many = thorough(20, 1_000)
  const user = await makeSeller()
  const logos = await asOwner(async (tx) => {
    await tx`select set_config('request.jwt.claim.sub', ${user}, true)`
    const { logo } = await import('../factories/png.ts')
    const issue = (count: number) => tx`
      select count(issue_invoice(gen_random_uuid(), jsonb_build_object(
        'client_name', 'Kaveri', 'client_email', 'billing@kaveri.example', 'due_date', '2990-01-01',
        'items', '[{"description": "Design", "amount_minor": 100}]'::jsonb
      ))) from generate_series(1, ${count}::integer)`
    const [first, second] = [logo(), logo({ width: 9, pixels: new Uint8Array(9) })]
    await tx`update businesses set logo = ${first} where user_id = ${user}`
    await issue(many)
    await tx`update businesses set logo = ${second} where user_id = ${user}`
    await issue(1)
    const kept = await tx`select content from images where user_id = ${user}`
    const shown = await tx`
      select seller ->> 'logo' as logo, count(*)::integer as n from invoice_details
      where user_id = ${user} group by 1 order by n`
    return {
      kept: kept.length,
      shown: shown.map((row) => [row.logo === first, row.logo === second, row.n]),
    }
  })
  expect(logos).toEqual({
    kept: 2,
    shown: [
      [false, true, 1],
      [true, false, many],
    ],
  })
})
