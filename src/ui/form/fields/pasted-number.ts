/** In characters, with currency and blanks around it. */
const LONGEST = 60

const currency = '(?:[₹₨]|rs\\.?|inr|usd|(?:us)?\\$)?'
/** Commas group by thousands or the Indian way; one before two last digits could be a decimal comma. */
const digits = '(\\d+|\\d{1,3}(?:,\\d{2,3})*,\\d{3})(\\.\\d+)?'
const copied = new RegExp(
  `^(-?)\\s*${currency}\\s*(-?)\\s*${digits}\\s*(?:/[-=])?\\s*${currency}$`,
  'i',
)

/**
 * The number of a text as people copy it from a bill, a chat or a sheet, as a number field takes it: "₹1,23,456.50",
 * "Rs. 1,200/-" and "US$ 99" become "123456.50", "1200" and "99". Null for anything that is not one number.
 */
export function pastedNumber(text: string): string | null {
  // No number is longer; on a thousand blanks the pattern would backtrack for ever.
  if (text.length > LONGEST) return null
  // Calculators and chats wrap numbers in marks of direction, which nobody sees.
  const match = copied.exec(
    text
      .replace(/\p{Cf}/gu, '')
      .replaceAll('−', '-')
      .trim(),
  )
  if (!match) return null
  const [, before = '', after = '', whole = '', fraction = ''] = match
  if (before && after) return null
  return `${before}${after}${whole.replaceAll(',', '')}${fraction}`
}
