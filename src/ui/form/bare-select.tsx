import { ChevronDown } from 'lucide-react'
import type { ComponentProps, CSSProperties } from 'react'

const frame: CSSProperties = { position: 'relative' }
const list: CSSProperties = { appearance: 'none', paddingInlineEnd: '1.25rem' }
const arrow: CSSProperties = {
  position: 'absolute',
  insetInlineEnd: '0.25rem',
  top: 'calc(50% - 0.5rem)',
  pointerEvents: 'none',
}

/** A list of choices styled by its surroundings. WebKit draws one with the browser's own arrow as a grey button. */
export function BareSelect(select: ComponentProps<'select'>) {
  return (
    <div style={frame}>
      <select {...select} style={list} />
      <ChevronDown size="1rem" style={arrow} aria-hidden />
    </div>
  )
}
