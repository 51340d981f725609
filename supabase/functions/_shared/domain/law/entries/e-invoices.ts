import type { LawEntry } from '../entry.ts'

/** Turnover of the year before. */
export const eInvoice: LawEntry<'eInvoice'>[] = [
  {
    ...{ name: 'eInvoice', from: '2023-08-01', until: null, sure: true },
    source: 'CGST Rules, rule 48(4); notification 10/2023-Central Tax',
    value: { aboveMinor: 5_00_00_000_00 },
  },
]

export const irnWithin: LawEntry<'irnWithin'>[] = [
  {
    ...{ name: 'irnWithin', from: '2025-04-01', until: null, sure: true },
    ...{ source: 'GSTN', value: { days: 30, fromMinor: 10_00_00_000_00 } },
  },
]

export const eInvoiceReverseCharge: LawEntry<'eInvoiceReverseCharge'>[] = [
  {
    ...{ name: 'eInvoiceReverseCharge', from: '2026-10-08', until: null, sure: false },
    source: '57th meeting of the GST Council',
    remark: 'notNotified',
    value: { fromMinor: 5_00_00_000_00 },
  },
]
