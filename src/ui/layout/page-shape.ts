export type PageSlot = number | 'gap'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Returns the page numbers to show, with gaps where some are left out. */
export function pageShape(current: number, total: number): PageSlot[] {
  if (total <= 5) return range(1, total)
  if (current <= 3) return [...range(1, 4), 'gap', total]
  if (current >= total - 2) return [1, 'gap', ...range(total - 3, total)]
  return [1, 'gap', ...range(current - 1, current + 1), 'gap', total]
}
