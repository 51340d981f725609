/** Stands in each word that a catalogue says, and in nothing else. */
const sign = 'ë'

/** A place to be filled, a tag, a number or a code with one, an address: it stays as it is. */
const kept = /\{[^}]*\}|<[^>]*>|https?:\S+|\S+@\S+|\S+\.[a-z]{2,}\S*|\S*\d\S*/

/** Marks each word of a text, which becomes two fifths longer; `given` stays as it is. */
export function marked(text: string, given: readonly string[] = []): string {
  const whole = given
    .filter((each) => each.trim() !== '')
    .sort((one, other) => other.length - one.length)
    .map((each) => each.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  const pieces = new RegExp([...whole, kept.source, `([a-z’'${sign}]+)`].join('|'), 'gi')
  return text.replaceAll(pieces, (piece, word: string | undefined) =>
    word === undefined || word.toLowerCase().includes(sign)
      ? piece
      : word + sign.repeat(Math.max(1, Math.round(word.length * 0.4))),
  )
}

/** Lists the words of a text that no catalogue said. */
export const unmarked = (text: string): string =>
  text
    .replaceAll(new RegExp(`[\\w’'-]*${sign}+[\\w’'-]*`, 'gi'), ' ')
    .replaceAll(new RegExp(kept, 'g'), ' ')

/** The texts that a sentence is given. What is a word of small letters is a code, which the sentence says in its own way. */
function givenBy(params: unknown): string[] {
  if (typeof params === 'string') return /^[a-z_]*$/.test(params) ? [] : [params]
  return typeof params === 'object' && params !== null ? Object.values(params).flatMap(givenBy) : []
}

/** Not said to anybody. */
const codes = new Set(['area', 'lang'])

function speak(words: unknown, given: readonly string[]): unknown {
  if (typeof words === 'string') return marked(words, given)
  if (typeof words === 'function') {
    return (...params: unknown[]) => speak(Reflect.apply(words, undefined, params), givenBy(params))
  }
  if (Array.isArray(words)) return words.map((each) => speak(each, given))
  if (typeof words !== 'object' || words === null) return words
  const said = Object.entries(words).map(([key, each]) => [
    key,
    codes.has(key) ? each : speak(each, given),
  ])
  return Object.fromEntries(said)
}

/** The pseudo-language of an English catalogue: its sentences, and what its functions return. */
export const pseudo = <Words>(words: Words): Words => speak(words, []) as Words
