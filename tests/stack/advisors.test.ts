import postgres from 'postgres'
import { expect, test } from 'vitest'
import { adviseOn } from '../../supabase/local/postgres/advisors.ts'
import { startStack } from '../../supabase/local/stack.ts'

test('the advisors find nothing in the migrations, and a planted table without RLS', async () => {
  const stack = await startStack({ parts: 'database' })
  const sql = postgres(stack.dbUrl, { max: 1 })
  try {
    const before = await adviseOn(stack.dbUrl)
    await sql`create table public.planted (id integer primary key)`
    await sql`grant select on public.planted to anon`
    const after = await adviseOn(stack.dbUrl)

    expect(before).toEqual([])
    expect(after.map(({ name }) => name)).toContain('rls_disabled_in_public')
  } finally {
    await sql.end()
    await stack.stop()
  }
}, 60_000)
