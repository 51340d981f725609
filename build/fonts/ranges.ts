/** Code points from the first to the last. */
export const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** Code points in their order as hexadecimal ranges with blanks between. */
export function asRanges(codes: number[]): string {
  const ranges: [number, number][] = []
  for (const code of codes) {
    const open = ranges.at(-1)
    if (open && open[1] === code - 1) open[1] = code
    else ranges.push([code, code])
  }
  return ranges
    .map(([first, last]) => (first === last ? [first] : [first, last]))
    .map((ends) => ends.map((code) => code.toString(16)).join('-'))
    .join(' ')
}
