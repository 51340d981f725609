import type { Db } from './client.ts'
import { unwrap } from './errors.ts'

/** How many invoices the caller has created in this month in India, the cancelled ones among them. */
export async function countInvoicesThisMonth(db: Db): Promise<number> {
  return unwrap(await db.rpc('invoices_this_month'))
}
