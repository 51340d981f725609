import { countryCodes } from '#domain/countries.ts'
import { countryNameOf } from '#domain/country-name.ts'
import { gstStates } from '#domain/gst/states.ts'

/** The States as a form offers them, by code. */
export const stateOptions = gstStates.map(({ code, name }) => ({
  value: code,
  label: `${name} (${code})`,
}))

/** The countries as a form offers them, by name. */
export const countryOptions = countryCodes
  .map((code) => ({ value: code, label: countryNameOf(code) }))
  .sort((one, other) => one.label.localeCompare(other.label))
