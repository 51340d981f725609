import {
  composeAmendments,
  withDifferences,
} from '../../supabase/functions/_shared/domain/gst/gstr1/amend.ts'
import { composeGstr1 } from '../../supabase/functions/_shared/domain/gst/gstr1/compose.ts'
import type { Gstr1 } from '../../supabase/functions/_shared/domain/gst/gstr1/rows.ts'
import type { ReturnSource } from '../../supabase/functions/_shared/domain/gst/gstr1/source.ts'
import { gstr3bOf } from '../../supabase/functions/_shared/domain/gst/gstr3b.ts'
import type { Period } from '../../supabase/functions/_shared/domain/periods.ts'

/** All values and taxes of a GSTR-3B, with reverse charge. */
export function figures(made: Gstr1, gstr1a?: Parameters<typeof gstr3bOf>[1]): number[] {
  const { taxable, zeroRated, reverseCharge, exemptMinor, nonGstMinor } = gstr3bOf(made, gstr1a)
  const keys = ['taxableMinor', 'igstMinor', 'cgstMinor', 'sgstMinor', 'cessMinor'] as const
  return [
    ...[taxable, zeroRated, reverseCharge].flatMap((sum) => keys.map((key) => sum[key])),
    ...[exemptMinor, nonGstMinor],
  ]
}
export const added = (all: number[][]) =>
  (all[0] ?? []).map((_, at) => all.reduce((sum, one) => sum + (one[at] ?? 0), 0))

export const code = ({ firstDay }: Period) => `${firstDay.slice(5, 7)}${firstDay.slice(0, 4)}`

/** What no return told, and none can any more on a day. */
export function pending(source: ReturnSource, month: Period, end: string) {
  const empty = composeGstr1(
    { gstin: source.gstin, documents: [], advances: [], hsn: [], numbers: [] },
    code(month),
  )
  const left = source.corrections.corrected.filter((one) => one.via === null && one.endsOn < end)
  return figures(withDifferences(empty, composeAmendments(source.gstin, left)))
}
