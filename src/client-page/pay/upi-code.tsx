import type { WaysToPay } from '#domain/document/view/viewed.ts'
import { QrCode } from '../../sheet/qr-code.tsx'
import { usePageWords } from '../page-words.ts'

/** The payment as a code to scan with another device, and on this one as a link to its own app. */
export function UpiCode({ upi }: { upi: NonNullable<WaysToPay['upi']> }) {
  const { page: words } = usePageWords()
  const { link, value: vpa, amount, hint } = upi
  return (
    <>
      {/* First on a phone, which cannot scan what it shows. */}
      <a className="button primary upi-link" href={link}>
        {words.labels.openUpiApp}
      </a>
      <QrCode className="qr" text={link} label={words.qr(amount, vpa)} />
      <p className="meta">{words.filledIn(hint)}</p>
    </>
  )
}
