import { expect, test } from 'vitest'
import { namedFor, schedulePeriod, scheduleSteps } from '#domain/schedule/schedule.ts'
import fc from '../setup/property.ts'
import { sql, type Tx } from '../setup/stack/database.ts'
import { makePerson, makeSeller } from '../setup/stack/people.ts'
import {
  become,
  document,
  draft,
  inTime,
  invoices,
  issue,
  keep,
  refusal,
  row,
  run,
} from './ground/schedules.ts'

const stateOf = async (tx: Tx, id: string) => {
  const [it] = await tx<
    { next: string | null; made: number; tries: number; error: { message: string } | null }[]
  >`select next_on::text as next, made, tries, last_error as error from schedules where id = ${id}`
  return it
}

test('the database and the domain reckon the same days and name the same months', async () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2600-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const rule = fc.record({
    every: fc.constantFrom(...scheduleSteps),
    day: fc.integer({ min: 1, max: 31 }),
    start: day,
    n: fc.integer({ min: 1, max: 600 }),
  })
  const rules = fc.sample(rule, 3_000)
  const rows = await sql<{ day: string; named: string }[]>`
    select period::text as day, private.named_for('{year}-{month} {month}', period) as named
    from jsonb_to_recordset((${JSON.stringify(rules)}::text)::jsonb)
      as rule (every text, day integer, start date, n integer)
    cross join lateral private.schedule_period(rule.every, rule.day, rule.start, rule.n) as period`
  const ours = rules.map(({ n, ...rule }) => schedulePeriod(rule, n))
  expect(rows.map((row) => row.day)).toEqual(ours)
  expect(rows.map((row) => row.named)).toEqual(
    ours.map((day) => namedFor('{year}-{month} {month}', day)),
  )
})

test('the 31st is issued on a short month’s last day, with the month in its words and days to pay', async () => {
  const user = await makeSeller()
  await inTime(user, async (tx, to) => {
    const id = await keep(tx, { ...issue, times: 3 })
    for (const day of ['2027-01-30', '2027-01-31', '2027-02-28', '2027-03-30', '2027-03-31']) {
      await to(day)
      await run(tx, user)
    }
    expect(await invoices(tx, id)).toEqual([
      {
        period: '2027-01-31',
        number: 'INV/26-27/0001',
        issued: '2027-01-31',
        due: '2027-02-15',
        said: 'Retainer January 2027',
      },
      {
        period: '2027-02-28',
        number: 'INV/26-27/0002',
        issued: '2027-02-28',
        due: '2027-03-15',
        said: 'Retainer February 2027',
      },
      {
        period: '2027-03-31',
        number: 'INV/26-27/0003',
        issued: '2027-03-31',
        due: '2027-04-15',
        said: 'Retainer March 2027',
      },
    ])
    expect(await stateOf(tx, id)).toMatchObject({ next: null, made: 3 })
    await become(tx, null)
    const jobs =
      await tx`select state from private.mail_jobs where user_id = ${user} and kind = 'invoice'`
    expect(jobs).toHaveLength(3)
  })
})

test('a run of 31 March that comes on 1 April is of the new year, and names its own month', async () => {
  const user = await makeSeller()
  await inTime(user, async (tx, to) => {
    const id = await keep(tx, { ...issue, start_on: '2027-02-28', day: 31 })
    for (const day of ['2027-02-28', '2027-04-01', '2027-04-30']) {
      await to(day)
      await run(tx, user)
    }
    const made = await invoices(tx, id)
    expect(made.map(({ number, issued, said }) => [number, issued, said])).toEqual([
      ['INV/26-27/0001', '2027-02-28', 'Retainer February 2027'],
      ['INV/27-28/0001', '2027-04-01', 'Retainer March 2027'],
      ['INV/27-28/0002', '2027-04-30', 'Retainer April 2027'],
    ])
  })
})

