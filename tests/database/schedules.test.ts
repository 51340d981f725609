import { expect, test } from 'vitest'
import { namedFor, schedulePeriod, scheduleSteps } from '#domain/schedule.ts'
import { as, sql, type Tx, tryAs } from '../setup/database.ts'
import { makePerson, makeSeller } from '../setup/people.ts'
import fc from '../setup/property.ts'

type Said = Record<string, unknown>

const row = { description: 'Retainer {month} {year}', amount_minor: 100_000 }
const document = { client_name: 'Kaveri', client_email: 'a@kaveri.example', items: [row] }
const content = {
  clientName: 'Kaveri',
  clientEmail: 'a@kaveri.example',
  notes: 'For {month}',
  items: [{ description: row.description, quantity: '1', amount: '1000' }],
}

const draft = { every: 'month', start_on: '2027-01-31', mode: 'draft', terms_days: 15, content }
const issue = { ...draft, mode: 'issue', document }

/** As the caller of the transaction; returns the schedule's id. */
async function keep(tx: Tx, said: Said, key = crypto.randomUUID()): Promise<string> {
  const [made] = await tx<{ id: string }[]>`
    select create_schedule(${key}, (${JSON.stringify(said)}::text)::jsonb) as id`
  return made?.id ?? ''
}

const become = async (tx: Tx, user: string | null) => {
  await tx`reset role`
  const claims = user ? JSON.stringify({ sub: user, session_id: user, role: 'authenticated' }) : ''
  await tx`select set_config('request.jwt.claims', ${claims}, true)`
  if (user) await tx`set local role authenticated`
}

/** In a database whose day is what the test says, undone in the end; begins as the seller on 22 November 2026. */
const inTime = <T>(
  user: string,
  work: (tx: Tx, to: (day: string) => Promise<void>) => Promise<T>,
) =>
  tryAs(null, async (tx) => {
    await tx`reset role`
    await tx.unsafe(`create or replace function private.today() returns date language sql stable
      set search_path = '' as $$ select current_setting('app.test_day')::date $$`)
    await tx.unsafe(`create function pg_temp.run_of(people uuid[], unmeasured boolean default true) returns void language plpgsql as $$
      begin
        loop
          perform private.run_schedule(due.schedule_id, due.owner, due.size::integer)
          from private.due_schedules(100000) as due
          where due.owner = any (people);
          exit when not found;
          -- Of a transaction all is one minute.
          delete from private.writers where unmeasured and user_id = any (people);
        end loop;
      end $$`)
    const to = async (day: string) => {
      await tx`select set_config('app.test_day', ${day}, true)`
    }
    await to('2026-11-22')
    await become(tx, user)
    return work(tx, to)
  })

/**
 * As pg_cron does, as often as there is something to do; of these people alone, since what other tests keep is due in the
 * future, too. Whoever comes first goes on.
 */
async function run(tx: Tx, ...users: string[]) {
  await become(tx, null)
  await tx`select pg_temp.run_of(${users}::uuid[])`
  await become(tx, users[0] ?? null)
}

const invoices = (tx: Tx, schedule: string) => tx<
  { period: string; number: string; issued: string; due: string; said: string }[]
>`
  select run.period::text, invoice.number, invoice.issue_date::text as issued, invoice.due_date::text as due,
    item.description as said
  from schedule_runs as run
  join invoices as invoice on invoice.id = run.invoice_id
  join invoice_items as item on item.invoice_id = invoice.id
  where run.schedule_id = ${schedule}
  order by run.period`

const stateOf = async (tx: Tx, id: string) => {
  const [it] = await tx<
    { next: string | null; made: number; tries: number; error: { message: string } | null }[]
  >`select next_on::text as next, made, tries, last_error as error from schedules where id = ${id}`
  return it
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { message: string; constraint_name?: string }) =>
      error.constraint_name ?? error.message,
  )

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

