import type { DocumentView } from '#domain/document-view.ts'
import { Amount } from './amount.tsx'

/** The total in words and figures, and what stands around it. */
export function SheetTotals({ view: { words, totals } }: { view: DocumentView }) {
  return (
    <div className="sheet-totals">
      <div className="sheet-label sheet-words">
        {words.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <dl className="sheet-sums">
        {totals.map(({ label, figure, weight }) => (
          <div key={label} className={`sheet-sum ${weight}`}>
            <dt>{label}</dt>
            <dd>
              <Amount figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
