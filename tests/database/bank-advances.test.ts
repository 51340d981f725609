import { beforeAll, expect, test } from 'vitest'
import { sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { invoiceOver, today } from './ledger.ts'

let seller: string
let day: string
beforeAll(async () => {
  seller = await makeSeller()
  day = await today()
})

/** A credit of ₹1,000 that waits; its id. */
async function keptRow(tx: Tx): Promise<string> {
  const row = {
    ...{ day, amount_minor: 100_000, narration: 'NEFT ZEPHYR', reference: null, payer: 'ZEPHYR' },
    ...{ method: 'Bank transfer', standing: 'stands', occurrence: 1 },
  }
  await tx`select keep_bank_rows((${JSON.stringify([row])}::text)::jsonb)`
  const [kept] = await tx<{ id: string }[]>`select id from bank_rows`
  return kept?.id ?? ''
}

type Booked = { payment_id: string | null; receipt_id: string | null; code: string | null }

async function book(tx: Tx, booking: object): Promise<Booked[]> {
  const [answer] = await tx<{ booked: Booked[] }[]>`
    select book_bank_rows((${JSON.stringify([booking])}::text)::jsonb) as booked`
  return answer?.booked ?? []
}

const stateOf = async (tx: Tx, id: string) => {
  const [kept] = await tx`select state, receipt_id from bank_rows where id = ${id}`
  return kept
}

test('a credit for no invoice waits as an advance of a new client, once, and undoing it lets the row wait again', async () => {
  await tryAs(seller, async (tx) => {
    const id = await keptRow(tx)
    const new_client = { name: `Zephyr ${crypto.randomUUID()}`, email: null }
    const [booked] = await book(tx, { row_id: id, new_client, advance_for: 'goods' })
    expect(booked).toMatchObject({ code: null, payment_id: null })
    const [receipt] = await tx`
      select receipt.advance_minor, client.name
      from receipts as receipt join clients as client on client.id = receipt.client_id
      where receipt.id = ${booked?.receipt_id ?? ''}`
    expect(receipt).toEqual({ advance_minor: 100_000, name: new_client.name })
    const [told] = await tx`select invoice, receipt from bank_row_records where id = ${id}`
    expect(told).toMatchObject({
      invoice: null,
      receipt: { client: { name: new_client.name }, advance_minor: 100_000, invoices: [] },
    })
    await tx`select undo_receipt(${booked?.receipt_id ?? ''}, 'A slip')`
    expect(await stateOf(tx, id)).toMatchObject({ state: 'open', receipt_id: null })
    // The client that was made stays, and takes the money when it is recorded again.
    const [again] = await book(tx, { row_id: id, new_client })
    expect(again).toMatchObject({ code: null })
    const [known] = await tx`
      select count(*)::integer as clients from clients where name = ${new_client.name}`
    expect(known).toEqual({ clients: 1 })
  })
})

test('nobody keeps an advance for the client of another person', async () => {
  const theirs = await invoiceOver(await makeSeller(), 1_000)
  const [other] = await sql<{ client_id: string }[]>`
    select client_id from invoices where id = ${theirs}`
  await tryAs(seller, async (tx) => {
    const [booked] = await book(tx, { row_id: await keptRow(tx), client_id: other?.client_id })
    expect(booked).toMatchObject({ code: 'client_unknown', receipt_id: null })
  })
})
