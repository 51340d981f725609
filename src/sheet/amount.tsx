import type { ReactNode } from 'react'
import type { Figure } from '#domain/money.ts'

interface AmountProps {
  figure: Figure
  /** Stands in the place of the figure's first text. */
  children?: ReactNode
}

/** A figure, with that of the other currency below a foreign one. */
export function Amount({ figure: { main, beside }, children = main }: AmountProps) {
  return (
    <>
      {children}
      {beside !== null && <span className="sheet-beside">{beside}</span>}
    </>
  )
}
