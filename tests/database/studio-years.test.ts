import { beforeAll, expect, test } from 'vitest'
import { composeGstr1 } from '../../supabase/functions/_shared/domain/gst/gstr1/compose.ts'
import { wholeReturn } from '../../supabase/functions/_shared/domain/gst/gstr1/prepare.ts'
import { tdsNameOn } from '../../supabase/functions/_shared/domain/law/tds-due.ts'
import {
  financialYearOf,
  periodOf,
  shiftPeriod,
} from '../../supabase/functions/_shared/domain/periods.ts'
import { onDays, type Tx } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered } from '../setup/stack/people.ts'
import { added, code, figures, pending } from './corrected-figures.ts'
import { credited } from './credit.ts'
import { sourceOf } from './gst-returns.ts'
import { record } from './ledger.ts'
import { linesOf } from './registers.ts'
import { expectTrueTally } from './tally.ts'

/** A studio from April 2025 to March 2027: it bills, is paid less TDS, files each month, and corrects. */

let seller: string
beforeAll(async () => {
  seller = await makeRegistered({ default_gst_rate: 1800, round_off: true })
})

const months = Array.from({ length: 24 }, (_, at) =>
  periodOf('month', shiftPeriod('month', '2025-04-01', at)),
)
const place = { client_address: '12 MG Road', client_city: 'Pune', client_postal_code: '411001' }
const buyer = (client_name: string, about: object) => ({
  ...{ client_name, client_email: `${client_name.toLowerCase()}@kaveri.example`, ...place },
  ...about,
})
const clients = {
  registered: buyer('Kaveri', { client_gstin: '27AABCR1718E1ZP' }),
  away: buyer('Tapti', { client_state_code: '29' }),
  small: buyer('Godavari', { client_state_code: '27' }),
  abroad: buyer('Thames', {
    ...{ client_country: 'GB', with_tax: false, currency: 'GBP', exchange_rate: 112.3456 },
  }),
}
type Client = keyof typeof clients
const value: Record<Client, number> = {
  ...{ registered: 5_000_000, away: 12_000_050, small: 250_033, abroad: 400_077 },
}
const rows = (amount_minor: number) => [
  { description: 'Design', amount_minor, hsn_sac: '998391', gst_rate: 1800 },
]

async function correct(tx: Tx, invoice: string, client: Client, amount: number) {
  const [draft] = await tx<{ id: string }[]>`select correct_invoice(${invoice}) as id`
  const document = JSON.stringify({
    ...{ due_date: '2990-01-01', ...clients[client], items: rows(amount) },
  })
  await tx`select issue_draft(${draft?.id ?? ''}, gen_random_uuid(), (${document}::text)::jsonb)`
}

const end = '2027-05-01'

