import { expect } from 'vitest'
import { adviseOn } from '../../supabase/local/postgres/advisors.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { makeDatabase } from '../setup/stack/second-database.ts'

beforeRelease(
  'the advisors find nothing in the migrations, and a planted table without RLS',
  async () => {
    const { url, sql, drop } = await makeDatabase()
    try {
      const before = await adviseOn(url)
      await sql`create table public.planted (id integer primary key)`
      await sql`grant select on public.planted to anon`
      const after = await adviseOn(url)

      expect(before).toEqual([])
      expect(after.map(({ name }) => name)).toContain('rls_disabled_in_public')
    } finally {
      await drop()
    }
  },
  60_000,
)
