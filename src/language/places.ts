import { gstStates, stateCodeOf } from '#domain/gst/states.ts'
import { countries } from '#domain/people/choices.ts'
import { countryCodes } from '#domain/people/countries.ts'
import { countryNameOf } from '#domain/people/country-name.ts'
import { places } from '#languages/en/names/places.ts'
import type { LanguageCode } from '#languages/languages.ts'
import { nameOf } from '#languages/name-of.ts'
import { useLanguage, useWords } from './words.ts'

/** The names of States and countries. */
export function usePlaces() {
  const names = useWords(places)
  const language = useLanguage()
  return {
    /** By its code; null for an unknown code. */
    state: (code: string | null) =>
      code !== null && Object.hasOwn(names.states, code) ? nameOf(names.states, code) : null,
    /** By the name under which it is stored. */
    storedState: (name: string) => nameOf(names.states, stateCodeOf(name) ?? name),
    country: (code: string) => countryNameOf(code, language),
    storedCountry: (name: string) => nameOf(names.countries, name),
  }
}

/** The States as a form offers them, by code. */
export function useStateOptions() {
  const { states } = useWords(places)
  return gstStates.map(({ code }) => ({ value: code, label: `${states[code]} (${code})` }))
}

/** The same for a form that keeps them by name, in the order of these names. */
export function useStoredStateOptions() {
  const { states } = useWords(places)
  return gstStates
    .map(({ code, name }) => ({ value: name, label: states[code] }))
    .sort((one, other) => (one.value < other.value ? -1 : 1))
}

/** The countries of a business, by name. */
export function useStoredCountryOptions() {
  const names = useWords(places).countries
  return countries.map((value) => ({ value, label: names[value] }))
}

const countryOptions: { [Code in LanguageCode]?: { value: string; label: string }[] } = {}

/** The countries as a form offers them, by name. */
export function useCountryOptions() {
  const language = useLanguage()
  countryOptions[language] ??= countryCodes
    .map((code) => ({ value: code, label: countryNameOf(code, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
  return countryOptions[language]
}
