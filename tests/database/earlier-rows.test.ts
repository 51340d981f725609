import { expect, test } from 'vitest'
import { as, type Tx } from '../setup/stack/database.ts'
import { createInvoice, makePerson, makeRegistered, makeSeller } from '../setup/stack/people.ts'

async function rowsFor(user: string, query: string | null = null, most = 6) {
  const [row] = await as(
    user,
    (tx) =>
      tx<{ found: Record<string, unknown>[] }[]>`select earlier_rows(${query}, ${most}) as found`,
  )
  return row?.found ?? []
}
const descriptions = async (...asked: Parameters<typeof rowsFor>) =>
  (await rowsFor(...asked)).map(({ description }) => description)
const issue = (user: string, ...items: object[]) =>
  as(user, (tx: Tx) => createInvoice(tx, { items }))

test('rows of one\u2019s own invoices are offered, the newest first and each once, with what fills a row', async () => {
  const seller = await makeRegistered({ default_gst_rate: 500 })
  const amount = { quantity: 1, amount_minor: 150_000 }
  await issue(
    seller,
    { description: 'Site visit, Kochi', ...amount },
    { description: 'Print supervision', quantity: 3, amount_minor: 90_000 },
  )
  await issue(seller, {
    ...{ description: 'SITE VISIT, Kochi', hsn_sac: '998391', quantity: 2, unit: 'days' },
    ...{ rate: 4500, amount_minor: 900_000, gst_rate: 1800 },
  })
  expect(await rowsFor(seller)).toMatchObject([
    {
      ...{ description: 'SITE VISIT, Kochi', unit: 'days', rate: 4500, currency: 'INR' },
      ...{ hsn_sac: '998391', gst_rate: 1800, taxability: 'taxable' },
    },
    // An amount of three says nothing of the price of one.
    { description: 'Print supervision', rate: null, gst_rate: 500 },
  ])
  expect(await descriptions(seller, 'kochi')).toEqual(['SITE VISIT, Kochi'])
  expect(await descriptions(seller, ' PRINT ')).toEqual(['Print supervision'])
  expect(await descriptions(seller, '%')).toEqual([])
  expect(await descriptions(seller, null, 1)).toEqual(['SITE VISIT, Kochi'])
  expect(await descriptions(await makePerson())).toEqual([])
})

test('rows of cancelled and of long past invoices are not offered, nor those far down a long one', async () => {
  const seller = await makeSeller()
  await issue(seller, { description: 'Long past', quantity: 1, amount_minor: 100 })
  for (let turn = 0; turn < 99; turn += 1) {
    await issue(seller, { description: 'Retainer', quantity: 1, amount_minor: 100 })
  }
  expect(await descriptions(seller)).toEqual(['Retainer', 'Long past'])
  const rows = Array.from({ length: 30 }, (_, at) => ({
    ...{ description: `Row ${at + 1}`, quantity: 1, amount_minor: 100 },
  }))
  const id = await issue(seller, ...rows)
  expect(await descriptions(seller, null, 500)).toEqual(
    rows.slice(0, 20).map(({ description }) => description),
  )
  expect(await descriptions(seller, 'past')).toEqual([])
  await as(seller, (tx) => tx`select cancel_invoice(${id}, 'Wrong')`)
  expect(await descriptions(seller)).toEqual(['Retainer', 'Long past'])
})
