/** The hue of an element's text, in a word: jsdom computes Chakra's own stylesheet. */
export function colourOf(element: HTMLElement): 'red' | 'yellow' | 'green' | 'blue' | 'grey' {
  const colour = getComputedStyle(element).color
  const [red = NaN, green = NaN, blue = NaN] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (Number.isNaN(range)) throw new Error(`"${colour}" is no colour in RGB.`)
  if (range < 48) return 'grey'
  if (most === blue) return 'blue'
  if (most === green) return 'green'
  return green - blue > range / 2 ? 'yellow' : 'red'
}
