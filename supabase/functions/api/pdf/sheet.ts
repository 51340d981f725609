import type { jsPDF } from 'jspdf'

/** The geometry and colours of the sheet, in points from the top left corner of an A4 page. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const

export const left = page.margin
export const right = page.width - page.margin
export const contentWidth = right - left

/** Where content starts on the first page and, below the running head, on the others. */
export const firstTop = 52
export const nextTop = 84
/** Content ends here; below it stands the footer. */
export const bottom = page.height - 72
export const footerBaseline = page.height - 36

export type Rgb = readonly [number, number, number]

export const colors = {
  ink: [22, 24, 29],
  muted: [82, 90, 105],
  faint: [107, 114, 128],
  hairline: [221, 224, 230],
  green: [22, 101, 52],
  greenTint: [220, 252, 231],
  yellow: [146, 64, 14],
  yellowTint: [254, 243, 199],
  red: [153, 27, 27],
  redTint: [254, 226, 226],
} as const satisfies Record<string, Rgb>

export type Style = { weight: 'normal' | 'bold'; size: number; color: Rgb }

const style = (weight: Style['weight'], size: number, color: Rgb): Style => ({
  weight,
  size,
  color,
})

export const styles = {
  seller: style('bold', 17, colors.ink),
  total: style('bold', 18, colors.ink),
  grandTotal: style('bold', 13, colors.ink),
  strong: style('bold', 10, colors.ink),
  body: style('normal', 10, colors.ink),
  cell: style('normal', 9.5, colors.ink),
  cellMuted: style('normal', 9.5, colors.muted),
  /** For the tables of a tax invoice, which hold more. */
  fine: style('normal', 8.5, colors.ink),
  fineStrong: style('bold', 8.5, colors.ink),
  small: style('normal', 8.5, colors.muted),
  label: style('normal', 8.5, colors.faint),
  badge: style('bold', 7.5, colors.ink),
  mark: style('bold', 104, colors.red),
} as const satisfies Record<string, Style>

/** Distance between baselines; headings stand closer. */
export const lineHeight = ({ size }: Style) => size * (size > 12 ? 1.2 : 1.4)

/** The y to go on at: this one where the height still fits the page, else the top of a new page. */
export function withRoom(doc: jsPDF, y: number, height: number): number {
  if (y + height <= bottom) return y
  doc.addPage()
  return nextTop
}
