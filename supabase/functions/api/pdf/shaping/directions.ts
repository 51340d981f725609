import type { Bidi } from 'bidi-js'

let bidi: Bidi | undefined

/** Loads the library for directions of text. */
export async function loadDirections() {
  if (bidi) return
  // Deno and TypeScript read the types of a CommonJS package differently.
  const { default: make }: { default: unknown } = await import('bidi-js')
  bidi = (make as () => Bidi)()
}

/** The levels at which the characters of a line stand by the Unicode Bidirectional Algorithm: from the right where they are odd. */
export function directionsOf(line: string) {
  if (!bidi) throw new Error('What knows of directions was not loaded.')
  const { getMirroredCharacter, getEmbeddingLevels } = bidi
  return {
    levels: getEmbeddingLevels(line, 'auto').levels,
    /** Characters as they stand at an odd level, from left to right. */
    mirrored: (text: string) =>
      [...text]
        .reverse()
        .map((character) => getMirroredCharacter(character) ?? character)
        .join(''),
  }
}
