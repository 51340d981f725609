import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { readCsv } from '#tables/read-csv.ts'
import { cpuTime } from '#tests/setup/cpu-time.ts'
import { importCsv } from './import-file.ts'

const db = createClient('http://nowhere.test', 'x')
const asked = { today: '2026-11-23', dryRun: true } as const

// The heads of each column are compared with those of each field: a quarter of a million took seconds.
test('a file of more columns than a table has is refused before its heads are compared', async () => {
  const table = readCsv(','.repeat(250_000))
  const work = () => importCsv(db, crypto.randomUUID(), 'invoices', table, asked)
  await expect(work()).rejects.toThrow(RangeError)
  const taken = cpuTime(() => work().catch(() => {}))
  expect(taken).toBeLessThan(50)
})
