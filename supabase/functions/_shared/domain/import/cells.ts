import { gstStates, stateNameOf } from '../gst/states.ts'
import { currencies } from '../money.ts'
import { countryCodes } from '../people/countries.ts'
import { countryNameOf } from '../people/country-name.ts'

// Reads the cells of other programs' files. A reader returns the form that the domain's schemas
// take, or the cell itself when it cannot be read, so that the schema reports the fault.

/** Letters of States as on number plates, which Zoho writes: TN, 33-TN, Tamil Nadu. */
const plates: Record<string, string> = {
  ...{ JK: '01', HP: '02', PB: '03', CH: '04', UK: '05', UT: '05', HR: '06', DL: '07', RJ: '08' },
  ...{ UP: '09', BR: '10', SK: '11', AR: '12', NL: '13', MN: '14', MZ: '15', TR: '16', ML: '17' },
  ...{ AS: '18', WB: '19', JH: '20', OD: '21', OR: '21', CG: '22', CT: '22', MP: '23', GJ: '24' },
  ...{ DD: '26', DN: '26', MH: '27', KA: '29', GA: '30', LD: '31', KL: '32', TN: '33', PY: '34' },
  ...{ AN: '35', TS: '36', TG: '36', AP: '37', AD: '37', LA: '38', OT: '97' },
}

const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '')

/** The GST code of a State: of its name, its code, its letters, or both as in "33-Tamil Nadu". */
export function stateCodeIn(cell: string): string {
  const text = cell.trim()
  const digits = /^(\d{1,2})(?!\d)/.exec(text)?.[1]?.padStart(2, '0')
  if (digits && stateNameOf(digits)) return digits
  const plate = plates[text.toUpperCase().replace(/^\d+\W*/, '')]
  const name = letters(text)
  const named = gstStates.find((state) => letters(state.name) === name)
  return plate ?? named?.code ?? text
}

let countries: Map<string, string> | undefined

/** The ISO code of a country: of its name, or itself. */
export function countryIn(cell: string): string {
  const text = cell.trim()
  if (/^[A-Za-z]{2}$/.test(text)) return text.toUpperCase()
  countries ??= new Map(countryCodes.map((code) => [letters(countryNameOf(code)), code]))
  const usual: Record<string, string> = {
    ...{ usa: 'US', unitedstatesofamerica: 'US', uk: 'GB', greatbritain: 'GB', uae: 'AE' },
  }
  const name = letters(text)
  return countries.get(name) ?? usual[name] ?? text
}

/** A number without its currency and groups: "INR 1,500.00" is "1500.00"; "(50)" is below nothing. */
export function numberIn(cell: string): string {
  const text = cell.trim()
  const bare = text.replace(/^(?:INR|USD|EUR|GBP|AED|SGD|AUD|CAD|Rs\.?|[₹$€£])\s*/i, '').trim()
  const negative = /^\((.*)\)$/.exec(bare)?.[1]
  const digits = (negative ?? bare).replace(/,/g, '').replace(/\s/g, '')
  return /^-?\d*\.?\d+$|^-?\d+\.$/.test(digits) ? `${negative ? '-' : ''}${digits}` : text
}

/** Per cent of "18", "18%", "GST18", "IGST 18 (18%)". */
export function percentIn(cell: string): string {
  const text = cell.trim()
  const found = /(\d+(?:\.\d+)?)\s*%/.exec(text) ?? /^(?:[A-Z]*GST)?\s*(\d+(?:\.\d+)?)$/i.exec(text)
  return found?.[1] ?? text
}

/** Days of "Net 30", "30 days", "Due on Receipt"; nothing of terms that are no number of days. */
export function termsDaysIn(cell: string): string {
  const text = cell.trim()
  if (/receipt|immediate/i.test(text)) return '0'
  return /^(?:net\s*)?(\d{1,3})(?:\s*days?)?$/i.exec(text)?.[1] ?? ''
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** A day as `YYYY-MM-DD`, of that and of Indian ways: 23-01-2026, 23/1/26, 23 Jan 2026. The day comes before the month. */
export function dayIn(cell: string): string {
  const text = cell.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text)
  const local = /^(\d{1,2})[-/. ](\d{1,2}|[A-Za-z]{3,9})[-/. ,]+(\d{4}|\d{2})$/.exec(text)
  const [, year = '', month = '', day = ''] =
    iso ?? (local ? [text, local[3], local[2], local[1]] : [])
  if (!year) return text
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  const place = named > 0 ? named : Number(month)
  return `${year.length === 2 ? `20${year}` : year}-${String(place).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** One of the currencies, of "INR- Indian Rupee", too. */
export const currencyIn = (cell: string): string => {
  const code = cell.trim().slice(0, 3).toUpperCase()
  return currencies.find((known) => known === code) ?? cell.trim()
}

/** Taxable or not, of a word or a yes. */
export function taxabilityIn(cell: string): string {
  const text = letters(cell)
  if (text === '' || /^(?:true|yes|taxable|gst)$/.test(text)) return 'taxable'
  if (/^nil/.test(text)) return 'nil'
  if (/^non/.test(text)) return 'non_gst'
  return /^(?:false|no|exempt)/.test(text) ? 'exempt' : cell.trim()
}

export type ImportRow = Readonly<Record<string, unknown>>

export type Cells = (field: string) => string
