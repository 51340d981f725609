/** A number of an invoice that is looked for in narrations. */
export type SoughtNumber = { squeezed: string; pattern: RegExp }

const squeeze = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Shorter runs of letters and digits stand in narrations for other reasons. */
const LEAST = 6

/**
 * A number as people write it into a transfer, where banks leave no slashes: INV/26-27/0001, INV 26 27 0001, INV26270001. Null for
 * one that is too short to be told from others, such as 12.
 */
export function soughtNumber(number: string): SoughtNumber | null {
  const parts = number.toUpperCase().match(/[A-Z]+|\d+/g) ?? []
  const squeezed = parts.join('')
  if (squeezed.length < LEAST || parts.length < 2) return null
  // The number must end where it ends in the narration: INV/26-27/0001 is not INV/26-27/00012.
  return {
    squeezed,
    pattern: new RegExp(`(?<![A-Z0-9])${parts.join('[^A-Z0-9]*')}(?![A-Z0-9])`),
  }
}

export const searchedNumbers = (narration: string) => ({
  text: narration.toUpperCase(),
  squeezed: squeeze(narration),
})

export const hasNumber = (
  { squeezed, pattern }: SoughtNumber,
  searched: ReturnType<typeof searchedNumbers>,
): boolean => searched.squeezed.includes(squeezed) && pattern.test(searched.text)
