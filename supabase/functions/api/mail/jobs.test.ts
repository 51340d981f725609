import { createClient } from '@supabase/supabase-js'
import { expect, test, vi } from 'vitest'
import type { Database } from '#database'
import { detailRow } from '../../../../tests/factories/invoice-rows.ts'
import { takeMails } from './jobs.ts'

const claim = {
  ...{
    kind: 'claim',
    id: 'job-1',
    to: 'owner@studio.example',
    invoice_id: 'invoice-1',
    language: 'en',
  },
  ...{ number: 'INV/26-27/0001', client_name: 'Kaveri', currency: 'INR', amount_minor: 100 },
  ...{ method: 'UPI', reference: null, note: null },
}

const document = { ...detailRow(), tds_minor: 0, upi_id: null, bank: null }
const reminder = {
  kind: 'reminder',
  id: 'job-2',
  token: null,
  stop_token: 'x',
  reply_to: null,
  document,
}

test('a job that cannot be read keeps no other back, and its fields are logged without what stands in them', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const jobs = [
    { ...claim, to: null, amount_minor: 'a secret' },
    { ...reminder, document: { ...document, total_minor: 'a secret' } },
    claim,
  ]
  const db = createClient<Database>('http://supabase.test', 'sb_secret_test', {
    global: { fetch: async () => Response.json(jobs) },
  })
  const taken = await takeMails(db, '2026-11-21', 5, null)
  expect(taken.map(({ kind }) => kind)).toEqual(['unreadable', 'unreadable', 'claim'])
  expect(logged.mock.calls).toEqual([
    ['Job job-1 cannot be read; wrong: to, amount_minor.'],
    ['Job job-2 cannot be read; wrong: total_minor.'],
  ])
  logged.mockRestore()
})
