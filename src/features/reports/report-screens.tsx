import { Skeleton } from '@chakra-ui/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { reportList } from '#languages/en/screens/report-list.ts'
import { useWords } from '../../language/words.ts'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { RowSkeleton } from '../../ui/feedback/row-skeleton.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ReportListScreen } from './report-list-screen.tsx'

/** Each report by the first part of its address below `/reports`; loaded when it is opened. */
const reports: Record<string, ComponentType> = {
  gstr1: lazy(() => import('./gst/gstr1-screen.tsx').then((it) => ({ default: it.Gstr1Screen }))),
  gstr3b: lazy(() =>
    import('./gst/gstr3b-screen.tsx').then((it) => ({ default: it.Gstr3bScreen })),
  ),
  registers: lazy(() =>
    import('./registers/register-screen.tsx').then((it) => ({ default: it.RegisterScreen })),
  ),
  statement: lazy(() =>
    import('./statement/statement-screen.tsx').then((it) => ({ default: it.StatementScreen })),
  ),
  ageing: lazy(() =>
    import('./registers/ageing-screen.tsx').then((it) => ({ default: it.AgeingScreen })),
  ),
  revenue: lazy(() =>
    import('./registers/revenue-screen.tsx').then((it) => ({ default: it.RevenueScreen })),
  ),
  law: lazy(async () => ({ default: (await import('./law/law-screen.tsx')).LawScreen })),
  tally: lazy(async () => ({ default: (await import('./tally/tally-screen.tsx')).TallyScreen })),
  exports: lazy(() =>
    import('./exports/exports-screen.tsx').then((it) => ({ default: it.ExportsScreen })),
  ),
  bank: lazy(async () => ({ default: (await import('./bank/bank-screen.tsx')).BankScreen })),
  tds: lazy(async () => ({ default: (await import('./tds/tds-screen.tsx')).TdsScreen })),
  import: lazy(() =>
    import('./import/import-screen.tsx').then((it) => ({ default: it.ImportScreen })),
  ),
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

export function ReportScreens() {
  const words = useWords(reportList)
  const [name = ''] = (useParams()['*'] ?? '').split('/')
  const Report = reports[name]
  if (!Report) return <ReportListScreen />
  return (
    <Suspense
      fallback={
        <LoadingRegion label={words.loading}>
          <Skeleton h="7" my="0.5" w="48" />
          <Skeleton h="4" mt="2" mb="7" w="72" maxW="full" />
          <Panel>
            {rows.map((row) => (
              <RowSkeleton key={row} />
            ))}
          </Panel>
        </LoadingRegion>
      }
    >
      <Report />
    </Suspense>
  )
}
