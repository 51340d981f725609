import * as v from 'valibot'
import { messages } from '../messages/messages.ts'
import { email, optionalChoice, optionalLine, optionalLines, phone, requiredLine } from '../text.ts'
import { businessTypes, countries, MAX_CITY, states } from './choices.ts'
import { optionalPicture } from './logo.ts'

/** How long each text of a business profile may be, in characters; the database holds the same limits. */
const businessLimits = {
  name: 120,
  address: 300,
  taxId: 30,
  website: 200,
  description: 1_000,
} as const

const websitePattern = /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i

/** The business profile as a form or a request body gives it; the first three checks keep the specified order. */
export const businessSchema = v.object({
  phone,
  email,
  postalCode: v.pipe(
    v.string(() => messages.postalCodeInvalid),
    v.trim(),
    v.regex(/^[0-9]{5,6}$/, () => messages.postalCodeInvalid),
  ),
  name: requiredLine('Business name', businessLimits.name),
  address: optionalLines('Address', businessLimits.address),
  taxId: optionalLine('Tax ID', businessLimits.taxId),
  city: optionalLine('City', MAX_CITY),
  state: optionalChoice('a state', states),
  country: v.optional(
    v.picklist(countries, () => messages.notInList('a country')),
    'India',
  ),
  website: v.pipe(
    optionalLine('Website', businessLimits.website),
    v.check(
      (value) => value === null || websitePattern.test(value),
      () => messages.websiteInvalid,
    ),
  ),
  businessType: optionalChoice('a business type', businessTypes),
  description: optionalLines('Description', businessLimits.description),
  logo: optionalPicture,
})

export type BusinessInput = v.InferInput<typeof businessSchema>
export type BusinessFields = v.InferOutput<typeof businessSchema>