test('what is refused stands on its schedule, is tried hourly and then daily, and holds up no other', async () => {
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
    // Nothing more in this hour.
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

test('without a permit of the day nothing is issued, and nothing of it is kept', async () => {
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

test('what falls in a pause is not made up for, and it goes on with the next day', async () => {
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

const drafts = (tx: Tx, schedule: string) => tx<
  { period: string; content: { items: { description: string }[]; [key: string]: unknown } }[]
>`
  select period::text, content from drafts where schedule_id = ${schedule} order by period`

test('a draft has the month in its words, a due date from today, and says that it came late', async () => {
  const user = await makeSeller()
  await inTime(user, async (tx, to) => {
    const id = await keep(tx, draft)
    await to('2027-01-31')
    await run(tx, user)
    await to('2027-03-02')
    await run(tx, user)
    const made = await drafts(tx, id)
    expect(
      made.map(({ period, content: { items, notes, dueDate, issueDate } }) => [
        ...[period, items[0]?.description, notes, dueDate, issueDate],
      ]),
    ).toEqual([
      ['2027-01-31', 'Retainer January 2027', 'For January', '2027-02-15', ''],
      ['2027-02-28', 'Retainer February 2027', 'For February', '2027-03-17', ''],
    ])
    const [row] = await tx`select dashboard_attention(3) -> 'schedules' as it`
    expect(row?.it).toEqual({ refused: { count: 0, rows: [] }, late: { slept: 1, refused: 0 } })
    await tx`select discard_draft(id) from drafts where period = '2027-02-28' and schedule_id = ${id}`
    const [after] = await tx`select dashboard_attention(3) -> 'schedules' -> 'late' as it`
    expect(after?.it).toEqual({ slept: 0, refused: 0 })
    await tx`select delete_schedule(${id})`
    const left = await tx`select from drafts where user_id = ${user} and schedule_id is null`
    expect(left).toHaveLength(2)
  })
})

test('what could not be issued in its time becomes a draft that says why, and the next is issued', async () => {
  const user = await makePerson()
  await inTime(user, async (tx, to) => {
    const id = await keep(tx, { ...issue, start_on: '2026-12-01' })
    await to('2026-12-01')
    await run(tx, user)
    const attention = async () => {
      const [row] = await tx`select dashboard_attention(3) -> 'schedules' as it`
      return row?.it
    }
    expect(await attention()).toMatchObject({
      refused: {
        count: 1,
        rows: [
          {
            id,
            client_name: 'Kaveri',
            period: '2026-12-01',
            error: { message: 'business_required' },
          },
        ],
      },
    })
    await tx`
      insert into businesses (name, email, phone, postal_code)
      values ('Neel Studio', 'hello@neelstudio.example', '9820012345', '411004')`
    await to('2027-01-01')
    await become(tx, null)
    await tx`update schedules set try_at = now() where id = ${id}`
    await run(tx, user)
    expect((await drafts(tx, id)).map(({ period }) => period)).toEqual(['2026-12-01'])
    expect((await invoices(tx, id)).map(({ period }) => period)).toEqual(['2027-01-01'])
    expect(await attention()).toEqual({
      refused: { count: 0, rows: [] },
      late: { slept: 0, refused: 1 },
    })
    const [list] = await tx`select list_schedule_runs(${id}) as it`
    expect(list?.it).toMatchObject({
      total: 2,
      runs: [
        {
          period: '2027-01-01',
          late: false,
          error: null,
          draft: null,
          invoice: { number: 'INV/26-27/0001' },
        },
        {
          period: '2026-12-01',
          late: true,
          error: { message: 'business_required' },
          draft: { state: 'open' },
        },
      ],
    })
  })
})

test('over ten years the 29th, 30th and 31st of January and 29 February come back, and 1 April begins a series', async () => {
  const user = await makeSeller()
  const years = Array.from({ length: 10 }, (_, at) => 2028 + at)
  const isLeap = (year: number) => year % 4 === 0
  // In 2031 nobody was awake from January to July.
  const awake = years.flatMap((year) =>
    (year === 2031
      ? ['07-07']
      : ['01-31', '02-28', ...(isLeap(year) ? ['02-29'] : []), '04-01', '09-17']
    ).map((day) => `${year}-${day}`),
  )
  const monthly = (last: number) =>
    Array.from({ length: 116 }, (_, at) => {
      const days = new Date(Date.UTC(2028, at + 1, 0)).getUTCDate()
      return new Date(Date.UTC(2028, at, Math.min(last, days))).toISOString().slice(0, 10)
    })
  await inTime(user, async (tx, to) => {
    const months = [29, 30, 31]
    const monthlies: string[] = []
    for (const day of months)
      monthlies.push(await keep(tx, { ...draft, start_on: `2028-01-${day}` }))
    const leap = await keep(tx, { ...issue, every: 'year', start_on: '2028-02-29' })
    const april = await keep(tx, { ...issue, every: 'year', start_on: '2028-04-01' })
    for (const day of awake) {
      await to(day)
      await run(tx, user)
    }
    for (const [at, day] of months.entries()) {
      const made = await drafts(tx, monthlies[at] ?? '')
      expect(made.map(({ period }) => period)).toEqual(monthly(day))
    }
    const told = async (id: string) =>
      (await invoices(tx, id)).map(({ period, issued, number }) => `${period} ${issued} ${number}`)
    expect(await told(leap)).toEqual([
      '2028-02-29 2028-02-29 INV/27-28/0001',
      '2029-02-28 2029-02-28 INV/28-29/0002',
      '2030-02-28 2030-02-28 INV/29-30/0002',
      '2031-02-28 2031-07-07 INV/31-32/0001',
      '2032-02-29 2032-02-29 INV/31-32/0003',
      '2033-02-28 2033-02-28 INV/32-33/0002',
      '2034-02-28 2034-02-28 INV/33-34/0002',
      '2035-02-28 2035-02-28 INV/34-35/0002',
      '2036-02-29 2036-02-29 INV/35-36/0002',
      '2037-02-28 2037-02-28 INV/36-37/0002',
    ])
    expect(await told(april)).toEqual(
      years.map((year) => {
        const [issued, number] = year === 2031 ? ['2031-07-07', '0002'] : [`${year}-04-01`, '0001']
        return `${year}-04-01 ${issued} INV/${year % 100}-${(year % 100) + 1}/${number}`
      }),
    )
  })
})

const decade = fc.record({
  every: fc.constantFrom(...scheduleSteps),
  day: fc.integer({ min: 1, max: 31 }),
  mode: fc.constantFrom('draft', 'issue'),
  start: fc.integer({ min: 0, max: 400 }),
  // Nights of a day, and sleeps of months.
  sleeps: fc.array(fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 20, max: 300 })), {
    minLength: 60,
    maxLength: 60,
  }),
})

const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

test('over ten years with sleeps each period is made once, and the current one alone is issued', async () => {
  const user = await makeSeller()
  await fc.assert(
    fc.asyncProperty(decade, ({ every, day, mode, start, sleeps }) =>
      inTime(user, async (tx, to) => {
        const start_on = later('2026-11-22', start)
        const rule = { every, day, start: start_on }
        const id = await keep(tx, { ...(mode === 'draft' ? draft : issue), every, day, start_on })
        const expected = new Map<string, string>()
        let now = '2026-11-22'
        let n = 1
        for (const sleep of sleeps) {
          now = later(now, sleep)
          // Of weeks there are as many in two.
          if (now > (every === 'week' ? '2028-11-22' : '2036-11-22')) break
          await to(now)
          await run(tx, user)
          for (; schedulePeriod(rule, n) <= now; n++) {
            const current = schedulePeriod(rule, n + 1) > now
            expected.set(schedulePeriod(rule, n), mode === 'issue' && current ? now : 'draft')
          }
        }
        const made = [
          ...(await invoices(tx, id)).map(({ period, issued }) => [period, issued] as const),
          ...(await drafts(tx, id)).map(({ period }) => [period, 'draft'] as const),
        ]
        expect(made).toHaveLength(expected.size)
        expect(new Map(made)).toEqual(expected)
        const [gaps] = await tx`
          select count(*)::integer as n from (
            select from invoices where user_id = ${user}
            group by financial_year having max(sequence) <> count(*)
          ) as gapped`
        expect(gaps?.n).toBe(0)
      }),
    ),
    { numRuns: 5 },
  )
}, 60_000)

test('the same request makes one schedule, another one with its key is refused', async () => {
  const user = await makeSeller()
  const key = crypto.randomUUID()
  await inTime(user, async (tx) => {
    const id = await keep(tx, draft, key)
    expect(await keep(tx, draft, key)).toBe(id)
    expect(await refusal(tx.savepoint((inner) => keep(inner, issue, key)))).toBe('request_used')
  })
})

test('another person’s schedule cannot be changed, paused, ended or deleted', async () => {
  const [owner, other] = [await makeSeller(), await makeSeller()]
  const id = await as(owner, (tx) => keep(tx, { ...draft, start_on: '2990-01-01' }))
  for (const call of ['pause_schedule', 'resume_schedule', 'end_schedule', 'delete_schedule']) {
    expect(await refusal(as(other, (tx) => tx`select ${tx(call)}(${id})`))).toBe(
      'schedule_not_found',
    )
  }
})
