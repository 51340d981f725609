/** Malayalam letters without a vowel, by the letter that has one. */
const chillus: Record<string, string> = { ണ: 'ൺ', ന: 'ൻ', ര: 'ർ', ല: 'ൽ', ള: 'ൾ', ക: 'ൿ' }

/** Like private.search_form of the database: one letter may be typed in several ways that look alike. */
const searchForm = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/([ണനരലളക])\u0d4d\u200d/g, (_, letter: string) => chillus[letter] ?? letter)
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')

/** Whether each word that was typed is a part of a text, in any Unicode form. */
export function hasWords(typed: string): (text: string) => boolean {
  const words = searchForm(typed).split(/\s+/).filter(Boolean)
  return (text) => words.every((word) => searchForm(text).includes(word))
}
