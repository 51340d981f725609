import { beforeAll, expect } from 'vitest'
import { tdsBooksOf } from '../../supabase/functions/_shared/data/payments/tds.ts'
import { composeGstr1 } from '../../supabase/functions/_shared/domain/gst/gstr1/compose.ts'
import { wholeReturn } from '../../supabase/functions/_shared/domain/gst/gstr1/prepare.ts'
import { tdsNameOn } from '../../supabase/functions/_shared/domain/law/tds-due.ts'
import type { TdsPayment } from '../../supabase/functions/_shared/domain/law/values.ts'
import {
  financialYearOf,
  periodOf,
  shiftPeriod,
} from '../../supabase/functions/_shared/domain/periods.ts'
import { tdsCreditOf } from '../../supabase/functions/_shared/domain/tds/credit.ts'
import { tdsNameOfYear } from '../../supabase/functions/_shared/domain/tds/printed-names.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { onDays, type Tx } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered } from '../setup/stack/people.ts'
import { added, code, figures, pending } from './corrected-figures.ts'
import { credited } from './credit.ts'
import { keepRows, taxRow } from './ground/tds.ts'
import { sourceOf } from './gst-returns.ts'
import { record } from './ledger.ts'
import { linesOf } from './registers.ts'
import { expectTrueTally, tallyOf } from './tally.ts'

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

/** The department writes a section without brackets. */
const bare = (name: string) => name.replace(/[()]/g, '').toUpperCase()

beforeRelease(
  'two years of a studio end with all ties exact: returns and ledger, TDS by two codes of two laws, money from abroad, receivables, Tally',
  () =>
    onDays(seller, async (tx, on) => {
      const issued: Record<Client, string[]> = { registered: [], away: [], small: [], abroad: [] }
      const notes = { registered: '', abroad: '', rejected: '' }
      const deducted: { kind: TdsPayment; tds_minor: number; decides: string }[] = []
      const reached: object[] = []
      const remitted: number[] = []
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
          const kind = at % 4 === 0 ? 'professional' : 'technical'
          const tds_minor = kind === 'professional' ? 400_000 : 80_000
          const paid = { amount_minor: 3_000_000, tds_minor, paid_on: day('24') }
          const payment = await record(tx, due, paid)
          const credit = firstDay === '2026-04-01' ? '2026-03-28' : null
          await tx`select set_deduction(${payment}, ${kind}, (${credit}::text)::date)`
          const decides = credit ?? day('24')
          deducted.push({ kind, tds_minor, decides })
          reached.push({
            ...{ ...taxRow, code: bare(tdsNameOn(kind, decides)?.name ?? ''), day: decides },
            ...{ paid_minor: 4_000_000, tax_minor: tds_minor, deposited_minor: tds_minor },
          })
        }
        // Money from abroad comes in full, where no credit note took something off.
        const foreign = issued.abroad[at - 2]
        if (foreign && at % 12 !== 3) {
          const amount_minor = value.abroad + (at - 2) * 101
          const payment = await record(tx, foreign, { amount_minor, paid_on: day('24') })
          const rupees = amount_minor * 113 + at
          await tx`
            select note_remittance(${payment}, 'Advice', rupees_minor => ${rupees}, charges_minor => 59000)`
          remitted.push(rupees)
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

      // Each year's register has each code once, and all of it reached the department.
      const byKind = (from: string, to: string) =>
        (['professional', 'technical'] as const).map((kind) => [
          kind,
          deducted
            .filter((one) => one.kind === kind && one.decides >= from && one.decides <= to)
            .reduce((sum, { tds_minor }) => sum + tds_minor, 0),
        ])
      await keepRows(tx, reached, end)
      const [client] = await tx<{ id: string }[]>`
        select client_id as id from invoices where id = ${issued.registered[0] ?? ''}`
      await tx`select remember_deductor('MUMK12345A', 'KAVERI', ${client?.id ?? ''})`
      for (const [from, to, names] of [
        ['2025-04-01', '2026-03-31', ['194J(b)', '194J(a)']],
        ['2026-04-01', '2027-03-31', ['1027', '1026']],
      ] as const) {
        const lines = await linesOf(tx, 'tds', { from, to })
        const told = lines.map(({ tds_kind, tds_minor }) => [tds_kind, tds_minor])
        expect(told.sort()).toEqual(byKind(from, to))
        expect(['professional', 'technical'].map((kind) => tdsNameOfYear(kind, from))).toEqual(
          names,
        )
        const [row] = await tx<
          { it: unknown }[]
        >`select tds_books('2024-09-01', '2027-10-31') as it`
        const credit = tdsCreditOf(tdsBooksOf(row?.it), { firstDay: from, lastDay: to })
        const sum = byKind(from, to).reduce((all, [, minor]) => all + Number(minor), 0)
        expect(credit.clients).toMatchObject([
          {
            deductedMinor: sum,
            finalMinor: sum,
            waitingMinor: 0,
            lackingMinor: 0,
            state: 'matched',
          },
        ])
      }

      // Tally's bank gets of money from abroad as much as the real one credited.
      const { moves } = await tallyOf(tx)
      const abroad = moves.filter(({ currency }) => currency === 'GBP')
      const gross = abroad.reduce((sum, { moneyMinor }) => sum + (moneyMinor ?? 0), 0)
      expect(gross).toBe(remitted.reduce((sum, rupees) => sum + rupees + 59_000, 0))

      const [owed] = await tx<{ differ: number }[]>`
      select count(*)::integer as differ from invoice_records
      where user_id = private.account() and kind = 'invoice' and cancelled_at is null
        and total_minor - credited_minor - settled_minor <> balance_minor`
      expect(owed?.differ).toBe(0)
      await expectTrueTally(tx)
    }),
  120_000,
)
