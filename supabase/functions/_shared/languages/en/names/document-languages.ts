/** The language of documents, by its name here and by its own. */
export const documentLanguages = {
  area: 'documentLanguages',
  alone: ({ name, own }: { name: string; own: string }) =>
    name === own ? name : `${name} · ${own}`,
  sideBySide: ({ first, second }: { first: string; second: string }) =>
    `${first} and ${second}, side by side`,
} as const