test('a refused run is shown on its schedule, tried hourly and then daily, and holds up no other', async () => {
  const [poor, user] = [await makePerson(), await makeSeller()]
  await inTime(poor, async (tx, to) => {
    const refused = await keep(tx, { ...issue, start_on: '2026-12-01' })
    await become(tx, user)
    const other = await keep(tx, { ...issue, start_on: '2026-12-01' })
    await to('2026-12-01')
    await run(tx, user, poor)
    expect(await invoices(tx, other)).toHaveLength(1)
    await become(tx, null)
    const waits = async () => {
      const [it] = await tx<{ hours: number }[]>`
        select extract(epoch from try_at - now())::integer / 3600 as hours from schedules where id = ${refused}`
      return it?.hours
    }
    expect(await stateOf(tx, refused)).toMatchObject({
      next: '2026-12-01',
      tries: 1,
      error: { code: 'PT409', message: 'business_required', hint: 'business' },
    })
    expect(await waits()).toBe(1)
    // No further run in this hour.
    await run(tx, poor)
    await become(tx, null)
    expect(await stateOf(tx, refused)).toMatchObject({ tries: 1 })
    for (let tries = 2; tries <= 7; tries++) {
      await tx`update schedules set try_at = now() where id = ${refused}`
      await run(tx, poor)
      await become(tx, null)
    }
    expect([await stateOf(tx, refused).then((it) => it?.tries), await waits()]).toEqual([7, 24])

    await become(tx, poor)
    await tx`
      insert into businesses (name, email, phone, postal_code)
      values ('Neel Studio', 'hello@neelstudio.example', '9820012345', '411004')`
    await tx`select change_schedule(${refused}, (${JSON.stringify({ ...issue, start_on: '2026-12-01' })}::text)::jsonb)`
    await run(tx, poor)
    expect(await invoices(tx, refused)).toHaveLength(1)
    expect(await stateOf(tx, refused)).toMatchObject({ next: '2027-01-01', tries: 0, error: null })
  })
})

test('without a permit of the day, nothing is issued or kept', async () => {
  const user = await makeSeller()
  await inTime(user, async (tx, to) => {
    const id = await keep(tx, { ...issue, start_on: '2026-12-01' })
    await to('2026-12-01')
    await become(tx, null)
    await tx`update private.writers set day = '2026-12-01', written = 2000 where user_id = ${user}`
    await tx`select private.run_schedule(${id}, ${user}, 1)`
    expect(await stateOf(tx, id)).toMatchObject({ tries: 1, error: { message: 'changes_used_up' } })
    expect(await invoices(tx, id)).toEqual([])
  })
})

test('a minute that is used up is waited for, and told to nobody as a refusal', async () => {
  const user = await makeSeller()
  await inTime(user, async (tx, to) => {
    const id = await keep(tx, { ...draft, every: 'week', start_on: '2026-11-22' })
    await to('2030-11-22')
    await become(tx, null)
    await tx`select pg_temp.run_of(array[${user}]::uuid[], false)`
    const made = (await stateOf(tx, id))?.made ?? 0
    expect(made).toBeGreaterThan(100)
    expect(await stateOf(tx, id)).toMatchObject({ tries: 0, error: null })
    await tx`update schedules set try_at = now() where id = ${id}`
    await tx`delete from private.writers where user_id = ${user}`
    await tx`select pg_temp.run_of(array[${user}]::uuid[], false)`
    expect((await stateOf(tx, id))?.made).toBeGreaterThan(made)
  })
})

