import { bottom } from '#api/pdf/pdf.ts'
import type { DocumentView } from '#domain/document/view/viewed.ts'

/** The room that a document of few rows leaves on its page, shared out: all in points. */
export type Air = {
  /** More above the summary and above the items. */
  gap: number
  /** More height of each row. */
  row: number
  /** More above the ways to pay, which go to the foot of the page. */
  foot: number
}

/** As all documents were that fill a page. */
export const tightest: Air = { gap: 0, row: 0, foot: 0 }

/** With more rows or longer ones little room is left, and trying takes time. */
const most = { rows: 16, letters: 2_000 }

/** The most that a part takes; without anything for the foot of the page, it takes more. */
const mostGap = { anchored: 16, alone: 30 }
const mostRow = { anchored: 6, alone: 10 }
/** Rows of a document with tax are lower from the start. */
const lower = 2.5
/** Without ways to pay and a signature, facts and notes go no lower than this. */
const mostAboveNotes = 48

/** The parts of the room that gaps, two of them, and all rows may take. */
const shares = { gap: 0.07, rows: 0.4 }

const isShort = ({ rows }: DocumentView) =>
  rows.length <= most.rows &&
  rows.reduce((sum, { cells }) => sum + (cells[0]?.main.length ?? 0), 0) <= most.letters

/**
 * Shares out the room below a document that fits on one page; a longer one stays as it is. `endOf`
 * draws it for a trial and returns where it ends, or null beyond one page.
 */
export function airOf(view: DocumentView, endOf: () => number | null): Air {
  if (!isShort(view)) return tightest
  const end = endOf()
  // Sums of fractions are not exact.
  const spare = end === null ? 0 : bottom - end - 0.5
  if (spare <= 0) return tightest
  const { pay, signature, isTight, rows } = view
  const isAnchored = pay.upi !== null || pay.bank !== null || signature !== null
  const way = isAnchored ? 'anchored' : 'alone'
  const gap = Math.min(mostGap[way], spare * shares.gap)
  const row = Math.min(
    mostRow[way] + (isTight ? lower : 0),
    (spare * shares.rows) / (rows.length + 1),
  )
  // The head of the table is one more row.
  const left = spare - 2 * gap - row * (rows.length + 1)
  return { gap, row, foot: isAnchored ? left : Math.min(left, mostAboveNotes) }
}
