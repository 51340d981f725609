import { unwrap } from '#data/errors.ts'
import type { InvoiceEvent } from '#domain/document/history.ts'
import type { Db } from '../client.ts'

/** The last change of a client, of the details of a business, or of its numbering. */
export type LastChange = Pick<InvoiceEvent, 'at' | 'actor'>

type Noted = { at: string | null; id: string | null; name: string | null }

const toChange = (noted: Noted | null): LastChange | null =>
  noted?.at ? { at: noted.at, actor: { id: noted.id, name: noted.name } } : null

/** When a client was changed for the last time, and by whom; null where it was not since that is noted. */
export async function getClientChange(db: Db, id: string): Promise<LastChange | null> {
  const columns = 'at:changed_at, id:changed_by_id, name:changed_by_name'
  return toChange(unwrap(await db.from('clients').select(columns).eq('id', id).maybeSingle()))
}

/** The same of the details of the caller's business. */
export async function getBusinessChange(db: Db): Promise<LastChange | null> {
  const columns = 'at:changed_at, id:changed_by_id, name:changed_by_name'
  return toChange(unwrap(await db.from('businesses').select(columns).maybeSingle()))
}

/** The same of how its invoices are numbered. */
export async function getNumberingChange(db: Db): Promise<LastChange | null> {
  const columns = 'at:numbering_at, id:numbering_by_id, name:numbering_by_name'
  return toChange(unwrap(await db.from('businesses').select(columns).maybeSingle()))
}
