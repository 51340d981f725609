import { expect } from 'vitest'
import { tallyDocuments, tallyMoves } from '#data/reports/tally.ts'
import { chargedTax } from '#domain/tally/compare.ts'
import type { TallySource } from '#domain/tally/entries.ts'
import { vouchersFile } from '#domain/tally/files.ts'
import { noNames } from '#domain/tally/ledgers.ts'
import { prepareTally } from '#domain/tally/prepare.ts'
import { readVouchers } from '../setup/read-tally.ts'
import type { Tx } from '../setup/stack/database.ts'
import { figuresOf, linesOf } from './registers.ts'

type Days = { from?: string; to?: string; most?: number }

/** Reads page after page as the app does. */
async function pagesOf<Entry extends { id: string; day: string }>(
  most: number,
  read: (day: string | null, id: string | null) => Promise<Entry[]>,
): Promise<Entry[]> {
  const all: Entry[] = []
  for (;;) {
    const last = all.at(-1)
    const page = await read(last?.day ?? null, last?.id ?? null)
    all.push(...page)
    if (page.length < most) return all
  }
}

/** Everything that the caller's vouchers are made from. */
export async function tallyOf(
  tx: Tx,
  { from = '1900-01-01', to = '2999-12-31', most = 1_000 }: Days = {},
): Promise<TallySource> {
  const documents = await pagesOf(most, async (day, id) => {
    const [row] = await tx<{ it: unknown }[]>`
      select tally_documents(${from}, ${to}, ${day}, ${id}, ${most}) as it`
    return tallyDocuments(row?.it)
  })
  const moves = await pagesOf(most, async (day, id) => {
    const [row] = await tx<{ it: unknown }[]>`
      select tally_money(${from}, ${to}, ${day}, ${id}, ${most}) as it`
    return tallyMoves(row?.it)
  })
  return { documents, moves }
}

const sum = (minors: Iterable<number>) => [...minors].reduce((all, minor) => all + minor, 0)

/**
 * Every voucher balances; documents come to the registers' totals and taxes, money in rupees to the
 * register of payments, and each client's ledger in rupees to their statement.
 */
export async function expectTrueTally(tx: Tx) {
  const source = await tallyOf(tx)
  const prepared = prepareTally(source)
  const read = readVouchers([...vouchersFile(prepared.vouchers, noNames)].join(''))
  for (const { lines } of read) expect(sum(lines.map(({ minor }) => minor))).toBe(0)

  const [invoices, notes] = [
    await figuresOf(tx, 'invoices'),
    await figuresOf(tx, 'credit_notes'),
  ].map(({ sums }) => sums)
  const registered = (column: string) => (invoices?.[column] ?? 0) - (notes?.[column] ?? 0)
  const { totals } = prepared
  expect({ total: totals.totalMinor, value: totals.valueMinor }).toEqual({
    total: registered('total_minor'),
    value: registered('taxable_minor'),
  })
  expect(chargedTax(totals)).toBe(
    registered('total_minor') - registered('taxable_minor') - registered('round_off_minor'),
  )

  const paid = await linesOf(tx, 'payments')
  const inRupees = source.moves.filter(({ currency }) => currency === 'INR')
  expect(sum(inRupees.map(({ moneyMinor }) => moneyMinor ?? 0))).toBe(
    sum(paid.flatMap((line) => (line.currency === 'INR' ? [Number(line.amount_minor)] : []))),
  )
  expect(sum(inRupees.map(({ tdsMinor }) => tdsMinor ?? 0))).toBe(
    sum(paid.flatMap((line) => (line.currency === 'INR' ? [Number(line.tds_minor)] : []))),
  )

  const own = {
    documents: source.documents.filter(({ currency }) => currency === 'INR'),
    moves: inRupees,
  }
  const balances = new Map<string, number>()
  for (const { party, lines } of prepareTally(own).vouchers) {
    const minor = sum(lines.flatMap((line) => (line.key === null ? [line.minor] : [])))
    if (party.id !== null) balances.set(party.id, (balances.get(party.id) ?? 0) + minor)
    // Rupees have one rate.
    expect(lines.some(({ key }) => key === 'exchange')).toBe(false)
  }
  const told = await tx<{ client: string; closing: number }[]>`
    select client.id as client, (account ->> 'closing_minor')::float8 as closing
    from clients as client
    cross join json_array_elements(client_statement(client.id, '1900-01-01', '2999-12-31')) as account
    where client.user_id = private.account() and client.merged_into is null and account ->> 'currency' = 'INR'`
  for (const { client, closing } of told) {
    expect([client, balances.get(client) ?? 0]).toEqual([client, closing])
  }
}
