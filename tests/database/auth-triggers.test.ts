import { expect, test } from 'vitest'
import { beforeRelease } from '../setup/before-release.ts'
import { sql } from '../setup/stack/database.ts'
import { makeDatabase } from '../setup/stack/second-database.ts'

/** Triggers of ours on tables of the Auth server, whose own role runs them. */
const triggers = (tx: Pick<typeof sql, 'unsafe'>) =>
  tx.unsafe<{ name: string; definer: boolean; path: string | null }[]>(`
    select tgname as name, prosecdef as definer, array_to_string(proconfig, ',') as path
    from pg_trigger
    join pg_proc on pg_proc.oid = tgfoid
    join pg_class as relation on relation.oid = tgrelid
    where relation.relnamespace = 'auth'::regnamespace and not tgisinternal
    order by 1`)

const definer = (name: string) => ({ name, definer: true, path: 'search_path=""' })

test('every trigger on a table of Auth runs with the rights of the tables’ owner, for Auth’s role has none', async () => {
  const found = [...(await triggers(sql))]
  expect(found.map(({ name }) => name)).toContain('create_profile')
  expect(found).toEqual(found.map(({ name }) => definer(name)))
})

beforeRelease(
  'a planted trigger without them fails here, and breaks a sign-up as it would on hosted',
  async () => {
    const apart = await makeDatabase()
    try {
      await apart.sql`
      create function private.planted() returns trigger language plpgsql set search_path = '' as $$
      begin
        perform from private.writers;
        return null;
      end $$`
      await apart.sql`
      create trigger planted after insert on auth.users for each row execute function private.planted()`
      expect([...(await triggers(apart.sql))].filter((one) => !one.definer)).toMatchObject([
        { name: 'planted' },
      ])
      const signUp = apart.admin.begin(async (tx) => {
        await tx`set local role supabase_auth_admin`
        await tx`insert into auth.users (id, email) values (gen_random_uuid(), 'new@example.com')`
      })
      await expect(signUp).rejects.toMatchObject({ code: '42501' })
    } finally {
      await apart.drop()
    }
  },
)

test('the Auth server’s role has no right of the owner’s, here as on hosted', async () => {
  const [may] = await sql`
    select
      pg_has_role('supabase_auth_admin', 'postgres', 'member') as owner,
      has_table_privilege('supabase_auth_admin', 'private.writers', 'select') as writers`
  expect(may).toEqual({ owner: false, writers: false })
})
