import * as v from 'valibot'
import { currencies } from '../../money.ts'
import { buyerEntries } from './buyer.ts'
import type { SummedDocument } from './document-sums.ts'
import { completeItems, type TypedItem } from './items.ts'
import { type NewInvoice, type NewInvoiceInput, supplyEntries } from './new-invoice.ts'

/** Parses a value; undefined while it is half typed. */
function known<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | null {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : null
}

/** Reads the fields that decide on the sums, from a form that may be half typed. */
export function typedDocument(
  values: Partial<NewInvoiceInput>,
): SummedDocument & Pick<NewInvoice, 'clientAddress'> {
  const rate = Number(values.exchangeRate)
  return {
    items: completeItems((values.items ?? []) as TypedItem[]),
    currency: known(v.picklist(currencies), values.currency) ?? 'INR',
    exchangeRate: rate > 0 ? rate : null,
    clientCountry: known(buyerEntries.clientCountry, values.clientCountry) ?? 'IN',
    clientAddress: known(buyerEntries.clientAddress, values.clientAddress),
    clientGstin: known(buyerEntries.clientGstin, values.clientGstin),
    clientStateCode: known(buyerEntries.clientStateCode, values.clientStateCode),
    supply: known(supplyEntries.supply, values.supply),
    withTax: known(supplyEntries.withTax, values.withTax),
    reverseCharge: known(supplyEntries.reverseCharge, values.reverseCharge) ?? false,
    placeOfSupply: known(supplyEntries.placeOfSupply, values.placeOfSupply),
    placeOfSupplyReason: known(supplyEntries.placeOfSupplyReason, values.placeOfSupplyReason),
  }
}
