import { gstStates, otherStates, type StateCode } from '#domain/gst/states.ts'
import type { BusinessCountry } from '#domain/people/choices.ts'

/** States by their codes of GST, and the country of a business, which is stored by its name. */
export const places = {
  area: 'places',
  states: Object.fromEntries(
    [...gstStates, ...otherStates].map(({ code, name }) => [code, name]),
  ) as Record<StateCode, string>,
  countries: { India: 'India' } satisfies Record<BusinessCountry, string>,
} as const
