import type { ComponentProps } from 'react'
import { useLater } from '../use-later.ts'
import { words } from '../words.ts'
import type { EstimatePanel } from './estimate-panel.tsx'

const loadPanel = () => import('./estimate-panel.tsx')

/** The panel of an estimate, which no invoice waits for. */
export function EstimateSlot(props: ComponentProps<typeof EstimatePanel>) {
  const panel = useLater(loadPanel)
  if (panel === 'lost')
    return <p role="alert">{words.say('Please check your connection and reload the page.')}</p>
  return panel ? (
    <panel.EstimatePanel {...props} />
  ) : (
    <p className="meta">{words.say('Loading…')}</p>
  )
}
