import { beforeAll, expect, inject, test } from 'vitest'
import { thorough } from '../setup/property.ts'
import { signIn } from '../setup/screens/sign-in.ts'
import { sql } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'

/*
 * PostgREST embeds rows of whatever it finds related, as deep and in circles as a request asks: one invoice of 500 rows, four levels
 * deep, took 1.5 GB. It finds relations by foreign keys between what it shows, by views whose columns are, at whatever depth, the
 * columns of a key, and by functions from a row to rows. So each of these is looked for in the catalogue.
 */

type Named = { name: string }

const shown = await sql<(Named & { oid: number })[]>`
  select oid::integer, relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
  order by relname`

/** Each column of a table or view that the Data API shows, and every column below it that it is, without a change. */
const origins = await sql<{ shown: number; relation: number; column: number }[]>`
  with recursive entry as (
    -- How PostgreSQL notes, in a view's rule, from which column of which relation a column of it comes.
    select
      rule.ev_class::integer as view,
      (place.found)[1]::integer as at,
      (place.found)[2]::integer as relation,
      (place.found)[3]::integer as column
    from pg_rewrite as rule
    cross join lateral regexp_matches(
      rule.ev_action::text, ':resno (\\d+) :resname \\S+ :ressortgroupref \\d+ :resorigtbl (\\d+) :resorigcol (\\d+)', 'g'
    ) as place (found)
  ),
  origin as (
    select oid::integer as shown, oid::integer as relation, attnum::integer as column
    from pg_class
    join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
    union
    select origin.shown, entry.relation, entry.column
    from origin
    join entry on entry.view = origin.relation and entry.at = origin.column and entry.relation <> 0
  )
  select * from origin`

const keys = await sql<
  { name: string; from: number; columns: number[]; to: number; others: number[] }[]
>`
  select
    conname as name, conrelid::integer as from, conkey::integer[] as columns,
    confrelid::integer as to, confkey::integer[] as others
  from pg_constraint where contype = 'f'`

const showing = (relation: number, columns: number[]) =>
  shown.filter(({ oid }) =>
    columns.every((column) =>
      origins.some((at) => at.shown === oid && at.relation === relation && at.column === column),
    ),
  )

let token: string
beforeAll(async () => {
  token = await signIn(await makeSeller())
})

test('the catalogue is read whole: views are followed to the tables below them', () => {
  const view = shown.find(({ name }) => name === 'invoice_details')
  const below = origins.filter((origin) => origin.shown === view?.oid)
  // The view, the view of the same name, the one of all, the table.
  expect(new Set(below.map(({ relation }) => relation)).size).toBeGreaterThan(3)
  expect(keys.length).toBeGreaterThan(40)
})

test('no foreign key relates one thing that the Data API shows to another, or to itself', () => {
  const related = keys.flatMap((key) =>
    showing(key.from, key.columns).flatMap((from) =>
      showing(key.to, key.others).map((to) => `${key.name}: ${from.name} to ${to.name}`),
    ),
  )
  expect(related).toEqual([])
})

test('no function makes rows that are shown out of a row that is shown', async () => {
  const computed = await sql<Named[]>`
    select routine.oid::regprocedure::text as name
    from pg_proc as routine
    join pg_class as taken on taken.reltype = routine.proargtypes[0]
    join pg_class as given on given.reltype = routine.prorettype
    where pronargs = 1
      and taken.relnamespace = 'public'::regnamespace and given.relnamespace = 'public'::regnamespace`
  expect([...computed]).toEqual([])
})

test('the Data API answers for a pair that nothing relates them', async () => {
  const ask = async (from: string, to: string) => {
    const response = await fetch(
      `${inject('stack').apiUrl}/rest/v1/${from}?select=*,${to}(*)&limit=1`,
      {
        headers: { apikey: inject('stack').publishableKey, authorization: `Bearer ${token}` },
      },
    )
    const { code } = await response.json()
    return code === 'PGRST200' ? [] : [`${from} ${to}: ${response.status} ${code}`]
  }
  const answers = []
  // A relation goes both ways.
  for (const [at, { name }] of shown.entries()) {
    // Itself, and the next: all others, too, before a release.
    const others = shown.slice(at, thorough(at + 2, shown.length))
    answers.push(...(await Promise.all(others.map((other) => ask(name, other.name)))))
  }
  expect(answers.flat()).toEqual([])
}, 60_000)
