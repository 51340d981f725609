import type { DocumentView, Fact as Told } from '#domain/document/view/viewed.ts'
import { Amount } from './amount.tsx'
import { Fact } from './fact.tsx'
import { Label } from './label.tsx'

const Lines = ({ lines }: { lines: string[] }) => (
  <div className="sheet-label sheet-lines">
    {[...lines.entries()].map(([place, line]) => (
      <p key={place}>{line}</p>
    ))}
  </div>
)

const facts = (list: (Told & { strong?: boolean })[]) =>
  list.map(({ label, value, strong = false }) => (
    <Fact key={label} label={label} plain={!strong}>
      <Label text={value} />
    </Fact>
  ))

/** The head of a document: its seller and buyer, its due day and its amount. */
export function SheetHead({ view }: { view: DocumentView }) {
  const { seller, buyer, delivery, headline, isTight, copy, declaration } = view
  return (
    <>
      {declaration && <p className="sheet-declaration">{declaration}</p>}
      <div className="sheet-top">
        <div className="sheet-seller">
          {/* The name below says whose it is. 18 by 60 mm at most, as on the PDF. */}
          {seller.logo && <img src={seller.logo} alt="" className="sheet-logo" />}
          <div className="sheet-label">
            <Label text={seller.label} />
          </div>
          <div className="sheet-name">{seller.name}</div>
          <Lines lines={seller.lines} />
        </div>
        <div className="sheet-number">
          <div className={view.isSideBySide ? 'sheet-label' : 'sheet-label sheet-title'}>
            <Label text={view.title} />
          </div>
          <strong>{view.number}</strong>
          {copy !== null && (
            <div className="sheet-label">
              <Label text={copy} />
            </div>
          )}
          {isTight && <div className="sheet-days">{facts(view.dates)}</div>}
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
        <div className={isTight ? 'sheet-terms' : 'sheet-pairs'}>
          {!isTight && facts(view.dates)}
          {facts(view.terms)}
        </div>
        <Fact label={headline.label}>
          <div className="sheet-headline">
            <Amount figure={headline.figure} />
          </div>
        </Fact>
      </div>
    </>
  )
}
