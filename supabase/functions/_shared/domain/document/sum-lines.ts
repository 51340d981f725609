import type { ViewedInvoice } from '../document-view.ts'
import type { Amount } from '../invoice.ts'
import type { Label } from '../language/labels.ts'
import { amountOf } from '../totals.ts'
import { cessOf, hasTax, taxesOf } from './taxes.ts'

type Sum = { label: Label; amount: Amount }

/** What the rows come to before tax; its rupees are those of the rows, which were converted one by one. */
function worthOf({ items, taxableMinor, currency, exchangeRate }: ViewedInvoice): Amount {
  const { rupeesMinor } = amountOf(taxableMinor, currency, exchangeRate)
  const rupees = items.reduce((sum, { amount }) => sum + (amount.rupeesMinor ?? 0), 0)
  return { minor: taxableMinor, rupeesMinor: rupeesMinor === null ? null : rupees }
}

/** What makes up the total, where that is more than its rows. Tax that the recipient owes is none of it. */
export function sumsOf(invoice: ViewedInvoice): Sum[] {
  const { items, currency, exchangeRate, roundOffMinor, reverseCharge } = invoice
  const taxes = reverseCharge ? [] : [...taxesOf(invoice), ...cessOf(invoice)]
  if (!hasTax(invoice) && roundOffMinor === 0) return []
  const isAllTaxable = items.every(({ taxability }) => taxability === 'taxable')
  const more = [
    ...taxes.map(({ label, minorOf }) => ({ label, minor: minorOf(invoice) })),
    ...(roundOffMinor === 0 ? [] : [{ label: 'Round-off' as const, minor: roundOffMinor }]),
  ]
  return [
    {
      label: !hasTax(invoice) ? 'Subtotal' : isAllTaxable ? 'Taxable value' : 'Value before tax',
      amount: worthOf(invoice),
    },
    ...more.map(({ label, minor }) => ({ label, amount: amountOf(minor, currency, exchangeRate) })),
  ]
}
