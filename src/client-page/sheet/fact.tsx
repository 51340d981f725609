import type { ReactNode } from 'react'

/** A small label with its value below. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="fact">
      <div className="meta">{label}</div>
      <div className="fact-value">{children}</div>
    </div>
  )
}
