import { beforeAll, expect, test } from 'vitest'
import { as, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { openIssued } from '../setup/stack/history.ts'
import { createEstimate, createInvoice, makeSeller } from '../setup/stack/people.ts'
import { day, dueOf, halves, inParts, type Part } from './ground/parts.ts'
import { dayFromToday, outcome, record, share } from './ledger.ts'

let seller: string

beforeAll(async () => {
  seller = await makeSeller()
  for (const days of [0, 10, 30, 40] as const) day[days] = await dayFromToday(days)
})

/** Returns the parts in a draft. */
async function draftParts(tx: Tx, draft: string) {
  const [row] = await tx<{ it: { parts: object[]; dueDate: string } }[]>`
    select content as it from drafts where id = ${draft}`
  return row?.it
}

test('a revised invoice keeps the days that it promised, a duplicate counts them from today', async () => {
  await tryAs(seller, async (tx) => {
    const invoice = await inParts(tx, [{ days: 10, share: 3_333 }, { days: 40 }])
    const [revised] = await tx<{ id: string }[]>`select revise_invoice(${invoice}) as id`
    const [copied] = await tx<{ id: string }[]>`select duplicate_document(${invoice}) as id`
    const kept = [
      { days: '', amount: '33.33%', dueDate: day[10] },
      { days: '', amount: '', dueDate: day[40] },
    ]
    expect(await draftParts(tx, revised?.id ?? '')).toMatchObject({ parts: kept })
    expect(await draftParts(tx, copied?.id ?? '')).toMatchObject({ parts: kept, dueDate: day[10] })
  })
})

test('an estimate says its parts in days, and its invoice is due by them from today on', async () => {
  await tryAs(seller, async (tx) => {
    const parts = [{ days: 0, amount_minor: 5_000 }, { days: 30 }]
    const estimate = await createEstimate(tx, { due_date: day[40], parts })
    expect((await dueOf(tx, estimate)).due_date).toBe(day[40])
    const [copied] = await tx<{ id: string }[]>`select duplicate_document(${estimate}) as id`
    expect(await draftParts(tx, copied?.id ?? '')).toMatchObject({
      parts: [
        { days: '0', amount: '50', dueDate: '' },
        { days: '30', amount: '', dueDate: '' },
      ],
    })
    const [made] = await tx<{ id: string }[]>`select convert_estimate(${estimate}) as id`
    expect(await draftParts(tx, made?.id ?? '')).toMatchObject({
      parts: [{ amount: '50', dueDate: day[0] }, { dueDate: day[30] }],
    })
  })
})

test('recurring documents count their parts’ days from each issue, as a draft and as an invoice', async () => {
  await tryAs(seller, async (tx) => {
    const parts = [{ days: 10, share: 5_000 }, { days: 40 }]
    const invoice = await inParts(tx, parts)
    const [said] = await tx<
      { it: { parts: object[] } }[]
    >`select repeated_content(${invoice}) as it`
    expect(said?.it.parts).toEqual([
      { days: '10', amount: '50%', dueDate: '' },
      { days: '40', amount: '', dueDate: '' },
    ])
    await tx`reset role`
    const [dated] = await tx<{ it: { parts: object[] } }[]>`
      select private.with_dated_parts((${JSON.stringify(said?.it)}::text)::jsonb, private.today()) as it`
    expect(dated?.it.parts).toMatchObject([{ dueDate: day[10] }, { dueDate: day[40], days: '' }])
  })
})

test('each part has its reminders, and only what is late counts as overdue', async () => {
  await tryAs(seller, async (tx) => {
    const invoice = await inParts(tx, [{ days: 10, amount_minor: 4_000 }, { days: 40 }])
    await record(tx, invoice, { amount_minor: 1_000 })
    await tx`reset role`
    await openIssued(tx)
    // Moves everything back by twenty days.
    await tx`
      update invoices
      set
        issue_date = greatest(private.financial_year_start(issue_date), issue_date - 20),
        due_date = due_date - 20,
        parts = (
          select jsonb_agg(part || jsonb_build_object('due_date', (part ->> 'due_date')::date - 20))
          from jsonb_array_elements(parts) as part
        )
      where id = ${invoice}`
    await openIssued(tx, false)
    const stepsOf = async () => {
      const rows = await tx<{ day: string; step: string }[]>`
        select (private.today() + ahead)::text as day, due.step
        from generate_series(-10, 30) as ahead
        cross join lateral private.due_reminders(private.today() + ahead) as due
        where due.subject_id = ${invoice} order by ahead`
      return rows.map(({ step }) => step)
    }
    await tx`update profiles set remind_due = true, remind_after_7 = true, remind_before_3 = false, remind_after_3 = false where id = ${seller}`
    expect(await stepsOf()).toEqual(['due', 'after_7'])
    await tx`set local role authenticated`
    const [late] = await tx<{ overdue_minor: number }[]>`
      select overdue_minor from dashboard_summary(private.today() - 60, private.today())`
    expect(Number(late?.overdue_minor)).toBe(3_000)
    const [soon] = await tx<{ it: { overdue: { rows: { balance_minor: number }[] } } }[]>`
      select dashboard_attention() as it`
    expect(soon?.it.overdue.rows).toMatchObject([{ balance_minor: 3_000, part: 1, parts: 2 }])

    await record(tx, invoice, { amount_minor: 3_000 })
    expect(await dueOf(tx, invoice)).toMatchObject({ status: 'UNPAID' })
    await tx`reset role`
    expect(await stepsOf()).toEqual(['due', 'after_7'])
    await tx`set local role authenticated`
    const token = await share(tx, invoice)
    const [shown] = await tx<{ it: { parts: Part[] } }[]>`select shared_invoice(${token}) as it`
    expect(shown?.it.parts.map(({ amount_minor }) => amount_minor)).toEqual([4_000, 6_001])
  })
})

test('neither parts nor a due date that is one part’s alone can be changed once they are issued', async () => {
  const [inPart, whole] = await as(seller, async (tx) => [
    await inParts(tx, halves()),
    await createInvoice(tx),
  ])
  const changed = (of: string | undefined, column: 'parts' | 'due_date', to: string) =>
    outcome(sql`update invoices set ${sql({ [column]: to })} where id = ${of ?? ''}`)
  expect(await changed(whole, 'due_date', day[40])).toBe('PT409 | invoice_unchangeable')
  expect(await changed(inPart, 'parts', '[]')).toBe('PT409 | invoice_unchangeable')
  expect(await changed(inPart, 'due_date', day[40])).toMatch(/^23514 .*invoices_due_date_of_parts/)
})
