import type { ComponentProps } from 'react'
import { usePageWords } from '../page-words.ts'
import { useLater } from '../use-later.ts'
import type { EstimatePanel } from './estimate-panel.tsx'

const loadPanel = () => import('./estimate-panel.tsx')

/** The panel of an estimate, which no invoice waits for. */
export function EstimateSlot(props: ComponentProps<typeof EstimatePanel>) {
  const panel = useLater(loadPanel)
  const { labels } = usePageWords().page
  if (panel === 'lost') return <p role="alert">{labels.reloadLater}</p>
  return panel ? <panel.EstimatePanel {...props} /> : <p className="meta">{labels.loading}</p>
}
