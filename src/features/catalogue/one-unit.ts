/** English words that end so in the singular, too. */
const alike = new Set(['canvas', 'gross', 'lens', 'series'])

/** One of a unit as a person typed it, for a rate: "words" is "word". Short forms ("nos", "hrs") and other scripts stay as they are. */
export function oneUnit(unit: string): string {
  if (!/^[A-Za-z]*[a-z]{3}s$/.test(unit) || alike.has(unit.toLowerCase())) return unit
  if (unit.endsWith('ies')) return `${unit.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x)es$/.test(unit)) return unit.slice(0, -2)
  return unit.endsWith('ss') ? unit : unit.slice(0, -1)
}

/** Short forms that people type of the units of services. */
const shortForms: Readonly<Record<string, string>> = {
  hr: 'hour',
  hrs: 'hour',
  min: 'minute',
  mins: 'minute',
}

/** The word of a language for one of a unit, by its English word; null for one that nobody named. */
export function knownUnit(names: Readonly<Record<string, string>>, one: string): string | null {
  const typed = one.toLowerCase()
  const word = shortForms[typed] ?? typed
  return Object.hasOwn(names, word) ? (names[word] ?? null) : null
}
