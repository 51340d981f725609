import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import type { PlainDate } from '../dates.ts'
import type { Decimal } from '../decimals.ts'
import { isGstRate } from '../gst/rates.ts'
import { issuedUnit } from '../gst/units.ts'
import { currencies } from '../money.ts'
import type { NamedChange } from '../people/named-change.ts'
import { requiredLine } from '../text.ts'
import { invoiceLimits, itemEntries } from './new/new-item.ts'

/**
 * An item that a person sells again and again, as a form or a request body gives it: the parts of a
 * row that stay the same from document to document. `today` is the day in India; rates that have
 * ended are refused.
 */
export const catalogueItemSchema = (today: PlainDate) =>
  v.pipe(
    v.object({
      description: requiredLine('description', invoiceLimits.description),
      unit: itemEntries.unit,
      rate: itemEntries.rate,
      currency: v.optional(v.picklist(currencies, message('currencyUnknown')), 'INR'),
      hsnSac: itemEntries.hsnSac,
      gstRate: v.pipe(
        itemEntries.gstRate,
        v.check((rate) => rate === null || isGstRate(rate, today), message('gstRateUnknown')),
      ),
      taxability: itemEntries.taxability,
    }),
    v.transform((item) => ({
      ...item,
      unit: issuedUnit(item.hsnSac, item.unit),
      // Untaxed items have no rate.
      gstRate: item.taxability === 'taxable' ? item.gstRate : null,
    })),
  )

export type CatalogueInput = v.InferInput<ReturnType<typeof catalogueItemSchema>>
/** The rate is of one unit in the currency, the GST rate in hundredths of a per cent. */
export type CatalogueFields = v.InferOutput<ReturnType<typeof catalogueItemSchema>>

export type CatalogueItem = CatalogueFields & {
  id: string
  rate: Decimal | null
  /** When a document with its description was last issued, ISO 8601 in UTC; null if never. */
  usedAt: string | null
  isArchived: boolean
  lastChange: NamedChange
}

/** A row of an earlier document, as it fills a new one. */
export type EarlierRow = Omit<CatalogueItem, 'usedAt' | 'isArchived' | 'lastChange'>

/** A code of the official list; one of them has no description. */
export type HsnCode = { code: string; description: string | null }
