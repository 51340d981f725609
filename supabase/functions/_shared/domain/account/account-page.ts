import * as v from 'valibot'
import { accountRows } from './account-rows.ts'

/** A file below `data/` of the ZIP. */
export const accountPage = v.variant('part', [
  v.object({ part: v.literal('profile'), rows: v.array(accountRows.profile) }),
  v.object({ part: v.literal('business'), rows: v.array(accountRows.business) }),
  v.object({ part: v.literal('counters'), rows: v.array(accountRows.counters) }),
  v.object({ part: v.literal('images'), rows: v.array(accountRows.images) }),
  v.object({ part: v.literal('clients'), rows: v.array(accountRows.clients) }),
  v.object({ part: v.literal('items'), rows: v.array(accountRows.items) }),
  v.object({ part: v.literal('documents'), rows: v.array(accountRows.documents) }),
  v.object({ part: v.literal('receipts'), rows: v.array(accountRows.receipts) }),
  v.object({ part: v.literal('schedules'), rows: v.array(accountRows.schedules) }),
  v.object({ part: v.literal('drafts'), rows: v.array(accountRows.drafts) }),
  v.object({ part: v.literal('mappings'), rows: v.array(accountRows.mappings) }),
  v.object({ part: v.literal('filings'), rows: v.array(accountRows.filings) }),
])
