import { nothing } from '../../supabase/functions/_shared/domain/gst/gstr1/totals.ts'
import { exampleReturn } from './gstr1-example.ts'

const rows = [
  { ...nothing, rate: 1800, taxableMinor: 10_000_000, cgstMinor: 900_000, sgstMinor: 900_000 },
]
const igst = [{ ...nothing, rate: 1800, taxableMinor: 10_000_000, igstMinor: 1_800_000 }]
const untaxed = [{ ...nothing, rate: 1800, taxableMinor: 10_000_000 }]
const told = { id: 'a', number: 'INV-001', day: '2026-06-05', valueMinor: 10_620_000, rows }
const registered = {
  ...{ ...told, gstin: '27AABCR1718E1ZP', clientName: 'Kaveri', placeOfSupply: '27' },
  ...{ reverseCharge: false, type: 'R' as const },
}
const pair = <Row extends { number: string }>(before: Row, number = `${before.number}-R`) => [
  { period: '062026', before, now: { ...before, number, valueMinor: 11_800_000 } },
]
const note = { note: 'C' as const, number: 'CN-1' }
const sum = [{ period: '072026', placeOfSupply: '27', rows, was: [] }]

/** The sample return of the offline tool with one row in each amendment table. */
export const amendedReturn = () => ({
  ...exampleReturn({}),
  amended: {
    b2ba: pair(registered),
    b2cla: pair({ ...told, rows: igst, placeOfSupply: '29' }),
    b2csa: sum,
    expa: pair({
      ...{ ...told, rows: untaxed, withTax: false, portCode: 'INBOM4', shippingBill: '1234567' },
      shippingBillDate: '2026-06-09',
    }),
    cdnra: pair({ ...registered, ...note }, 'CN-1'),
    cdnura: [
      ...pair({
        ...{ ...told, ...note, rows: untaxed },
        ...{ type: 'EXPWOP' as const, placeOfSupply: null },
      }),
      ...pair({
        ...{ ...told, ...note, rows: igst },
        ...{ number: 'CN-2', type: 'B2CL' as const, placeOfSupply: '29' },
      }),
    ],
    ata: sum,
    txpda: sum,
  },
})
