import * as v from 'valibot'
import { kindsWith } from '#domain/document/kinds.ts'
import { taxabilities } from '#domain/gst/taxability.ts'
import { currencies } from '#domain/money.ts'
import { paymentMethods } from '#domain/payment/payment.ts'
import type { Period } from '#domain/periods.ts'
import type { TallyDocument, TallyMove, TallySource } from '#domain/tally/entries.ts'
import { isNamedKey, type LedgerNames, type NamedKey } from '#domain/tally/ledgers.ts'
import { type Prepared, prepareTally, together } from '#domain/tally/prepare.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'
import { lastChangeOf } from '../written.ts'

/** In one answer of the database: what is made of them stops a hand for less than a tenth of a second. */
export const MAX_ENTRIES = 500

const text = v.nullable(v.string())
const minor = v.nullable(v.number())

/** Renames the columns to the domain's names. */
const row = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.object(entries),
    v.transform((given) => toCamel(given)),
  )

const party = row({
  ...{ id: text, name: v.string(), shared: v.boolean(), gstin: text, state_code: text },
  ...{ country: text, address: text, city: text, postal_code: text },
})

const documentRow = row({
  id: v.string(),
  kind: v.picklist([...kindsWith({ told: 'supply' }), ...kindsWith({ told: 'note' })]),
  ...{ number: v.string(), day: v.string(), cancelled: v.boolean(), commercial: v.boolean() },
  ...{ seller_gstin: text, party, gstin: text },
  supply: v.picklist(['domestic', 'sez', 'export']),
  ...{ with_tax: v.boolean(), reverse_charge: v.boolean(), place_of_supply: text },
  ...{ original_number: text, original_day: text, reason: text },
  ...{ currency: v.picklist(currencies), exchange_rate: text, own_total_minor: v.number() },
  values: v.array(row({ taxability: v.picklist(taxabilities), gst_rate: minor, hsn: text, minor })),
  ...{ cgst_minor: minor, sgst_minor: minor, igst_minor: minor, cess_minor: minor },
  ...{ round_off_minor: minor, total_minor: minor },
})

const moveRow = row({
  id: v.string(),
  kind: v.picklist(['receipt', 'refund', 'use', 'write_off']),
  ...{ day: v.string(), number: text, method: v.nullable(v.picklist(paymentMethods)) },
  ...{ reference: text, currency: v.picklist(currencies), party },
  ...{ money_minor: minor, tds_minor: minor, charges_minor: v.number() },
  unrated_minor: v.number(),
  documents: v.array(v.string()),
  bills: v.array(
    v.object({ name: v.string(), type: v.picklist(['New Ref', 'Agst Ref', 'Advance']), minor }),
  ),
})

/** Reads the answers of `tally_documents` and `tally_money`. */
export const tallyDocuments = (answer: unknown): TallyDocument[] =>
  v.parse(v.array(documentRow), answer)
export const tallyMoves = (answer: unknown): TallyMove[] => v.parse(v.array(moveRow), answer)

/** Asks for page after page, each behind the last entry of the one before. */
async function eachPage<Entry extends { id: string; day: string }>(
  read: (after: { after_day?: string; after_id?: string }) => Promise<Entry[]>,
  onPage: (page: Entry[]) => void,
): Promise<void> {
  let after = {}
  for (;;) {
    const page = await read(after)
    onPage(page)
    const last = page.at(-1)
    if (page.length < MAX_ENTRIES || !last) return
    after = { after_day: last.day, after_id: last.id }
  }
}

/**
 * Makes the vouchers of these days, page by page as they are read, so that many stop nobody;
 * `onRead` is told how many entries have come so far.
 */
export async function readTally(
  db: Db,
  { firstDay, lastDay }: Period,
  onRead: (entries: number) => void = () => {},
): Promise<Prepared> {
  const pages: Prepared[] = []
  let count = 0
  const keep = (source: TallySource) => {
    pages.push(prepareTally(source))
    count += source.documents.length + source.moves.length
    onRead(count)
  }
  const days = { first_day: firstDay, last_day: lastDay, most: MAX_ENTRIES }
  await eachPage(
    async (after) => tallyDocuments(unwrap(await db.rpc('tally_documents', { ...days, ...after }))),
    (documents) => keep({ documents, moves: [] }),
  )
  await eachPage(
    async (after) => tallyMoves(unwrap(await db.rpc('tally_money', { ...days, ...after }))),
    (moves) => keep({ documents: [], moves }),
  )
  return together(pages)
}

/** What the accountant's Tally calls ledgers, where somebody said so. */
export async function getLedgerNames(db: Db): Promise<LedgerNames> {
  const own: Partial<Record<NamedKey, string>> = {}
  const clients: Record<string, string> = {}
  let latest: { changed_at: string | null; changed_by_name: string | null } | undefined
  // The Data API gives a thousand rows at a time at most.
  for (let from = 0; ; from += MAX_ENTRIES) {
    const rows = unwrap(
      await db
        .from('tally_ledgers')
        .select('ledger, client_id, name, changed_at, changed_by_name')
        .order('id')
        .range(from, from + MAX_ENTRIES - 1),
    )
    for (const { ledger, client_id: client, name, ...change } of rows) {
      if ((change.changed_at ?? '') > (latest?.changed_at ?? '')) latest = change
      if (client !== null) clients[client] = name
      else if (isNamedKey(ledger)) own[ledger] = name
    }
    if (rows.length < MAX_ENTRIES) {
      return { own, clients, lastChange: latest ? lastChangeOf(latest) : null }
    }
  }
}

/** An empty name takes Bahi's own again. */
export type NameChange = { key: NamedKey; name: string } | { clientId: string; name: string }

export async function keepLedgerNames(db: Db, changes: readonly NameChange[]): Promise<void> {
  const ledgers = changes.map((change) =>
    'key' in change
      ? { ledger: change.key, name: change.name }
      : { ledger: 'client', client_id: change.clientId, name: change.name },
  )
  unwrap(await db.rpc('keep_tally_ledgers', { ledgers }))
}
