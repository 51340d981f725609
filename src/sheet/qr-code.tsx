import { encode } from 'uqr'

/** Modules of white around the code, without which scanners do not find it. */
const QUIET_ZONE = 4

/** A text as a code to scan; it survives the loss of 15 % of it. */
export function QrCode({ text, label, className }: Record<'text' | 'label' | 'className', string>) {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE })
  const modules = data.flatMap((row, y) =>
    row.map((black, x) => (black ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} fill="#000" />
    </svg>
  )
}
