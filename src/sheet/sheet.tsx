import type { ComponentProps, ReactNode } from 'react'
import { Fact } from './fact.tsx'
import { Label } from './label.tsx'
import { SheetHead } from './sheet-head.tsx'
import { SheetItems } from './sheet-items.tsx'
import { SheetTotals } from './sheet-totals.tsx'

/**
 * A document as its PDF shows it: paper, white in both themes. Its callers load `sheet.css`, and give
 * the ways to pay where these are not elsewhere.
 */
export function Sheet({
  view,
  textOf,
  children,
}: ComponentProps<typeof SheetItems> & { children?: ReactNode }) {
  const { name, status, facts, exchangeRate, signature, notes, footer } = view
  return (
    <article className="sheet" aria-label={name} lang={view.lang}>
      <SheetHead view={view} />
      <SheetItems view={view} textOf={textOf} />
      <SheetTotals view={view} />
      <div className="sheet-close">
        {children}
        {signature && (
          <div className="sheet-signature sheet-label">
            <p>
              <Label text={signature.label} />
            </p>
            {signature.picture ? (
              <img src={signature.picture} alt="" />
            ) : (
              <div className="sheet-room" />
            )}
            <p>
              <Label text={signature.caption} />
            </p>
          </div>
        )}
      </div>
      <div className="sheet-facts">
        {[status, ...facts, exchangeRate].map(
          (fact) =>
            fact && (
              <Fact key={fact.label} label={fact.label}>
                {fact.value}
              </Fact>
            ),
        )}
      </div>
      {notes && (
        <div className="sheet-notes">
          <Fact label={notes.label} plain>
            <span className="sheet-lines">{notes.value}</span>
            {notes.remark !== null && <p className="sheet-label">{notes.remark}</p>}
          </Fact>
        </div>
      )}
      <p className="sheet-foot">
        {footer.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
    </article>
  )
}
