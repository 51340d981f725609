import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tryAs } from '../setup/stack/database.ts'
import { makePerson } from '../setup/stack/people.ts'
import { become } from './calls.ts'
import { exported, inOrder, type Page, type Row, restored, underNewIds } from './moving.ts'

/** An account of version 1.0, as that exported it: a row of each part, and of what hangs on them. */
const pages: Page[] = readFileSync(new URL('export-of-1.0.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const [business] = pages.find(({ part }) => part === 'business')?.rows ?? []
const prefix = business?.invoice_prefix

const filled = (copy: unknown) =>
  Object.fromEntries(Object.entries(Object(copy)).filter(([, value]) => value !== null))

/** Told since version 1.1: who did it, comments, what the law on late payment asks, and what exporters note. */
const enterprise = {
  ...{ udyam: null, enterprise_size: null, enterprise_kind: null },
  ...{ interest_in_reminders: false, last_day_to_clients: false },
  ...{ iec: null, ad_code: null, export_bank: null },
}
const byNobody = (rows: unknown) =>
  Array.isArray(rows) ? rows.map((row) => ({ ...row, by_name: null })) : rows

const unchanged = { changed_at: null, changed_by_name: null }

/** As today's export tells it: copies of seller and buyer leave out what nobody said. */
const told = (parts: Record<string, Row[]>): Record<string, Row[] | undefined> => ({
  ...parts,
  profile: parts.profile?.map((row) => ({ ...row, mail_edf: true })),
  business: parts.business?.map((row) => ({
    ...{ ...row, ...unchanged, ...enterprise, tax_said: true },
    ...{ numbering_at: null, numbering_by_name: null },
  })),
  ...Object.fromEntries(
    ['items', 'schedules'].map((part) => [
      part,
      parts[part]?.map((row) => ({ ...row, ...unchanged })),
    ]),
  ),
  receipts: parts.receipts?.map((row) => ({ ...row, ...unchanged, by_name: null })),
  clients: parts.clients?.map((row) => ({ ...row, ...unchanged, tan: null, tds_kind: null })),
  filings: parts.filings?.map((row) => ({
    ...row,
    ...{ form: 'gstr1', by_name: null, unmarked_by_name: null },
  })),
  drafts: parts.drafts?.map((row) => ({ ...row, corrects: false })),
  documents: parts.documents?.map((row) => ({
    ...row,
    events: byNobody(row.events),
    ...{ comments: [], accepted_on: null, agreed_days: null, export: null },
    ...{ corrects_id: null, rejections: [] },
    seller: filled(row.seller),
    buyer: filled(row.buyer),
  })),
})

const comesBack = async (file: Page[]) => {
  const person = await makePerson('Ravi')
  return tryAs(person, async (tx) => {
    const restore = await restored(tx, file)
    // Version 1.0 told no id of a mark, by which they stand in order now.
    const after = inOrder(
      (await exported(tx)).map(({ part, rows }) => ({
        part,
        rows: part === 'filings' ? rows.map(({ id: _, ...row }) => row) : rows,
      })),
    )
    await become(tx, null)
    return { after, expected: told(await underNewIds(tx, pages, person, restore)) }
  })
}

test('an export of version 1.0 is restored, row by row as it is in the file', async () => {
  const { after, expected } = await comesBack(pages)
  expect(after).toEqual(expected)
})

/** Fields that files from before 1.0 lack. */
const added: Record<string, string[]> = {
  profile: ['language'],
  business: ['above_five_crore'],
  documents: ['received_on', 'commercial'],
  receipts: [
    ...['returned_minor', 'returned_on', 'return_method', 'return_reference', 'return_note'],
    ...['returned_at', 'gstin', 'advance_for', 'advance_for_at', 'advance_supply'],
    ...['advance_place', 'advance_rate', 'advance_untaxed', 'advance_exchange_rate'],
  ],
  drafts: ['updated_at'],
  filings: ['gstin'],
}
const without = (value: unknown, names: string[]): unknown => {
  if (Array.isArray(value)) return value.map((one) => without(one, names))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      names.includes(name) ? [] : [[name, without(inner, names)]],
    ),
  )
}

test('an export of before 1.0, which lacks some columns, is restored with what they say by themselves', async () => {
  const older = pages.map(({ part, rows }) => ({
    part,
    rows: rows.map((row) => {
      const { seller, buyer, ...rest } = without(row, [...(added[part] ?? []), 'restored']) as Row
      return { ...rest, ...(row.seller ? { seller, buyer } : {}) }
    }),
  }))
  expect(JSON.stringify(older)).not.toMatch(/"restored":|"above_five_crore"|"returned_minor"/)
  const { after, expected } = await comesBack(older)
  // A draft was last changed when it was made.
  const drafts = expected.drafts?.map((draft) => ({ ...draft, updated_at: draft.created_at }))
  expect(after).toEqual({ ...expected, drafts })
})

test('an export of version 1.0 whose invoices were numbered as proforma invoices are today is restored, and keeps its prefix until another is chosen', async () => {
  const file = pages.map(({ part, rows }) => ({
    part,
    rows: rows.map((row) => {
      if (part === 'business') return { ...row, invoice_prefix: 'PF' }
      return (part === 'counters' || part === 'documents') && row.prefix === prefix
        ? { ...row, prefix: 'PF' }
        : row
    }),
  }))
  const person = await makePerson('Ravi')
  await tryAs(person, async (tx) => {
    await restored(tx, file)
    const [numbered] = await tx<{ count: number }[]>`
      select count(*)::int from invoices where prefix = 'PF' and list = 'invoices'`
    expect(numbered?.count).toBeGreaterThan(0)
    const [row] = await tx<{ prefix: string }[]>`
      select it ->> 'prefix' as prefix from invoice_numbering() as it`
    expect(row?.prefix).toBe('PF')
    // All else of the business is changed as ever; only the numbering asks for another prefix.
    await tx`update businesses set phone = '9876543210'`
    await tx`select set_invoice_numbering(null, 5, null)`
    await tx`select set_invoice_numbering('NS', null, null)`
    const back = tx.savepoint((inner) => inner`select set_invoice_numbering('PF', null, null)`)
    await expect(back).rejects.toMatchObject({ message: 'invoice_prefix_taken' })
  })
})
