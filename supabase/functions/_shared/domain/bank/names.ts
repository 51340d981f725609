/** Words that companies and people put around their names, and that banks often leave out. */
const around = new Set(
  'pvt private ltd limited llp llc inc co company corp corporation india the and of m s ms mr mrs dr shri smt proprietor'.split(
    ' ',
  ),
)

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    // Accents of Latin letters; the vowels of Indian scripts are signs, too, and tell names apart.
    .replace(/[\u0300-\u036f\u200b-\u200d]/g, '')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)

/** The words of a name that tell it from others; all of them where no other is left. */
function coreOf(name: string): string[] {
  const words = wordsOf(name)
  const core = words.filter((word) => !around.has(word))
  return core.length > 0 ? core : words
}

/** Banks cut names off, the shortest at nine letters. */
const CUT_OFF = 9

/** A name that is looked for in narrations again and again. */
export type SoughtName = { core: string[]; squeezed: string }
export const soughtName = (name: string): SoughtName => {
  const core = coreOf(name)
  return { core, squeezed: core.join('') }
}

/** A narration in which names are looked for. */
export type SearchedText = { words: Set<string>; squeezed: string; payer: string }
export const searchedText = (narration: string, payer: string | null): SearchedText => ({
  words: new Set(wordsOf(narration)),
  squeezed: wordsOf(narration).join(''),
  payer: coreOf(payer ?? '').join(''),
})

/**
 * Returns whether a narration names somebody: it contains all telling words of the name, or the
 * name without blanks, or the payer's name is the beginning of it, cut off by the bank. A name is
 * never proof of who paid.
 */
export function isNamed({ core, squeezed }: SoughtName, text: SearchedText): boolean {
  if (squeezed.length < 4) return false
  if (core.every((word) => text.words.has(word))) return true
  if (squeezed.length >= 6 && text.squeezed.includes(squeezed)) return true
  return text.payer.length >= CUT_OFF && squeezed.startsWith(text.payer)
}

/** Writes a payer's name for a person to correct, since banks write capitals; empty where it is rather a code. */
export function shownName(payer: string | null): string {
  if (payer === null || /\d/.test(payer)) return ''
  return payer.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
}
