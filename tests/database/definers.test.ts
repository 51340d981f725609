import { expect, test } from 'vitest'
import { sql } from '../setup/stack/database.ts'

test('functions of a definer are out of the exposed schema and pin their search path', async () => {
  const loose = await sql`
    select pronamespace::regnamespace::text || '.' || proname as name
    from pg_proc
    where pronamespace in ('public'::regnamespace, 'books'::regnamespace, 'private'::regnamespace)
      and (
        (prosecdef and pronamespace = 'public'::regnamespace)
        -- The tests' clock is a part of plans, as no function with a setting is; advisors.test.ts looks at the product's.
        or not coalesce('search_path=""' = any (proconfig), oid = 'private.today()'::regprocedure)
        or has_function_privilege('public', oid, 'execute')
      )`
  expect(loose).toEqual([])
})
