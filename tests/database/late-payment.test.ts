import { expect, test } from 'vitest'
import { shiftPeriod } from '../../supabase/functions/_shared/domain/periods.ts'
import { sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { become } from './calls.ts'
import { outcome, record, share, today } from './ledger.ts'

const accept = (tx: Tx, invoice: string, day: string | null, days: number | null = null) =>
  tx<{ told: Record<string, unknown> }[]>`
    select set_acceptance(${invoice}, ${day}::date, ${days}::integer) as told`.then(
    ([row]) => row?.told,
  )

const toldOf = (tx: Tx, invoice: string) =>
  tx<{ told: Record<string, unknown> | null }[]>`select late_payment(${invoice}) as told`.then(
    ([row]) => row?.told,
  )

const enterprise = (tx: Tx, change: object = {}) =>
  tx`update businesses set ${tx({
    ...{ udyam: 'UDYAM-MH-19-0123456', enterprise_size: 'micro', enterprise_kind: 'service' },
    ...change,
  })}`

test('acceptance and agreed days are noted and taken out, with a line of the history each time they change', async () => {
  await tryAs(await makeSeller(), async (tx) => {
    await enterprise(tx)
    const day = await today()
    const invoice = await createInvoice(tx)
    expect(await accept(tx, invoice, day, 30)).toMatchObject({
      ...{ accepted_on: day, agreed_days: 30, udyam: 'UDYAM-MH-19-0123456' },
      ...{ enterprise_size: 'micro', enterprise_kind: 'service', reductions: [] },
    })
    await accept(tx, invoice, day, 30)
    expect(await accept(tx, invoice, null)).toMatchObject({ accepted_on: null, agreed_days: null })
    const events = await tx`
      select detail from invoice_events
      where invoice_id = ${invoice} and kind = 'acceptance_noted' order by id`
    expect(events.map(({ detail }) => detail)).toEqual([{ accepted_on: day, agreed_days: 30 }, {}])
  })
})

test('a day of acceptance is none that is still to come, and agreed days are 1 to 365', async () => {
  await tryAs(await makeSeller(), async (tx) => {
    const day = await today()
    const invoice = await createInvoice(tx)
    const ends = (at: string, days: number | null = null) =>
      outcome(tx.savepoint((sub) => accept(sub as Tx, invoice, at, days)))
    expect(await ends(shiftPeriod('day', day, 1))).toBe('PT422 | accepted_on_future | acceptedOn')
    expect(await ends(day, 0)).toMatch('agreed_days_invalid')
    expect(await ends(day, 366)).toMatch('agreed_days_invalid')
    expect(await ends(day, 365)).toBe('done')
  })
})

test('an export and an invoice in another currency have no day of acceptance', async () => {
  await tryAs(await makeSeller(), async (tx) => {
    const invoice = await createInvoice(tx, { currency: 'USD', exchange_rate: 83.5 })
    const day = await today()
    expect(await outcome(tx.savepoint((sub) => accept(sub as Tx, invoice, day)))).toMatch(
      'acceptance_within_india',
    )
    expect(await toldOf(tx, invoice)).toBeNull()
  })
})

test('money and credit notes reduce the amount by their own day, and nobody else is told', async () => {
  await tryAs(await makeSeller(), async (tx) => {
    const day = await today()
    const invoice = await createInvoice(tx)
    await record(tx, invoice, { amount_minor: 1_000, tds_minor: 100 })
    await tx`
      select issue_credit_note(
        request_key => gen_random_uuid(), invoice_id => ${invoice}, reason => 'Less', amount_minor => 500
      )`
    expect(await toldOf(tx, invoice)).toMatchObject({
      reductions: [{ day, amount_minor: 1_600 }],
    })
    const other = await makeSeller()
    await become(tx, other)
    expect(await toldOf(tx, invoice)).toBeNull()
    expect(await outcome(tx.savepoint((sub) => accept(sub as Tx, invoice, day)))).toMatch(
      'invoice_not_found',
    )
  })
})

test('a credit note does not take the day of acceptance of its invoice', async () => {
  await tryAs(await makeSeller(), async (tx) => {
    const invoice = await createInvoice(tx)
    await accept(tx, invoice, await today(), 20)
    await tx`
      select issue_credit_note(
        request_key => gen_random_uuid(), invoice_id => ${invoice}, reason => 'Less', amount_minor => 500
      )`
    await become(tx, null)
    const notes = await tx`
      select accepted_on, agreed_days from books.invoices where original_id = ${invoice}`
    expect([...notes]).toEqual([{ accepted_on: null, agreed_days: null }])
  })
})

test('Udyam number, size and kind come together and have their forms', async () => {
  await tryAs(await makeSeller(), async (tx) => {
    const ends = (change: object) => outcome(tx.savepoint((sub) => enterprise(sub as Tx, change)))
    expect(await ends({})).toBe('done')
    expect(await ends({ udyam: 'UDYAM-MH-19-123456' })).toMatch('udyam_invalid')
    expect(await ends({ enterprise_size: 'large' })).toMatch('enterprise_size_unknown')
    expect(await ends({ enterprise_kind: 'other' })).toMatch('enterprise_kind_unknown')
    expect(await ends({ enterprise_kind: null })).toMatch('udyam_incomplete')
  })
})

test('a document keeps the Udyam number of its issue, and its client sees it', async () => {
  await tryAs(await makeSeller(), async (tx) => {
    await enterprise(tx)
    const invoice = await createInvoice(tx)
    const token = await share(tx, invoice)
    await enterprise(tx, { udyam: 'UDYAM-KA-03-7654321' })
    const [row] = await tx`select shared_invoice(${token}) -> 'seller' ->> 'udyam' as udyam`
    expect(row?.udyam).toBe('UDYAM-MH-19-0123456')
  })
})

test('a client is told the last day only of a micro or small enterprise that wants it', async () => {
  await tryAs(await makeSeller(), async (tx) => {
    const day = await today()
    const invoice = await createInvoice(tx)
    const token = await share(tx, invoice)
    const shown = async (change: object) => {
      await enterprise(tx, change)
      const [row] = await tx`select shared_invoice(${token}) -> 'pay_by' as pay_by`
      return row?.pay_by
    }
    expect(await shown({ last_day_to_clients: true })).toBeNull()
    await accept(tx, invoice, day, 30)
    expect(await shown({ last_day_to_clients: true })).toEqual({
      ...{ accepted_on: day, agreed_days: 30 },
    })
    expect(await shown({ last_day_to_clients: false })).toBeNull()
    const wanted = { last_day_to_clients: true }
    expect(await shown({ ...wanted, enterprise_size: 'medium' })).toBeNull()
    // That traders are left out is not sure.
    for (const enterprise_kind of ['trader', 'maker'])
      expect(await shown({ ...wanted, enterprise_kind, enterprise_size: 'small' })).toEqual({
        ...{ accepted_on: day, agreed_days: 30 },
      })
  })
})

test('a reminder has what interest is reckoned from only where its owner wants that', async () => {
  const user = await makeSeller()
  await tryAs(user, async (tx) => {
    const invoice = await createInvoice(tx)
    const letter = async (wanted: boolean) => {
      await enterprise(tx, { interest_in_reminders: wanted })
      await become(tx, null)
      const [row] = await tx`
        select private.document_letter(job) -> 'late_payment' ->> 'udyam' as udyam
        from (
          select (jsonb_populate_record(
            null::private.mail_jobs,
            jsonb_build_object('kind', 'reminder', 'subject_id', ${invoice}::text, 'user_id', ${user}::text)
          )).*
        ) as job`
      await become(tx, user)
      return row?.udyam
    }
    expect(await letter(false)).toBeNull()
    expect(await letter(true)).toBe('UDYAM-MH-19-0123456')
  })
})

test('the database knows the same Udyam numbers as the domain', async () => {
  const { isUdyam } = await import('../../supabase/functions/_shared/domain/law/enterprise.ts')
  const numbers = ['UDYAM-MH-19-0123456', 'UDYAM-MH-19-123456', 'udyam-MH-19-0123456', '']
  const [row] = await sql<{ shape: string }[]>`
    select pg_get_constraintdef(oid) as shape from pg_constraint where conname = 'udyam: udyam_invalid'`
  const shape = /'(\^[^']+)'/.exec(row?.shape ?? '')?.[1] ?? ''
  const known = await sql<{ known: boolean }[]>`
    select number ~ ${shape} as known from unnest(${numbers}::text[]) as number`
  expect(known.map((one) => one.known)).toEqual(numbers.map(isUdyam))
})
