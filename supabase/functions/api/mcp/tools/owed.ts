import * as v from 'valibot'
import { type Attention, getAttention, type WaitingDue } from '#data/reports/attention.ts'
import { getRegisterFigures, listRegister } from '#data/reports/registers.ts'
import { lineTold } from '../lines.ts'
import { money, pageOf, quoted, rangeOf } from '../told.ts'
import { page, reading } from '../tool.ts'

const dueTold = ({ balance, currency, clientName, ...invoice }: WaitingDue) => ({
  ...{ id: invoice.invoiceId, number: quoted(invoice.number), dueDate: invoice.dueDate },
  client: quoted(clientName),
  balance: money(balance.minor, currency),
})

const claimTold = (claim: Attention['claims']['rows'][number]) => ({
  paymentId: claim.id,
  invoice: { id: claim.invoiceId, number: quoted(claim.number) },
  client: quoted(claim.clientName),
  amount: money(claim.amountMinor, claim.currency),
  paidOn: claim.paidOn,
  reference: quoted(claim.reference),
})

export const whatIsOwed = reading({
  name: 'what_is_owed',
  title: 'What is owed',
  description:
    'What clients owe today: the sum, its ages, a line for each client (50 on a page), the oldest late invoices, those due soon, and payments that clients report and nobody has confirmed. Money that came in this month and in the last one.',
  input: v.object({ page }),
  run: async ({ page }, { db, today }) => {
    const asOfToday = { firstDay: today, lastDay: today }
    const [attention, figures, lines] = await Promise.all([
      getAttention(db),
      getRegisterFigures(db, 'ageing', asOfToday),
      listRegister(db, 'ageing', asOfToday, rangeOf(page)),
    ])
    const { owed, cameIn, claims, dueSoon, overdue } = attention
    return {
      asOf: today,
      owed: money(owed.minor),
      owedWithoutRate: owed.withoutRate,
      dueWithinSevenDays: money(owed.dueSoonMinor),
      lateByDays: owed.late.map(({ minor, ...days }) => ({ ...days, amount: money(minor) })),
      cameInThisMonth: money(cameIn.minor),
      cameInLastMonth: money(cameIn.beforeMinor),
      reportedByClients: { count: claims.count, oldest: claims.rows.map(claimTold) },
      overdue: { count: overdue.count, oldest: overdue.rows.map(dueTold) },
      dueSoon: { count: dueSoon.count, first: dueSoon.rows.map(dueTold) },
      byClient: lines.map((line) => lineTold('ageing', line)),
      ...pageOf(page, figures.count),
    }
  },
})
