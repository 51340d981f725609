import { expect, test } from 'vitest'
import { schedulePeriod, scheduleSteps } from '#domain/schedule/schedule.ts'
import { beforeRelease } from '../setup/before-release.ts'
import fc from '../setup/property.ts'
import { as, type Tx } from '../setup/stack/database.ts'
import { makePerson, makeSeller } from '../setup/stack/people.ts'
import { become, draft, inTime, invoices, issue, keep, refusal, run } from './ground/schedules.ts'

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

test('an invoice that could not be issued in its time becomes a draft with the reason, and the next is issued', async () => {
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
  // The host was asleep from January to July 2031.
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

beforeRelease(
  'over ten years with sleeps each period is made once, and the current one alone is issued',
  async () => {
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
            // Two years have about as many weeks as ten years have months.
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
  },
  60_000,
)

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
