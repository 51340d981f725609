import type { documentLanguages as english } from '#languages/en/names/document-languages.ts'
import type { Words } from '#languages/words.ts'
import { inOneSpelling } from '../own-name.ts'

export const documentLanguages: Words<typeof english> = {
  alone: ({ name, own }) => (inOneSpelling(name) === own ? own : `${inOneSpelling(name)} · ${own}`),
  sideBySide: ({ first, second }) => `${inOneSpelling(first)} और ${inOneSpelling(second)}, साथ-साथ`,
}
