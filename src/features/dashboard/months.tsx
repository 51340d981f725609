import { lazy, Suspense } from 'react'
import { useMonthlyRevenue } from '../../data/dashboard.ts'
import { todayInIndia } from '../../lib/today.ts'
import { ChartSkeleton } from './chart-skeleton.tsx'

const MonthsPanel = lazy(async () => ({
  default: (await import('./months-panel.tsx')).MonthsPanel,
}))

/** Asks for the figures at once, while the code that draws them is still on its way. */
export function Months() {
  const { data, error, mutate } = useMonthlyRevenue(todayInIndia())
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <MonthsPanel months={data} error={error} onRetry={() => mutate()} />
    </Suspense>
  )
}
