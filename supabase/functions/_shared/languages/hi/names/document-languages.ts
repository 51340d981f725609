import type { documentLanguages as english } from '#languages/en/names/document-languages.ts'
import type { Words } from '#languages/words.ts'

export const documentLanguages: Words<typeof english> = {
  alone: ({ name, own }) => (name === own ? name : `${name} · ${own}`),
  sideBySide: ({ first, second }) => `${first} और ${second}, साथ-साथ`,
}
