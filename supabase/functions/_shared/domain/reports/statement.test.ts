import { expect, test } from 'vitest'
import { noBuyerDetails, noGst } from '../../../../../tests/factories/parties.ts'
import fc from '../../../../../tests/setup/property.ts'
import { fullText } from '../../../../../tests/setup/read-pdf.ts'
import { buildStatementPdf } from '../../../api/pdf/invoice-pdf.ts'
import { formatMoney } from '../money.ts'
import {
  lineText,
  type Statement,
  type StatementLine,
  statementFileName,
  statementKinds,
  statementSums,
  statementView,
} from './statement.ts'

const line = (change: Partial<StatementLine> = {}): StatementLine => ({
  ...{ day: '2026-04-02', kind: 'invoice', documentId: null, number: 'INV/26-27/0001' },
  ...{ method: null, reference: null, minor: 50_000, tdsMinor: 0 },
  ...change,
})

const statement = (lines: StatementLine[], openingMinor = 10_000): Statement => ({
  period: { firstDay: '2026-04-01', lastDay: '2026-04-30' },
  business: {
    ...noGst,
    ...{ name: 'Neel Studio', email: 'hello@neel.example', phone: '9820012345', address: null },
    ...{ taxId: null, city: 'Pune', state: 'Maharashtra', postalCode: '411004', country: 'India' },
    website: null,
  },
  client: { ...noBuyerDetails, id: 'a-b', name: 'Kaveri / Interiors', email: null },
  account: {
    ...{ currency: 'INR', openingMinor, lines },
    closingMinor: lines.reduce((sum, { minor }) => sum + minor, openingMinor),
  },
})

const payment = line({
  ...{ kind: 'payment', minor: -45_000, tdsMinor: 4_500, method: 'UPI', reference: 'UTR9' },
  day: '2026-04-09',
})

test('a line says what moved the account, by what and with how much tax deducted', () => {
  expect(lineText(line(), 'INR')).toBe('Invoice INV/26-27/0001')
  expect(lineText(payment, 'INR')).toBe('Payment by UPI for INV/26-27/0001, UTR9, with ₹45.00 TDS')
  expect(lineText({ ...payment, number: null, tdsMinor: 0 }, 'USD')).toBe('Payment by UPI, UTR9')
})

test('the balance of each line goes on from the opening and ends at the closing, which the sums add up to', () => {
  const lines = fc.array(
    fc.record({
      kind: fc.constantFrom(...statementKinds),
      minor: fc.integer({ min: 1, max: 99_999_999 }),
    }),
  )
  fc.assert(
    fc.property(lines, fc.integer({ min: -9_999_999, max: 9_999_999 }), (moves, opening) => {
      const signed = moves.map(({ kind, minor }) =>
        line({ kind, minor: /invoice|bill|refund/.test(kind) ? minor : -minor }),
      )
      const made = statement(signed, opening)
      const { closingMinor } = made.account
      const { rows, headline } = statementView(made)
      expect(rows).toHaveLength(signed.length + 1)
      expect(rows.at(-1)?.cells.at(-1)?.main).toBe(formatMoney(closingMinor))
      expect(headline).toEqual({
        label: closingMinor < 0 ? 'In your favour' : 'Balance due',
        figure: { main: formatMoney(Math.abs(closingMinor)), beside: null },
      })
      const sums = statementSums(made.account)
      expect(
        opening +
          sums.chargedMinor -
          sums.receivedMinor -
          sums.creditedMinor +
          sums.refundedMinor -
          sums.writtenOffMinor,
      ).toBe(closingMinor)
    }),
  )
})

test('its PDF says the same, and is called by client and days', async () => {
  const made = statement([line(), payment])
  const text = await fullText(buildStatementPdf(made, '2026-05-01T00:00:00Z'))
  for (const words of [
    'STATEMENT OF ACCOUNT',
    'Opening balance',
    'Payment by UPI for INV/26-27/0001',
    '₹150.00',
  ])
    expect(text).toContain(words)
  expect(statementFileName(made)).toBe('Statement_Kaveri-Interiors_2026-04-01_2026-04-30.pdf')
})
