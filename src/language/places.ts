import { gstStates, stateNameOf } from '#domain/gst/states.ts'
import { countryCodes } from '#domain/people/countries.ts'
import { countryNameOf } from '#domain/people/country-name.ts'
import type { LanguageCode } from './areas.ts'
import { useCalled, useLanguage } from './words.ts'

/** How States and countries are called, by their codes. */
export function usePlaces() {
  const called = useCalled()
  const language = useLanguage()
  return {
    /** Null of what is no code. */
    state: (code: string | null) => {
      const name = stateNameOf(code)
      return name === null ? null : called(name)
    },
    country: (code: string) => countryNameOf(code, language),
  }
}

/** The States as a form offers them, by code. */
export function useStateOptions() {
  const called = useCalled()
  return gstStates.map(({ code, name }) => ({ value: code, label: `${called(name)} (${code})` }))
}

const countries: { [Code in LanguageCode]?: { value: string; label: string }[] } = {}

/** The countries as a form offers them, by name. */
export function useCountryOptions() {
  const language = useLanguage()
  countries[language] ??= countryCodes
    .map((code) => ({ value: code, label: countryNameOf(code, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
  return countries[language]
}
