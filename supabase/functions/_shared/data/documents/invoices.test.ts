import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import type { Database } from '#database'
import { summaryRows } from '#tests/factories/rows/invoice-rows.ts'
import { listFirstInvoices, MAX_ROWS } from './invoices.ts'

const rows = summaryRows(MAX_ROWS + 30)

/** A database that gives at most `MAX_ROWS` at once, as the real one does. */
const db = createClient<Database>('http://supabase.test', 'sb_publishable_test', {
  global: {
    fetch: async (_url, request) => {
      const { skip, most } = JSON.parse(String(request?.body)) as { skip: number; most: number }
      const invoices = rows.slice(skip, skip + Math.min(most, MAX_ROWS))
      return Response.json({ total: rows.length, counted: true, invoices })
    },
  },
})

test.each([1, MAX_ROWS, MAX_ROWS + 1, MAX_ROWS + 30])(
  'the first %i invoices are all there, in order, however few one answer holds',
  async (limit) => {
    const { invoices, total } = await listFirstInvoices(db, limit, { status: 'UNPAID' })
    expect(invoices.map(({ id }) => id)).toEqual(rows.slice(0, limit).map(({ id }) => id))
    expect(total).toBe(rows.length)
  },
)
