import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { optionalGstin } from '../../gst/gstin.ts'
import { panShape } from '../../gst/pan.ts'
import { gstStates } from '../../gst/states.ts'
import { MAX_CITY } from '../../people/choices.ts'
import { isCountry } from '../../people/countries.ts'
import { optionalCode, optionalLine, optionalLines } from '../../text.ts'

export const optionalPan = optionalCode(panShape, message('panInvalid'))

export const optionalState = v.pipe(
  optionalCode(/^[0-9]{2}$/, message('stateCodeUnknown')),
  v.check(
    (code) => code === null || gstStates.some((state) => state.code === code),
    message('stateCodeUnknown'),
  ),
)

/** India, unless another is given. */
export const country = v.pipe(
  v.nullish(v.string(message('countryUnknown')), 'IN'),
  v.transform((code) => code.trim().toUpperCase() || 'IN'),
  v.check(isCountry, message('countryUnknown')),
)

/** The client details that are printed beside name and email. */
export const buyerEntries = {
  /** The client's id, when they are in the seller's book. */
  clientId: v.nullish(v.pipe(v.string(), v.uuid(message('clientUnknown'))), null),
  /** Whether a new name joins the book. */
  keepClient: v.nullish(v.boolean(message('notYesOrNo')), true),
  clientContact: optionalLine('contact', 120),
  clientPhone: optionalLine('phone', 20),
  clientAddress: optionalLines('address', 300),
  clientCity: optionalLine('city', MAX_CITY),
  clientPostalCode: optionalLine('postalCode', 12),
  clientStateCode: optionalState,
  clientCountry: country,
  clientGstin: optionalGstin,
  clientPan: optionalPan,
  deliveryAddress: optionalLines('deliveryAddress', 300),
}