test('periods in a pause are not made up for, and the schedule goes on with the next day', async () => {
  const user = await makeSeller()
  await inTime(user, async (tx, to) => {
    const id = await keep(tx, { ...issue, start_on: '2026-12-15', times: 3 })
    const on = async (...days: string[]) => {
      for (const day of days) {
        await to(day)
        await run(tx, user)
      }
    }
    await on('2026-12-15')
    await tx`select pause_schedule(${id})`
    await on('2027-01-15', '2027-02-15', '2027-03-01')
    await tx`select resume_schedule(${id})`
    expect(await stateOf(tx, id)).toMatchObject({ next: '2027-03-15', made: 1 })
    await on('2027-03-01', '2027-03-15')
    await tx`select end_schedule(${id})`
    await on('2027-04-15')
    expect((await invoices(tx, id)).map(({ period }) => period)).toEqual([
      '2026-12-15',
      '2027-03-15',
    ])
    expect(await stateOf(tx, id)).toMatchObject({ next: null })
    await to('2027-05-15')
    await tx`select resume_schedule(${id})`
    await on('2027-05-15')
    // Three in all, whatever was left out; more of them begin from now on.
    expect(await stateOf(tx, id)).toMatchObject({ next: null, made: 3 })
    expect(await refusal(tx.savepoint((inner) => inner`select end_schedule(${id})`))).toBe('done')
    expect(await refusal(tx.savepoint((inner) => inner`select resume_schedule(${id})`))).toBe(
      'schedule_over',
    )
    await to('2027-08-01')
    const longer = JSON.stringify({ ...issue, start_on: '2026-12-15', times: 4 })
    await tx`select change_schedule(${id}, (${longer}::text)::jsonb)`
    await tx`select resume_schedule(${id})`
    expect(await stateOf(tx, id)).toMatchObject({ next: '2027-08-15', made: 3 })
  })
})

test('a change holds from the next one on, and no period comes twice by another rule', async () => {
  const user = await makeSeller()
  await inTime(user, async (tx, to) => {
    const said = { ...issue, start_on: '2026-12-01' }
    const id = await keep(tx, said)
    const change = (changes: object) =>
      tx`select change_schedule(${id}, (${JSON.stringify({ ...said, ...changes })}::text)::jsonb)`
    await to('2026-12-01')
    await run(tx, user)
    await change({ every: 'week' })
    expect(await stateOf(tx, id)).toMatchObject({ next: '2026-12-08' })
    await change({ document: { ...document, items: [{ ...row, amount_minor: 5 }] } })
    expect(await stateOf(tx, id)).toMatchObject({ next: '2027-01-01' })
    await to('2027-01-01')
    await run(tx, user)
    const totals = await tx`
      select invoice.total_minor::integer as total from schedule_runs as run
      join invoices as invoice on invoice.id = run.invoice_id where run.schedule_id = ${id} order by period`
    expect(totals.map(({ total }) => total)).toEqual([100_000, 5])
    expect(await refusal(tx.savepoint(() => change({ end_on: '2027-01-31' })))).toBe(
      'schedule_makes_nothing',
    )
    expect(await refusal(tx.savepoint(() => change({ start_on: '2026-12-31' })))).toBe(
      'schedule_start_past',
    )
    await tx`select delete_schedule(${id})`
    expect(await tx`select from invoices where user_id = ${user}`).toHaveLength(2)
  })
})

test.each<[object, string]>([
  [{ every: 'day' }, 'every: value_not_allowed'],
  [{ day: 32 }, 'day: value_not_allowed'],
  [{ start_on: '2026-11-21' }, 'schedule_start_past'],
  [{ start_on: 'infinity' }, 'date_out_of_range'],
  [{ end_on: '2027-01-30' }, 'schedule_makes_nothing'],
  [{ end_on: '2027-02-28', times: 2 }, 'count: value_not_allowed'],
  [{ times: 0 }, 'count: value_not_allowed, range'],
  [{ mode: 'issue' }, 'mode: value_not_allowed, mode'],
  [{ terms_days: 366 }, 'termsDays: terms_days_invalid'],
  [{ content: [] }, 'malformed'],
  [{ content: { notes: 'x'.repeat(200_001) } }, 'draft_too_long'],
])('a schedule with %o is refused', async (changes, told) => {
  const user = await makeSeller()
  expect(await inTime(user, (tx) => refusal(keep(tx, { ...draft, ...changes })))).toBe(told)
})
