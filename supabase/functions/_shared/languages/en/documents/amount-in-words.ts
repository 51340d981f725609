import type { Currency } from '#domain/money.ts'

const units =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const tens = '_ _ Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

const scales = {
  INR: [
    [10_000_000, 'Crore'],
    [100_000, 'Lakh'],
    [1_000, 'Thousand'],
    [100, 'Hundred'],
  ],
  others: [
    [1_000_000_000, 'Billion'],
    [1_000_000, 'Million'],
    [1_000, 'Thousand'],
    [100, 'Hundred'],
  ],
} as const

const names: Record<Currency, [major: string, minor: string]> = {
  INR: ['Rupees', 'Paise'],
  USD: ['US Dollars', 'Cents'],
  EUR: ['Euros', 'Cents'],
  GBP: ['Pounds Sterling', 'Pence'],
  AED: ['UAE Dirhams', 'Fils'],
  SGD: ['Singapore Dollars', 'Cents'],
  AUD: ['Australian Dollars', 'Cents'],
  CAD: ['Canadian Dollars', 'Cents'],
}

/** A whole number in English words; the Indian scale counts crores above the crore ("One Lakh Crore"). */
function wholeInWords(value: number, currency: Currency): string {
  for (const [size, name] of scales[currency === 'INR' ? 'INR' : 'others']) {
    if (value < size) continue
    const head = `${wholeInWords(Math.floor(value / size), currency)} ${name}`
    const rest = value % size
    return rest === 0 ? head : `${head} ${wholeInWords(rest, currency)}`
  }
  if (value < 20) return units[value] ?? ''
  const ten = tens[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? ten : `${ten} ${units[value % 10]}`
}

/**
 * An amount of minor units in words, as Indian invoices print it:
 * "Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Paise Fifty Only".
 */
export function amountInWords(minor: number, currency: Currency = 'INR'): string {
  const [major, fraction] = names[currency]
  const whole = Math.floor(minor / 100)
  const rest = minor % 100
  const wholeText = `${major} ${wholeInWords(whole, currency)}`
  if (rest === 0) return `${wholeText} Only`
  const restText = `${fraction} ${wholeInWords(rest, currency)}`
  return whole === 0 ? `${restText} Only` : `${wholeText} and ${restText} Only`
}
