import { encode } from 'uqr'
import type { WaysToPay } from '#domain/document/view/viewed.ts'
import { usePageWords } from '../page-words.ts'

/** Modules of white around the code, without which scanners do not find it. */
const QUIET_ZONE = 4

/** The payment as a code to scan with another device, and on this one as a link to its own app. */
export function UpiCode({ upi }: { upi: NonNullable<WaysToPay['upi']> }) {
  const { page: words } = usePageWords()
  const { link, value: vpa, amount, hint } = upi
  const { data, size } = encode(link, { ecc: 'M', boostEcc: true, border: QUIET_ZONE })
  const modules = data.flatMap((row, y) =>
    row.map((black, x) => (black ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return (
    <>
      {/* First on a phone, which cannot scan what it shows. */}
      <a className="button primary upi-link" href={link}>
        {words.labels.openUpiApp}
      </a>
      <svg
        className="qr"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={words.qr(amount, vpa)}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={modules.join('')} fill="#000" />
      </svg>
      <p className="meta">{words.filledIn(hint)}</p>
    </>
  )
}
