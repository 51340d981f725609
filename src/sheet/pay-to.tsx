import type { WaysToPay } from '#domain/document/view/viewed.ts'
import { Fact } from './fact.tsx'
import { Label } from './label.tsx'
import { QrCode } from './qr-code.tsx'
import './pay-to.css'

/** The ways to pay at the foot of a sheet, as its PDF has them: the code, and the account beside it. */
export function PayTo({ pay: { upi, bank } }: { pay: WaysToPay }) {
  if (upi === null && bank === null) return null
  return (
    <div className="sheet-pay">
      {upi && (
        <div className="sheet-upi">
          <QrCode className="sheet-code" text={upi.link} label={upi.hint} />
          <div>
            <Fact label={upi.label}>{upi.value}</Fact>
            <div className="sheet-asked">{upi.amount}</div>
            <div className="sheet-label">
              <Label text={upi.hint} />
            </div>
          </div>
        </div>
      )}
      {bank && (
        <div>
          <div className="sheet-label">
            <Label text={bank.label} />
          </div>
          <dl className="sheet-account">
            {bank.facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="sheet-label">
                  <Label text={label} />
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}
