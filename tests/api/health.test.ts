import { expect, test } from 'vitest'
import { version } from '../../supabase/functions/_shared/domain/version.ts'
import { readChain } from '../../supabase/local/postgres/chain.ts'
import { plain } from './clients.ts'

test('every caller gets the versions of the product and of the newest migration, and nothing else', async () => {
  const { status, data, headers } = await plain().get('/health')
  const schema = readChain().at(-1)?.version
  expect([status, data]).toEqual([200, { success: true, message: 'OK', data: { version, schema } }])
  expect(headers['cache-control']).toBe('no-store')
})
