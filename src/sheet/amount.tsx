import type { Figure } from '#domain/money.ts'

/** A figure, with that of the other currency below a foreign one. */
export function Amount({ figure: { main, beside } }: { figure: Figure }) {
  return (
    <>
      {main}
      {beside !== null && <span className="sheet-beside">{beside}</span>}
    </>
  )
}
