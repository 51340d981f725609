import * as v from 'valibot'
import { optionalGstin } from '../../gst/gstin.ts'
import { gstStates } from '../../gst/states.ts'
import { messages } from '../../messages/messages.ts'
import { MAX_CITY } from '../../people/choices.ts'
import { isCountry } from '../../people/countries.ts'
import { optionalCode, optionalLine, optionalLines } from '../../text.ts'

export const optionalPan = optionalCode(/^[A-Z]{5}[0-9]{4}[A-Z]$/, () => messages.panInvalid)

export const optionalState = v.pipe(
  optionalCode(/^[0-9]{2}$/, () => messages.stateCodeUnknown),
  v.check(
    (code) => code === null || gstStates.some((state) => state.code === code),
    () => messages.stateCodeUnknown,
  ),
)

/** India, unless another is given. */
export const country = v.pipe(
  v.nullish(
    v.string(() => messages.countryUnknown),
    'IN',
  ),
  v.transform((code) => code.trim().toUpperCase() || 'IN'),
  v.check(isCountry, () => messages.countryUnknown),
)

/** The client details that are printed beside name and email. */
export const buyerEntries = {
  /** Who is in the seller's book already. */
  clientId: v.nullish(
    v.pipe(
      v.string(),
      v.uuid(() => messages.clientUnknown),
    ),
    null,
  ),
  /** Whether a new name joins the book. */
  keepClient: v.nullish(
    v.boolean(() => messages.notYesOrNo),
    true,
  ),
  clientContact: optionalLine('Contact person', 120),
  clientPhone: optionalLine('Phone', 20),
  clientAddress: optionalLines('Address', 300),
  clientCity: optionalLine('City', MAX_CITY),
  clientPostalCode: optionalLine('Postal code', 12),
  clientStateCode: optionalState,
  clientCountry: country,
  clientGstin: optionalGstin,
  clientPan: optionalPan,
  deliveryAddress: optionalLines('Delivery address', 300),
}
