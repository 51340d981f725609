import { expect, test } from 'vitest'
import { documentWords } from '#languages/documents.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { interestFileName, interestView } from './interest-statement.ts'
import { type LatePayment, lateStanding } from './late-payment.ts'

const late: LatePayment = {
  udyam: 'UDYAM-MH-19-0123456',
  enterpriseSize: 'micro',
  enterpriseKind: 'service',
  ...{ acceptedOn: '2026-08-01', agreedDays: null, amountMinor: 1_00_000_00, reductions: [] },
}

function statementOf(change: Partial<LatePayment> = {}) {
  const owed = { ...late, ...change }
  const asOf = '2026-10-16'
  const standing = lateStanding(owed, asOf)
  if (standing.state !== 'known') throw new Error(standing.state)
  const { lastDay, interest } = standing
  return { invoice: sampleInvoice(), late: owed, lastDay, interest, asOf }
}

test('the statement has a line for each rate, the interest of each rest, and how it is reckoned', async () => {
  const view = interestView(statementOf(), await documentWords('en'))
  expect(view.rows.map(({ cells }) => cells.map(({ main }) => main))).toEqual([
    ['Aug 17, 2026 to Sep 16, 2026', '31', '₹1,00,000.00', '16.5 %', '₹1,401.37'],
    ['Sep 17, 2026 to Oct 6, 2026', '20', '₹1,01,401.37', '16.5 %', ''],
    ['Oct 7, 2026 to Oct 16, 2026', '10', '₹1,01,401.37', '17.25 %', '₹1,396.01'],
  ])
  expect(view.headline.figure.main).toBe('₹2,797.38')
  expect(view.seller.lines.join()).toContain('Udyam: UDYAM-MH-19-0123456')
  expect(view.notes?.value).toMatch(/three times the Bank Rate.*check with your accountant/)
})

test('money that came in is told between the amount and what is still open', async () => {
  const reductions = [{ day: '2026-09-20', amountMinor: 20_000_00 }]
  const { totals } = interestView(statementOf({ reductions }), await documentWords('en'))
  expect(totals.map(({ figure }) => figure.main)).toEqual([
    ...['₹1,00,000.00', '₹20,000.00', '₹80,000.00', '₹2,558.20'],
  ])
  expect(interestView(statementOf(), await documentWords('en')).totals).toHaveLength(3)
})

test('the statement speaks the language of its invoice', async () => {
  const view = interestView(statementOf(), await documentWords('hi'))
  expect(view.title).toBe('ब्याज का स्टेटमेंट')
  expect(interestFileName(statementOf())).toMatch(/^Interest_[A-Za-z0-9-]+_2026-10-16\.pdf$/)
})
