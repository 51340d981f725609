import type { ReactNode } from 'react'
import { Label } from './label.tsx'

interface FactProps {
  label: string
  /** Whether the value is as quiet as the text around it. */
  plain?: boolean
  children: ReactNode
}

/** A small label with its value below. */
export function Fact({ label, plain = false, children }: FactProps) {
  return (
    <div className="sheet-fact">
      <div className="sheet-label">
        <Label text={label} />
      </div>
      <div className={plain ? 'sheet-value plain' : 'sheet-value'}>{children}</div>
    </div>
  )
}
