import { catalogue } from '#languages/en/screens/catalogue.ts'
import { useWords } from '../../language/words.ts'

/** The tracks of the list: rates end at one line, each with its unit beside it. */
export const itemColumns = 'minmax(0, 1fr) auto auto auto auto auto auto'

/** The heads of its columns. */
export function useItemHeads() {
  const { columns: words } = useWords(catalogue).list
  return [
    { text: words.item },
    ...[words.code, words.tax, words.used].map((text) => ({ text, isWide: true })),
    { text: words.rate, atEnd: true },
    { text: words.unit, isWide: true },
  ]
}
