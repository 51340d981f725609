/** As private.search_form of the database: one letter may be typed in several ways that look alike. */
const searchForm = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b\u200c\u200d]/g, '')

/** Whether each word that was typed is a part of a text, in any Unicode form. */
export function hasWords(typed: string): (text: string) => boolean {
  const words = searchForm(typed).split(/\s+/).filter(Boolean)
  return (text) => words.every((word) => searchForm(text).includes(word))
}
