import type { PlainDate } from '../../dates.ts'
import {
  type DecidedSupply,
  type RefusedSupply,
  type SupplyDocument,
  supplyOf,
} from '../../gst/supply.ts'
import { type Calculation, calculate } from '../../gst/tax.ts'
import type { TaxSettings } from '../../gst/tax-settings.ts'
import type { NewInvoice } from './new-invoice.ts'

type SummingSeller = Pick<
  TaxSettings,
  'gstRegistration' | 'taxId' | 'lutYear' | 'defaultGstRate' | 'pricesIncludeTax' | 'roundOff'
> & { stateCode: string | null }

export type SummedDocument = SupplyDocument &
  Pick<NewInvoice, 'items' | 'currency' | 'exchangeRate'> & {
    /** Unless its kind takes no tax. */
    taxed?: boolean
  }

export type DocumentSums = { supply: DecidedSupply | RefusedSupply | null; sums: Calculation }

/**
 * Computes the sums of a document issued today by this seller, like `private.issue_invoice`. No tax
 * is added while no seller is known or the supply is refused.
 */
export function documentSums(
  seller: SummingSeller | null,
  document: SummedDocument,
  issued: PlainDate,
): DocumentSums {
  const { items, currency, exchangeRate, taxed = true } = document
  const supply = seller && supplyOf(seller, document, issued)
  const decided = supply && 'split' in supply ? supply : null
  const rows = items.map((item) =>
    !taxed
      ? { ...item, gstRate: null, cessMinor: 0 }
      : item.taxability === 'taxable' && item.gstRate === null
        ? { ...item, gstRate: seller?.defaultGstRate ?? null }
        : item,
  )
  const sums = calculate(rows, {
    currency,
    exchangeRate,
    split: (taxed && decided?.split) || 'none',
    charged: !taxed || (decided?.charged ?? true),
    pricesIncludeTax: taxed && (seller?.pricesIncludeTax ?? false),
    roundOff: seller?.roundOff ?? false,
  })
  return { supply, sums }
}
