import { dashboard } from '#languages/en/screens/dashboard.ts'
import { useWords } from '#src/language/words.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const rows = ['first', 'second', 'third', 'fourth']

export function RecentRowsSkeleton() {
  const { recent: words } = useWords(dashboard)
  return (
    <LoadingRegion
      label={words.loading}
      display="grid"
      // As high as the five invoices of a full page.
      minH={{ base: '22.75rem', sm: '20.25rem' }}
    >
      {rows.map((row) => (
        <RowSkeleton key={row} />
      ))}
    </LoadingRegion>
  )
}

/** The whole panel of the recent invoices while it is not known where it will stand. */
export function RecentSkeleton() {
  const { recent: words } = useWords(dashboard)
  return (
    <Panel title={words.title}>
      <RecentRowsSkeleton />
    </Panel>
  )
}
