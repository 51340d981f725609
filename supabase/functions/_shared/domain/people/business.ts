import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { email, optionalChoice, optionalLine, optionalLines, phone, requiredLine } from '../text.ts'
import { businessTypes, countries, MAX_CITY, states } from './choices.ts'
import { optionalPicture } from './logo.ts'

/** The longest texts of a business profile, in characters; the database holds the same limits. */
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
    v.string(message('postalCodeInvalid')),
    v.trim(),
    v.regex(/^[0-9]{5,6}$/, message('postalCodeInvalid')),
  ),
  name: requiredLine('businessName', businessLimits.name),
  address: optionalLines('address', businessLimits.address),
  taxId: optionalLine('taxId', businessLimits.taxId),
  city: optionalLine('city', MAX_CITY),
  state: optionalChoice('aState', states),
  country: v.optional(v.picklist(countries, message('notInList', { label: 'aCountry' })), 'India'),
  website: v.pipe(
    optionalLine('website', businessLimits.website),
    v.check((value) => value === null || websitePattern.test(value), message('websiteInvalid')),
  ),
  businessType: optionalChoice('aBusinessType', businessTypes),
  description: optionalLines('description', businessLimits.description),
  logo: optionalPicture,
})

export type BusinessInput = v.InferInput<typeof businessSchema>
export type BusinessFields = v.InferOutput<typeof businessSchema>
