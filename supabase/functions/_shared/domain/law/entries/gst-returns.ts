import type { LawEntry, LawHistory } from '../entry.ts'

/** A day of the month behind the period. */
export const gstr1Due: LawHistory<'gstr1Due'> = [
  {
    ...{ name: 'gstr1Due', from: null, until: null, sure: true },
    ...{ source: 'CGST Act, s. 37; notification 83/2020', value: { monthly: 11, quarterly: 13 } },
  },
]

/** For a quarter it is the 22nd or the 24th, by the State. */
export const gstr3bDue: LawHistory<'gstr3bDue'> = [
  {
    ...{ name: 'gstr3bDue', from: null, until: null, sure: true },
    ...{ source: 'CGST Rules, rule 61', value: { monthly: 20, quarterly: null } },
  },
]

/** An inter-State invoice to a buyer without GSTIN above it is listed by itself (B2CL). */
export const largeUnregistered: LawHistory<'largeUnregistered'> = [
  {
    ...{ name: 'largeUnregistered', from: null, until: '2024-07-31', sure: true },
    ...{ source: 'CGST Rules, rule 59', value: { aboveMinor: 2_50_000_00 } },
  },
  {
    ...{ name: 'largeUnregistered', from: '2024-08-01', until: null, sure: true },
    ...{ source: 'Notification 12/2024', value: { aboveMinor: 1_00_000_00 } },
  },
]

/** From this taxable value on a document says where a buyer without GSTIN is. */
export const unregisteredBuyer: LawHistory<'unregisteredBuyer'> = [
  {
    ...{ name: 'unregisteredBuyer', from: null, until: null, sure: true },
    ...{ source: 'CGST Rules, rule 46(e)', value: { fromMinor: 50_000_00 } },
  },
]

export const hsnDigits: LawHistory<'hsnDigits'> = [
  {
    ...{ name: 'hsnDigits', from: null, until: null, sure: true },
    source: 'Notification 78/2020-Central Tax',
    value: { least: 4, leastAbove: 6, aboveMinor: 5_00_00_000_00 },
  },
]

/** After the financial year of the document; the annual return ends it earlier. */
export const gstCorrections: LawHistory<'gstCorrections'> = [
  {
    ...{ name: 'gstCorrections', from: null, until: null, sure: true },
    ...{ source: 'CGST Act, s. 34(2), s. 37(3), s. 39(9)', value: { until: '11-30' } },
  },
]

export const gstr1a: LawEntry<'gstr1a'>[] = [
  {
    ...{ name: 'gstr1a', from: '2024-07-01', until: null, sure: true, value: null },
    source: 'CGST Act, s. 37; rule 59; GSTN',
  },
]

export const notAmendable: LawEntry<'notAmendable'>[] = [
  {
    ...{ name: 'notAmendable', from: null, until: null, sure: true, value: null },
    source: 'GSTN, cleartax.in',
    remark: 'retold',
  },
]

export const buyerGstinAmended: LawEntry<'buyerGstinAmended'>[] = [
  {
    ...{ name: 'buyerGstinAmended', from: null, until: null, sure: false, value: null },
    source: '',
    remark: 'contradict',
  },
]

export const rejectedNote: LawEntry<'rejectedNote'>[] = [
  {
    ...{ name: 'rejectedNote', from: '2024-10-01', until: null, sure: true, value: null },
    source: 'GSTN, 19 June 2025',
  },
]

export const rejectedNoteMonth: LawEntry<'rejectedNoteMonth'>[] = [
  {
    ...{ name: 'rejectedNoteMonth', from: '2024-10-01', until: null, sure: false, value: null },
    source: '',
    remark: 'noText',
  },
]

export const gstr3bPlacesLocked: LawEntry<'gstr3bPlacesLocked'>[] = [
  {
    ...{ name: 'gstr3bPlacesLocked', from: '2025-11-01', until: null, sure: true, value: null },
    source: 'GSTN, offline utility V5.8',
  },
]

export const gstr3bSuppliesLocked: LawEntry<'gstr3bSuppliesLocked'>[] = [
  {
    ...{ name: 'gstr3bSuppliesLocked', from: '2025-07-01', until: null, sure: false, value: null },
    source: 'GSTN, advisory 606',
    remark: 'utilityDiffers',
  },
]

export const gstr3bCreditLocked: LawEntry<'gstr3bCreditLocked'>[] = [
  {
    ...{ name: 'gstr3bCreditLocked', from: '2026-07-01', until: null, sure: false, value: null },
    source: '',
    remark: 'expected',
  },
]

export const returnsTooLate: LawEntry<'returnsTooLate'>[] = [
  {
    ...{ name: 'returnsTooLate', from: null, until: null, sure: true },
    ...{ source: 'CGST Act, s. 37(5), s. 39(11)', value: { years: 3 } },
  },
]

export const returnCorrections: LawEntry<'returnCorrections'>[] = [
  {
    ...{ name: 'returnCorrections', from: '2026-10-08', until: null, sure: false },
    source: '57th meeting of the GST Council',
    remark: 'notNotified',
    value: { from: '2027-04-01' },
  },
]

export const lateFeeWaiver: LawEntry<'lateFeeWaiver'>[] = [
  {
    ...{ name: 'lateFeeWaiver', from: '2026-10-08', until: null, sure: false },
    source: '57th meeting of the GST Council',
    remark: 'notNotified',
    value: { mostMinor: 5_00_00_000_00 },
  },
]

export const discountNote: LawEntry<'discountNote'>[] = [
  {
    ...{ name: 'discountNote', from: '2026-04-01', until: null, sure: false, value: null },
    source: 'Finance Act 2026',
    remark: 'dayUnknown',
  },
]
