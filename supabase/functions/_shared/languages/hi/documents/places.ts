import { places } from '#languages/hi/names/places.ts'

const states: Readonly<Record<string, string>> = places.states

export function stateText(code: string): string {
  const name = states[code]
  return name === undefined ? code : `${name} (${code})`
}

let countries: Intl.DisplayNames | undefined
export function countryText(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  countries ??= new Intl.DisplayNames('hi', { type: 'region' })
  return countries.of(code) ?? code
}
