import * as v from 'valibot'
import { expect, test } from 'vitest'
import { summaryRow } from '#tests/factories/rows/invoice-rows.ts'
import { invoiceSummaryRow } from './rows.ts'

test('a balance in dollars never exceeds its total, although the rows were rounded one by one', () => {
  // Three hundred rows of a cent at 83.4 rupees: 83 paise each, though all of them are 25,020.
  const rounded = {
    total_minor: 300,
    total_inr_minor: 24_900,
    settled_minor: 1,
    balance_minor: 299,
  }
  const row = summaryRow(1, { currency: 'USD', exchange_rate: 83.4, ...rounded })
  expect(v.parse(invoiceSummaryRow, row)).toMatchObject({
    settled: { minor: 1, rupeesMinor: 0 },
    balance: { minor: 299, rupeesMinor: 24_900 },
  })
})
