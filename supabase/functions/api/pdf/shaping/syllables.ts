import { graphemesOf } from '#domain/characters/lines.ts'

/** Signs after which a consonant joins the one before, with the joiners that say how. */
const joins = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d][\u200c\u200d]?$/

/** The places where a word longer than a line may be broken: never within a conjunct. */
export function syllablesOf(word: string): string[] {
  const syllables: string[] = []
  for (const { segment } of graphemesOf(word)) {
    const before = syllables.at(-1)
    if (before !== undefined && joins.test(before)) syllables.splice(-1, 1, before + segment)
    else syllables.push(segment)
  }
  return syllables
}
