/** Banks whose statements are known, with the letters that their IFSC begins with. */
export const banks = {
  hdfc: { name: 'HDFC Bank', ifsc: 'HDFC' },
  icici: { name: 'ICICI Bank', ifsc: 'ICIC' },
  sbi: { name: 'State Bank of India', ifsc: 'SBIN' },
  axis: { name: 'Axis Bank', ifsc: 'UTIB' },
  kotak: { name: 'Kotak Mahindra Bank', ifsc: 'KKBK' },
} as const
export type Bank = keyof typeof banks

const all: readonly Bank[] = ['hdfc', 'icici', 'sbi', 'axis', 'kotak']

/** Heads that one bank alone writes, in small letters without points. */
const ofHeads: [Bank, RegExp][] = [
  ['hdfc', /narration.*chq ref no.*value dt.*withdrawal amt/],
  ['icici', /transaction remarks|txn posted date/],
  ['sbi', /txn date.*value date.*description.*ref no/],
  ['axis', /tran date.*particulars.*(?:sol|init br|branch name)/],
  [
    'kotak',
    /(?:transaction date|date).*(?:description|narration).*chq ref (?:no|number).*(?:dr cr|withdrawal dr)/,
  ],
]

const bare = (row: readonly string[]) =>
  row
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')

/**
 * Returns the bank that issued a statement, found by its column heads, else by the branch's IFSC or
 * the bank's name above the table. Table rows are not searched, because they name other banks. Null
 * when no bank fits.
 */
export function bankOf(
  above: readonly (readonly string[])[],
  heads: readonly string[],
): Bank | null {
  const byHeads = ofHeads.find(([, pattern]) => pattern.test(bare(heads)))
  if (byHeads) return byHeads[0]
  const text = above.map((row) => row.join(' ')).join('\n')
  return (
    all.find((bank) => new RegExp(`\\b${banks[bank].ifsc}0[A-Z0-9]{6}\\b`).test(text)) ??
    all.find((bank) => text.toLowerCase().includes(banks[bank].name.toLowerCase())) ??
    null
  )
}
