import { page, type Rgb, type Style } from '#api/pdf/pdf.ts'

/** The looks of the sheet, in points from the top left corner of a page. */
export const firstTop = 52
export const footerBaseline = page.height - 36

export const colors = {
  ink: [22, 24, 29],
  muted: [82, 90, 105],
  faint: [107, 114, 128],
  fainter: [128, 135, 149],
  hairline: [221, 224, 230],
  green: [22, 101, 52],
  greenTint: [220, 252, 231],
  yellow: [146, 64, 14],
  yellowTint: [254, 243, 199],
  red: [153, 27, 27],
  redTint: [254, 226, 226],
} as const satisfies Record<string, Rgb>

/** Between rows, and where somebody signs. */
export const hairline = { thickness: 0.6, color: colors.hairline }

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
  /** For the tables of a tax invoice, which have more columns. */
  fine: style('normal', 8.5, colors.ink),
  fineStrong: style('bold', 8.5, colors.ink),
  small: style('normal', 8.5, colors.muted),
  label: style('normal', 8.5, colors.faint),
  /** The second of two languages, below a label. */
  second: style('normal', 7.5, colors.fainter),
  badge: style('bold', 7.5, colors.ink),
  mark: style('bold', 104, colors.red),
} as const satisfies Record<string, Style>
