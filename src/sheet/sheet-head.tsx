import type { DocumentView } from '#domain/document/view/viewed.ts'
import { Amount } from './amount.tsx'
import { Fact } from './fact.tsx'

const Lines = ({ lines }: { lines: string[] }) => (
  <div className="sheet-label sheet-lines">
    {[...lines.entries()].map(([place, line]) => (
      <p key={place}>{line}</p>
    ))}
  </div>
)

/** The head of a document: its seller and buyer, its due day and its amount. */
export function SheetHead({ view }: { view: DocumentView }) {
  const { seller, buyer, delivery, headline, copy, declaration } = view
  return (
    <>
      {declaration && <p className="sheet-declaration">{declaration}</p>}
      <div className="sheet-top">
        <div className="sheet-seller">
          {/* The name below says whose it is. 18 by 60 mm at most, as on the PDF. */}
          {seller.logo && <img src={seller.logo} alt="" className="sheet-logo" />}
          <div className="sheet-label">{seller.label}</div>
          <div className="sheet-name">{seller.name}</div>
          <Lines lines={seller.lines} />
        </div>
        <div className="sheet-number">
          <div className={view.isSideBySide ? 'sheet-label' : 'sheet-label sheet-title'}>
            {view.title}
          </div>
          <strong>{view.number}</strong>
          {copy !== null && <div className="sheet-label">{copy}</div>}
        </div>
      </div>
      <div className="sheet-dates">
        <div>
          <Fact label={buyer.label}>
            {buyer.name}
            <Lines lines={buyer.lines} />
          </Fact>
          {delivery !== null && (
            <Fact label={delivery.label} plain>
              <Lines lines={delivery.lines} />
            </Fact>
          )}
        </div>
        <div className="sheet-pairs">
          {view.dates.map(({ label, value, strong }) => (
            <Fact key={label} label={label} plain={!strong}>
              {value}
            </Fact>
          ))}
        </div>
        <Fact label={headline.label}>
          <div className="sheet-headline">
            <Amount figure={headline.figure} />
          </div>
        </Fact>
      </div>
      {view.terms.length > 0 && (
        <div className="sheet-terms">
          {view.terms.map(({ label, value }) => (
            <Fact key={label} label={label} plain>
              {value}
            </Fact>
          ))}
        </div>
      )}
    </>
  )
}
