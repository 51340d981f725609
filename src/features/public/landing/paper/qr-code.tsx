import { chakra } from '@chakra-ui/react'
import { encode } from 'uqr'

const Picture = chakra('svg')

/** Modules of white around the code, without which scanners do not find it. */
const QUIET_ZONE = 2

interface QrCodeProps {
  text: string
  label: string
  size: string
}

export function QrCode({ text, label, size }: QrCodeProps) {
  const { data, size: modules } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const runs = data.map((row, y) =>
    row
      .map((black) => (black ? '1' : '0'))
      .join('')
      .replaceAll(/1+/g, (run, x: number) => ` ${x},${run.length} `)
      .split(' ')
      .filter((part) => part.includes(','))
      .map((part) => part.split(','))
      .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
      .join(''),
  )
  return (
    <Picture
      viewBox={`0 0 ${modules} ${modules}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      boxSize={size}
      flexShrink="0"
      color="black"
    >
      <rect width={modules} height={modules} fill="#fff" />
      <path d={runs.join('')} fill="currentColor" />
    </Picture>
  )
}
