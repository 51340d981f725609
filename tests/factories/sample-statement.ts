import type { Statement } from '#domain/reports/statement.ts'
import type { DocumentLanguage } from '#languages/languages.ts'
import { sampleInvoice } from './sample-invoice.ts'

/** A statement of so many payments, each with a reference of its own. */
export function sampleStatement(
  lines: number,
  language: DocumentLanguage,
  referenceOf: (at: number) => string,
): Statement {
  const { business, buyer } = sampleInvoice()
  return {
    period: { firstDay: '2026-04-01', lastDay: '2027-03-31' },
    today: '2027-03-31',
    business,
    client: { ...buyer, id: '0f8fad5b-d9cb-469f-a165-70867728950e', language },
    account: {
      currency: 'INR',
      openingMinor: 0,
      closingMinor: -100 * lines,
      lines: Array.from({ length: lines }, (_, at) => ({
        ...{ day: '2026-05-05', kind: 'payment', documentId: null, number: `INV/26-27/${at}` },
        ...{ method: 'UPI', reference: referenceOf(at), minor: -100, tdsMinor: 0, advanceMinor: 0 },
        ...{ dueDate: null, openMinor: 0 },
      })),
    },
  }
}
