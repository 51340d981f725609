import type { Figure } from '#domain/figures.ts'

/** A figure, with the original of a foreign one below it. */
export function Amount({ figure: { main, original } }: { figure: Figure }) {
  return (
    <>
      {main}
      {original !== null && <span className="sheet-original">{original}</span>}
    </>
  )
}
