import type { DocumentView } from '#domain/document/view/viewed.ts'
import { Amount } from './amount.tsx'
import { Label } from './label.tsx'
import { SheetTable } from './sheet-table.tsx'

/** The total in words and figures, what makes it up, and what the law wants said of it. */
export function SheetTotals({ view }: { view: DocumentView }) {
  const { words, totals, taxTable, partTable, endorsements } = view
  const hasParts = totals[0]?.weight !== 'total'
  return (
    <div className={hasParts ? 'sheet-totals parts' : 'sheet-totals'}>
      <div className="sheet-label sheet-words">
        {taxTable && <SheetTable table={taxTable} />}
        {partTable && <SheetTable table={partTable} />}
        {words.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {endorsements.map((line) => (
          <p key={line} className="sheet-endorsement">
            {line}
          </p>
        ))}
      </div>
      <dl className="sheet-sums">
        {totals.map(({ label, figure, weight }) => (
          <div key={label} className={`sheet-line ${weight}`}>
            <dt>
              <Label text={label} />
            </dt>
            <dd>
              <Amount figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
