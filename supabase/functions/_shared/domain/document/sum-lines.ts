import { taxOnRupees } from '../gst/tax.ts'
import type { Amount, Taxes } from '../invoice.ts'
import type { Label } from '../language/labels.ts'
import { amountOf } from '../totals.ts'
import { cessOf, hasTax, taxesOf } from './taxes.ts'
import type { ViewedInvoice } from './viewed.ts'

type Sum = { label: Label; amount: Amount }

/** What the rows come to before tax; its rupees are those of the rows, which share them. */
function worthOf({ items, taxableMinor, total }: ViewedInvoice): Amount {
  const rupees = items.reduce((sum, { amount }) => sum + (amount.rupeesMinor ?? 0), 0)
  return { minor: taxableMinor, rupeesMinor: total.rupeesMinor === null ? null : rupees }
}

/** The taxes in rupees, which are on the rupees of the rows; null where those are not known. */
function rupeeTaxes(invoice: ViewedInvoice, parts: number): Taxes | null {
  const { items, currency, exchangeRate, withTax, total } = invoice
  if (total.rupeesMinor === null) return null
  if (currency === 'INR') return invoice
  const rows = items.map(({ gstRate, amount }) => ({
    gstRate,
    rupeesMinor: amount.rupeesMinor ?? 0,
  }))
  const part = withTax ? taxOnRupees(rows, parts === 2 ? 2 : 1) : 0
  return {
    cgstMinor: parts === 2 ? part : 0,
    sgstMinor: parts === 2 ? part : 0,
    igstMinor: parts === 1 ? part : 0,
    cessMinor: amountOf(invoice.cessMinor, currency, exchangeRate).rupeesMinor ?? 0,
  }
}

/**
 * What makes up the total, where that is more than its rows. Tax that the recipient owes is none of it. What the total's own
 * rupees are beside those of the lines stands in the round-off.
 */
export function sumsOf(invoice: ViewedInvoice): Sum[] {
  const { items, roundOffMinor, reverseCharge, total } = invoice
  if (!hasTax(invoice) && roundOffMinor === 0) return []
  const split = taxesOf(invoice)
  const inRupees = rupeeTaxes(invoice, split.length)
  const isAllTaxable = items.every(({ taxability }) => taxability === 'taxable')
  const lines: Sum[] = [
    {
      label: !hasTax(invoice) ? 'Subtotal' : isAllTaxable ? 'Taxable value' : 'Value before tax',
      amount: worthOf(invoice),
    },
    ...(reverseCharge ? [] : [...split, ...cessOf(invoice)]).map(({ label, minorOf }) => ({
      label,
      amount: { minor: minorOf(invoice), rupeesMinor: inRupees && minorOf(inRupees) },
    })),
  ]
  const told = lines.reduce((sum, { amount }) => sum + (amount.rupeesMinor ?? 0), 0)
  const left = {
    minor: roundOffMinor,
    rupeesMinor: total.rupeesMinor === null ? null : total.rupeesMinor - told,
  }
  return left.minor === 0 && !left.rupeesMinor
    ? lines
    : [...lines, { label: 'Round-off', amount: left }]
}
