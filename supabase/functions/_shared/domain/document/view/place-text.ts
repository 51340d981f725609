import { stateNameOf } from '../../gst/states.ts'
import { countryNameOf } from '../../people/country-name.ts'

/** "Karnataka (29)", as tax invoices name a State. */
export const stateText = (code: string): string => {
  const name = stateNameOf(code)
  return name === null ? code : `${name} (${code})`
}

/** Most are in India, for whose name no tables have to load. */
export const countryText = (code: string): string => (code === 'IN' ? 'India' : countryNameOf(code))
