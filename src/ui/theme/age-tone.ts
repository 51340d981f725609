/**
 * How an amount is drawn that has waited: the first of so many is not late, the others go from yellow to red. Yellow is
 * another one in each theme, so that it is the lightest of them in both.
 */
export function ageTone(place: number, of: number) {
  if (place === 0) return 'neel.quiet'
  const red = Math.round((100 * (place - 1)) / (of - 2))
  const mixed = (yellow: string) =>
    `color-mix(in srgb, {colors.red.solid} ${red}%, {colors.${yellow}})`
  return { _light: mixed('yellow.emphasized'), _dark: mixed('yellow.solid') }
}
