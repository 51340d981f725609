import * as v from 'valibot'
import type { Sum } from '#domain/gst/gstr1/totals.ts'
import type { Gstr3b, InterStateRow } from '#domain/gst/gstr3b.ts'
import { major } from './item.ts'

const sumShape = ({ taxableMinor, igstMinor, cgstMinor, sgstMinor, cessMinor }: Sum) => ({
  taxableValue: major(taxableMinor),
  igst: major(igstMinor),
  cgst: major(cgstMinor),
  sgst: major(sgstMinor),
  cess: major(cessMinor),
})

const rowShape = ({ placeOfSupply, taxableMinor, igstMinor }: InterStateRow) => ({
  placeOfSupply,
  taxableValue: major(taxableMinor),
  igst: major(igstMinor),
})

/** In rupees; the names are those of the lines of the form. */
export const gstr3bShape = (period: string, figures: Gstr3b) => ({
  period,
  outwardTaxable: sumShape(figures.taxable),
  zeroRated: sumShape(figures.zeroRated),
  nilRatedAndExempt: major(figures.exemptMinor),
  nonGst: major(figures.nonGstMinor),
  onReverseCharge: sumShape(figures.reverseCharge),
  interState: {
    unregistered: figures.unregistered.map(rowShape),
    uinHolders: figures.uinHolders.map(rowShape),
  },
})

const rupees = v.number()
const sum = v.object({
  taxableValue: rupees,
  igst: rupees,
  cgst: rupees,
  sgst: rupees,
  cess: rupees,
})
const row = v.object({ placeOfSupply: v.string(), taxableValue: rupees, igst: rupees })

export const gstr3bAnswer: v.GenericSchema<ReturnType<typeof gstr3bShape>> = v.object({
  period: v.string(),
  outwardTaxable: sum,
  zeroRated: sum,
  nilRatedAndExempt: rupees,
  nonGst: rupees,
  onReverseCharge: sum,
  interState: v.object({ unregistered: v.array(row), uinHolders: v.array(row) }),
})
