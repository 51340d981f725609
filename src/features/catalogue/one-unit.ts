/** English words that end so in the singular, too. */
const alike = new Set(['canvas', 'gross', 'lens', 'series'])

/** One of a unit as a person typed it, for a rate: "words" is "word". Short forms ("nos", "hrs") and other scripts stay as they are. */
export function oneUnit(unit: string): string {
  if (!/^[A-Za-z]*[a-z]{3}s$/.test(unit) || alike.has(unit.toLowerCase())) return unit
  if (unit.endsWith('ies')) return `${unit.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x)es$/.test(unit)) return unit.slice(0, -2)
  return unit.endsWith('ss') ? unit : unit.slice(0, -1)
}