test(
  'two years of a studio end with all ties exact: returns and ledger, TDS by two laws, receivables, Tally',
  () =>
    onDays(seller, async (tx, on) => {
      const issued: Record<Client, string[]> = { registered: [], away: [], small: [], abroad: [] }
      const notes = { registered: '', abroad: '', rejected: '' }
      for (const [at, { firstDay }] of months.entries()) {
        const day = (of: string) => `${firstDay.slice(0, 8)}${of}`
        await on(day('05'))
        const [year = ''] = financialYearOf(firstDay).split('-')
        await tx`
        update businesses set lut_number = 'AD270326000001X', lut_year = ${`${year}-${Number(year) + 1}`}
        where user_id = ${seller}`
        for (const client of ['registered', 'away', 'small', 'abroad'] as const) {
          const items = rows(value[client] + at * 101)
          issued[client].push(await createInvoice(tx, { ...clients[client], items }))
        }
        const latest = (client: Client) => issued[client].at(-1) ?? ''
        if (at % 12 === 1) {
          notes.registered = await credited(tx, latest('registered'), { amount_minor: 590_000 })
          notes.rejected = await credited(tx, latest('registered'), { amount_minor: 118_000 })
          notes.abroad = await credited(tx, latest('abroad'), { amount_minor: 50_000 })
        }
        // The month before is filed, its GSTR-3B as well.
        const before = months[at - 1]
        if (before) {
          await on(day('20'))
          for (const form of ['gstr1', 'gstr3b'])
            await tx`
            select file_period((${before.firstDay}::text)::date, (${before.lastDay}::text)::date, form => ${form})`
        }
        await on(day('25'))
        // Paid after two months, less a tenth of the value; once it was credited in March, and paid in April.
        const due = issued.registered[at - 2]
        if (due && at % 12 !== 3) {
          const paid = { amount_minor: 3_000_000, tds_minor: 400_000, paid_on: day('24') }
          const payment = await record(tx, due, paid)
          const credit = firstDay === '2026-04-01' ? '2026-03-28' : null
          await tx`select set_deduction(${payment}, 'professional', (${credit}::text)::date)`
        }
        if (at % 12 === 4) {
          // A correction in each section, of months that are filed.
          await correct(tx, issued.registered[at - 2] ?? '', 'registered', 5_555_500)
          await correct(tx, issued.away[at - 2] ?? '', 'away', 13_000_000)
          await correct(tx, issued.small[at - 2] ?? '', 'small', 300_000)
          await correct(tx, issued.abroad[at - 2] ?? '', 'abroad', 450_000)
          await tx`select correct_note(gen_random_uuid(), ${notes.registered}, 'Fewer hours', null, 708000)`
          await tx`select correct_note(gen_random_uuid(), ${notes.abroad}, 'Fewer hours', null, 60000)`
          // Money that came before its invoice, and is known only now.
          const prepaid = shiftPeriod('month', day('10'), -2)
          await record(tx, issued.small[at - 1] ?? '', { amount_minor: 11_800, paid_on: prepaid })
        }
        if (at === 17) await tx`select reject_note(${notes.rejected})`
      }
      await on(end)

      const told: number[][] = []
      const books: number[][] = []
      const seen = new Map<string, number>()
      let again = 0
      for (const month of months) {
        const source = await sourceOf(tx, month)
        const { whole, gstr1a, tie } = wholeReturn(source, code(month))
        expect([month.firstDay, tie]).toEqual([month.firstDay, { ...tie, ties: true }])
        told.push(figures(whole, gstr1a), pending(source, month, end))
        books.push(figures(composeGstr1(source, code(month))))
        again += source.corrections.amendments
          .flatMap(({ documents }) => documents)
          .filter((change) => change.again).length
        for (const [name, all] of Object.entries(whole.amended))
          seen.set(name, (seen.get(name) ?? 0) + all.length)
      }
      expect(added(told)).toEqual(added(books))
      // Each amendment table was told in both years, and the rejected note once.
      expect([...seen].filter(([, count]) => count < 2)).toEqual([])
      expect(again).toBe(1)

      const taxed = async (from: string, to: string) => {
        const lines = await linesOf(tx, 'tds', { from, to })
        return lines.map(({ tds_kind, tds_minor }) => [tds_kind, tds_minor])
      }
      expect(await taxed('2025-04-01', '2026-03-31')).toEqual([['professional', 4_000_000]])
      expect(await taxed('2026-04-01', '2027-03-31')).toEqual([['professional', 4_000_000]])
      expect([
        tdsNameOn('professional', '2026-03-28'),
        tdsNameOn('professional', '2026-04-24'),
      ]).toMatchObject([
        { by: 'section', name: '194J(b)' },
        { by: 'code', name: '1027' },
      ])

      const [owed] = await tx<{ differ: number }[]>`
      select count(*)::integer as differ from invoice_records
      where user_id = private.account() and kind = 'invoice' and cancelled_at is null
        and total_minor - credited_minor - settled_minor <> balance_minor`
      expect(owed?.differ).toBe(0)
      await expectTrueTally(tx)
    }),
  120_000,
)
