import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { requiredLine } from '../text.ts'
import { confirmed, exchangeRate, supplyEntries } from './new/new-invoice.ts'
import { invoiceLimits, itemEntries } from './new/new-item.ts'

/** Applies while the rate of an advance is unknown; in hundredths of a per cent (CGST Rule 50). */
export const UNKNOWN_RATE = 1800

/**
 * The content of a receipt voucher beside the money: the service and its tax. The database takes
 * missing values from the seller and the client; if neither knows the rate it is 18 per cent, and
 * if neither knows the place the supply is inter-State.
 */
export const newVoucherSchema = v.object({
  description: requiredLine('description', invoiceLimits.description),
  hsnSac: itemEntries.hsnSac,
  gstRate: itemEntries.gstRate,
  /** For an advance in a foreign currency; without a rate the last one used applies. */
  exchangeRate,
  supply: supplyEntries.supply,
  withTax: supplyEntries.withTax,
  reverseCharge: supplyEntries.reverseCharge,
  placeOfSupply: supplyEntries.placeOfSupply,
  placeOfSupplyReason: supplyEntries.placeOfSupplyReason,
  /** Whatever is known of the client, the place of this supply is not. */
  placeUnknown: v.nullish(v.boolean(message('notYesOrNo')), false),
  confirmed,
})

export type NewVoucherInput = v.InferInput<typeof newVoucherSchema>
export type NewVoucher = v.InferOutput<typeof newVoucherSchema>
