import * as v from 'valibot'
import { parseDecimal } from '#domain/decimals.ts'
import type {
  CatalogueFields,
  CatalogueItem,
  EarlierRow,
  HsnCode,
} from '#domain/document/catalogue.ts'
import { taxabilities } from '#domain/gst/taxability.ts'
import { currencies } from '#domain/money.ts'
import type { Db } from '../client.ts'
import { isInvoiceId } from '../documents/invoices.ts'
import { timestamp } from '../documents/rows.ts'
import { DataError, unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'
import { toSnake } from '../snake-names.ts'
import { changedEntries, lastChangeOf } from '../written.ts'

const columns =
  'id, description, unit, rate, currency, hsn_sac, gst_rate, taxability, used_at, is_archived, changed_at, changed_by_name'

const text = v.nullable(v.string())

/** The values that fill a row of a document. */
const rowEntries = {
  id: v.string(),
  description: v.string(),
  unit: text,
  rate: v.nullable(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform((rate) => parseDecimal(rate, 4) ?? '0'),
    ),
  ),
  currency: v.picklist(currencies),
  hsn_sac: text,
  gst_rate: v.nullable(v.number()),
  taxability: v.picklist(taxabilities),
}

/** A row of `catalogue_items` as the domain's CatalogueItem. */
const catalogueRow = v.pipe(
  v.object({
    ...{ ...rowEntries, used_at: v.nullable(timestamp), is_archived: v.boolean() },
    ...changedEntries,
  }),
  v.transform((row): CatalogueItem => ({ ...toCamel(row), lastChange: lastChangeOf(row) })),
)

const earlierRow = v.pipe(
  v.object(rowEntries),
  v.transform((row): EarlierRow => toCamel(row)),
)

const listRow = v.object({ total: v.number(), items: v.array(catalogueRow) })

type Range = { offset: number; limit: number }

/** The caller's items, the last used first; `search` is a part of the description, or how an HSN begins. */
export async function listItems(
  db: Db,
  { offset, limit, search = '', archived = false }: Range & { search?: string; archived?: boolean },
): Promise<{ items: CatalogueItem[]; total: number }> {
  const answer = await db.rpc('list_items', { skip: offset, most: limit, query: search, archived })
  return v.parse(listRow, unwrap(answer))
}

/** How rows of the caller's latest invoices were called, the newest first and each once. */
export async function earlierRows(db: Db, search: string, limit: number): Promise<EarlierRow[]> {
  return v.parse(
    v.array(earlierRow),
    unwrap(await db.rpc('earlier_rows', { query: search, most: limit })),
  )
}

const notFound = () => new DataError({ status: 404, code: 'item_not_found' })

/** One of the caller's items, an archived one as well; malformed or foreign: 404. */
export async function getItem(db: Db, id: string): Promise<CatalogueItem> {
  if (!isInvoiceId(id)) throw notFound()
  const row = unwrap(await db.from('catalogue_items').select(columns).eq('id', id).maybeSingle())
  if (row === null) throw notFound()
  return v.parse(catalogueRow, row)
}

/** Keeps an item and returns its id. The same key (a UUID) with the same item makes one; with another it is refused (409). */
export async function createItem(db: Db, requestKey: string, item: CatalogueFields) {
  return unwrap(await db.rpc('create_item', { request_key: requestKey, item: toSnake(item) }))
}

export async function changeItem(db: Db, id: string, item: CatalogueFields): Promise<void> {
  unwrap(await db.rpc('change_item', { item_id: id, item: toSnake(item) }))
}

/** Takes an item out of what is suggested, or brings it back; doing it twice is harmless. */
export async function archiveItem(db: Db, id: string, archived = true): Promise<void> {
  unwrap(await db.rpc('archive_item', { item_id: id, archived }))
}

const codeRow = v.object({ code: v.string(), description: text })
const codesRow = v.object({ total: v.number(), codes: v.array(codeRow) })

/** HSN and SAC codes that begin with the digits of a text, or have its words, the best first. */
export async function searchHsn(
  db: Db,
  query: string,
  { offset, limit }: Range,
): Promise<{ codes: HsnCode[]; total: number }> {
  const answer = await db.rpc('search_hsn', { query, skip: offset, most: limit })
  return v.parse(codesRow, unwrap(answer))
}

/** The official description of a code; null where the list does not have it. */
export async function findHsn(db: Db, code: string): Promise<HsnCode | null> {
  return unwrap(
    await db.from('hsn_codes').select('code, description').eq('code', code).maybeSingle(),
  )
}
