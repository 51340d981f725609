import { type ComponentType, lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { RowSkeleton } from '../../ui/feedback/row-skeleton.tsx'
import { ReportListScreen } from './report-list-screen.tsx'

/** Each report by the first part of its address below `/reports`; loaded when it is opened. */
const reports: Record<string, ComponentType> = {
  import: lazy(() =>
    import('./import/import-screen.tsx').then((it) => ({ default: it.ImportScreen })),
  ),
}

export function ReportScreens() {
  const [name = ''] = (useParams()['*'] ?? '').split('/')
  const Report = reports[name]
  if (!Report) return <ReportListScreen />
  return (
    <Suspense
      fallback={
        <LoadingRegion label="Loading the report">
          <RowSkeleton />
        </LoadingRegion>
      }
    >
      <Report />
    </Suspense>
  )
}
