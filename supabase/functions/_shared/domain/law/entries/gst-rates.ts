import type { LawEntry } from '../entry.ts'

const LAST_OF_28 = '2026-01-31'

/** Valid for what they are for. */
const standing = [0, 10, 25, 100, 150, 300, 500, 600, 750, 1200, 1800]

/** The rates that a document of the day may have; `private.is_gst_rate` knows the same, and a test compares them. */
export const gstRate: LawEntry<'gstRate'>[] = [
  ...standing.map(
    (rate): LawEntry<'gstRate'> => ({
      ...{ name: 'gstRate', from: null, until: null, sure: true },
      ...{ source: 'Notifications 9/2025 and 10/2025-Central Tax (Rate)', value: { rate } },
    }),
  ),
  {
    ...{ name: 'gstRate', from: null, until: LAST_OF_28, sure: true },
    source: 'Notifications 03/2025-Cess and 19/2025-Central Tax (Rate)',
    value: { rate: 2800 },
  },
  {
    ...{ name: 'gstRate', from: null, until: null, sure: true, value: { rate: 4000 } },
    source: 'Notification 9/2025-Central Tax (Rate); for tobacco 19/2025',
  },
]

export const everydayRates: LawEntry<'everydayRates'>[] = [
  {
    ...{ name: 'everydayRates', from: '2025-09-22', until: null, sure: true },
    source: 'Notifications 9/2025 and 10/2025-Central Tax (Rate)',
    value: { rates: [0, 500, 1800, 4000] },
  },
]

export const compensationCess: LawEntry<'compensationCess'>[] = [
  {
    ...{ name: 'compensationCess', from: '2017-07-01', until: LAST_OF_28, sure: true },
    ...{ source: 'Notification 03/2025-Cess', value: null },
  },
]

export const beverageCodes: LawEntry<'beverageCodes'>[] = [
  {
    ...{ name: 'beverageCodes', from: '2026-05-01', until: null, sure: true },
    ...{ source: 'Notification 01/2026-Central Tax (Rate)', value: { heading: '2202' } },
  },
]
