import * as v from 'valibot'
import { storedLanguage } from '#data/stored-language.ts'
import { tdsPayments } from '#domain/law/values.ts'
import { currencies } from '#domain/money.ts'
import {
  type Client,
  type ClientAccount,
  type ClientFields,
  type ClientSort,
  twinOf,
} from '#domain/people/client.ts'
import type { Db } from '../client.ts'
import { isInvoiceId as isId } from '../documents/invoices.ts'
import { DataError, unwrap } from '../errors.ts'
import { numberOfAnother, orEmpty } from '../lacking.ts'
import { toCamel } from '../names.ts'
import { toSnake } from '../snake-names.ts'

const text = v.nullable(v.string())

const clientRow = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    contact: text,
    email: text,
    cc_emails: v.array(v.string()),
    phone: text,
    gstin: text,
    pan: text,
    // A database of before has none of both.
    tan: v.optional(text, null),
    tds_kind: v.optional(v.nullable(v.picklist(tdsPayments)), null),
    address: text,
    city: text,
    state_code: text,
    postal_code: text,
    country: v.string(),
    delivery_address: text,
    currency: v.picklist(currencies),
    terms_days: v.nullable(v.number()),
    notes: text,
    language: storedLanguage,
    archived: v.boolean(),
    merged_into: text,
    due: v.pipe(
      v.object({ minor: v.number(), overdue_minor: v.number(), without_rate: v.number() }),
      v.transform(toCamel),
    ),
    last_invoice: v.nullable(
      v.pipe(
        v.object({ id: v.string(), number: numberOfAnother, issue_date: orEmpty }),
        v.transform(toCamel),
      ),
    ),
  }),
  v.transform((row): Client => toCamel(row)),
)

const notFound = () => new DataError({ status: 404, code: 'client_unknown' })

type ClientFilter = { search?: string | null; archived?: boolean; sort?: ClientSort }

/**
 * By name unless sorted otherwise; `offset` and `limit` count clients. `total` counts all matches, unless there are far
 * more: then `counted` is false.
 */
export async function listClients(
  db: Db,
  {
    offset,
    limit,
    search,
    archived = false,
    sort = 'name',
  }: { offset: number; limit: number } & ClientFilter,
): Promise<{ clients: Client[]; total: number; counted: boolean }> {
  const list = unwrap(
    await db.rpc('list_clients', {
      skip: offset,
      most: limit,
      archived,
      sort,
      ...(search && { query: search }),
    }),
  )
  return v.parse(
    v.object({ total: v.number(), counted: v.boolean(), clients: v.array(clientRow) }),
    list,
  )
}

/** How many clients are offered while one types. */
const SEARCH_LIMIT = 6

/**
 * Returns the clients that a text may mean, those with most of the latest invoices first; without a
 * text only such clients.
 */
export const searchClients = async (db: Db, query: string): Promise<Client[]> =>
  v.parse(v.array(clientRow), unwrap(await db.rpc('search_clients', { query, most: SEARCH_LIMIT })))

/** Another client of the caller's with this GSTIN. */
export const findTwin = async (db: Db, gstin: string | null, own: Parameters<typeof twinOf>[2]) =>
  gstin === null ? null : twinOf(await searchClients(db, gstin), gstin, own)

/** One of the caller's clients; a malformed or foreign id is "not found" (404). */
export async function getClient(db: Db, id: string): Promise<Client> {
  if (!isId(id)) throw notFound()
  const row = unwrap(await db.from('client_records').select('*').eq('id', id).maybeSingle())
  if (row === null) throw notFound()
  return v.parse(clientRow, row)
}

/** The id of a new client. Repeating the call with the same `requestKey` and the same client finds the first. */
export const createClient = async (
  db: Db,
  requestKey: string,
  client: ClientFields,
): Promise<string> =>
  unwrap(await db.rpc('create_client', { request_key: requestKey, client: toSnake(client) }))

async function change(
  db: Db,
  id: string,
  fields: Partial<ReturnType<typeof toSnake<ClientFields>>> & { archived?: boolean },
): Promise<void> {
  if (!isId(id)) throw notFound()
  const rows = unwrap(await db.from('clients').update(fields).eq('id', id).select('id'))
  if (rows.length === 0) throw notFound()
}

/** Changes the client in the book; issued documents keep their own copy. */
export const updateClient = (db: Db, id: string, client: ClientFields) =>
  change(db, id, toSnake(client))

/** Takes a client out of the list and the suggestions, or brings them back. */
export const archiveClient = (db: Db, id: string, archived: boolean) => change(db, id, { archived })

/** Moves the documents of one client to another, who stays. */
export async function mergeClients(db: Db, id: string, into: string): Promise<void> {
  unwrap(await db.rpc('merge_clients', { client_id: id, into_id: into }))
}

const accountRow = v.object({
  owed: v.array(
    v.pipe(
      v.object({
        from_days: v.number(),
        to_days: v.nullable(v.number()),
        minor: v.number(),
        invoices: v.number(),
      }),
      v.transform(toCamel),
    ),
  ),
  payments: v.array(
    v.pipe(
      v.object({
        id: v.string(),
        invoice_id: v.string(),
        number: numberOfAnother,
        currency: v.picklist(currencies),
        amount_minor: v.number(),
        tds_minor: v.number(),
        paid_on: v.string(),
        method: v.string(),
        reference: text,
      }),
      v.transform(toCamel),
    ),
  ),
})

/** Returns a client's debt by age, and their latest payments. */
export const getClientAccount = async (db: Db, id: string): Promise<ClientAccount> =>
  v.parse(accountRow, unwrap(await db.rpc('client_account', { client_id: id })))
