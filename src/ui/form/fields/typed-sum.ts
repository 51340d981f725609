import { ungroupedAmount } from '#domain/money.ts'
import { pastedNumber } from './pasted-number.ts'

/** In characters. It also bounds how deep parentheses go. */
const LONGEST = 60

/** An exact number: nothing is rounded before the end. */
type Fraction = { above: bigint; below: bigint }

const tokens = /\s*(\d[\d,]*(?:\.\d*)?|\.\d+|[-+*/()])/y
/** In the form in which people and spreadsheets write them. */
const signs: [RegExp, string][] = [
  [/[−–]/g, '-'],
  [/[×✕xX]/g, '*'],
  [/÷/g, '/'],
]

function tokensOf(text: string): string[] | null {
  const plain = signs.reduce((all, [sign, ascii]) => all.replace(sign, ascii), text)
  const asked = plain.trim().replace(/^=|=$/g, '').trimEnd()
  const found: string[] = []
  tokens.lastIndex = 0
  while (tokens.lastIndex < asked.length) {
    const [, token] = tokens.exec(asked) ?? []
    if (!token) return null
    found.push(token)
  }
  return found
}

function numberOf(token: string): Fraction | null {
  const plain = token.includes(',') ? pastedNumber(token) : token
  if (plain === null || !/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null
  const [whole = '', fraction = ''] = plain.split('.')
  return { above: BigInt(whole + fraction), below: 10n ** BigInt(fraction.length) }
}

const combine: Record<string, (one: Fraction, other: Fraction) => Fraction> = {
  '+': (one, other) => ({
    above: one.above * other.below + other.above * one.below,
    below: one.below * other.below,
  }),
  '-': (one, other) => ({
    above: one.above * other.below - other.above * one.below,
    below: one.below * other.below,
  }),
  '*': (one, other) => ({ above: one.above * other.above, below: one.below * other.below }),
  '/': (one, other) => ({ above: one.above * other.below, below: one.below * other.above }),
}

/** Multiplies before it adds, parentheses first; null for a text that is no sum. */
function reckon(found: string[]): Fraction | null {
  let place = 0

  function factor(): Fraction | null {
    const token = found[place++]
    if (token === undefined) return null
    if (token === '-') {
      const value = factor()
      return value && { above: -value.above, below: value.below }
    }
    if (token !== '(') return numberOf(token)
    const value = line(0)
    return found[place++] === ')' ? value : null
  }

  function line(level: 0 | 1): Fraction | null {
    const operators = level === 0 ? '+-' : '*/'
    const next = () => (level === 0 ? line(1) : factor())
    let value = next()
    for (let sign = found[place]; sign && operators.includes(sign); sign = found[place]) {
      place += 1
      const other = next()
      if (!value || !other || (sign === '/' && other.above === 0n)) return null
      value = combine[sign]?.(value, other) ?? null
    }
    return value
  }

  const value = line(0)
  return place === found.length ? value : null
}

/** Half-up at so many places, without zeros at the end. */
function decimalOf({ above, below }: Fraction, places: number): string {
  const isNegative = above < 0n !== below < 0n
  const size = (value: bigint) => (value < 0n ? -value : value)
  const divisor = size(below)
  const last = (size(above) * 10n ** BigInt(places) + divisor / 2n) / divisor
  const digits = String(last).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '')
  return `${isNegative && last !== 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

/**
 * Returns the exact result of a typed sum at so many decimals: "12*1500" is "18000",
 * "(1,25,000-500)/3" is "41500". A single number is itself, however it was copied. Any other text,
 * such as a half-typed sum, stays as it is.
 */
export function typedSum(text: string, places: number): string {
  if (text.length > LONGEST || /^\d*\.?\d*$/.test(text)) return text
  const number = pastedNumber(text)
  if (number !== null) return number
  const found = tokensOf(text)
  const value = found && reckon(found)
  return value ? decimalOf(value, places) : text
}

/** The same for a field that shows groups. */
export const typedAmount = (text: string, places: number): string =>
  ungroupedAmount(typedSum(text, places))

/** As typedSum, for a field that takes a per cent as well: "10+5%" is "15%". */
export function typedSumOrPercent(text: string, places: number): string {
  const [, front] = /^(.*[^%\s])\s*%\s*$/.exec(text) ?? []
  return front === undefined ? typedSum(text, places) : `${typedSum(front, places)}%`
}

/**
 * Goes into the registration of a field: the form has the result at once, the field shows it when it is
 * left.
 */
export const reckoned = (places: number, meant = typedSum) => ({
  setValueAs: (typed: unknown) => (typeof typed === 'string' ? meant(typed, places) : typed),
  onBlur: ({ target }: { target: HTMLInputElement }) => {
    target.value = meant(target.value, places)
  },
})
