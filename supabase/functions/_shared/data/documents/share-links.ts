import * as v from 'valibot'
import type { ShareLink } from '#domain/document/history.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'
import { timestamp } from './rows.ts'

/** A row of `invoice_links` as the domain's ShareLink. */
const linkRow = v.pipe(
  v.object({
    token: v.string(),
    views: v.number(),
    first_viewed_at: v.nullable(timestamp),
    last_viewed_at: v.nullable(timestamp),
    restored: v.boolean(),
  }),
  v.transform((row): ShareLink => toCamel(row)),
)

/** The live link of one of the caller's invoices; null when there is none or it was revoked. */
export async function getShareLink(db: Db, invoiceId: string): Promise<ShareLink | null> {
  const row = unwrap(
    await db
      .from('invoice_links')
      .select('token, views, first_viewed_at, last_viewed_at, restored')
      .eq('invoice_id', invoiceId)
      .is('revoked_at', null)
      .maybeSingle(),
  )
  return row === null ? null : v.parse(linkRow, row)
}

/** The token of an invoice's link: the live one, or a new one when there is none. */
export async function shareInvoice(db: Db, invoiceId: string): Promise<string> {
  return unwrap(await db.rpc('share_invoice', { invoice_id: invoiceId }))
}

/** A new token; the old one is dead at once. */
export async function renewShare(db: Db, invoiceId: string): Promise<string> {
  return unwrap(await db.rpc('renew_share', { invoice_id: invoiceId }))
}

/** Ends the link; doing it twice, or without a link, is harmless. */
export async function revokeShare(db: Db, invoiceId: string): Promise<void> {
  unwrap(await db.rpc('revoke_share', { invoice_id: invoiceId }))
}
