import { Button } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ownBusinesses } from '#languages/en/screens/own-businesses.ts'
import { useBusinessesStanding } from '#src/data/account/businesses.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { type ColumnHead, ColumnList } from '#src/ui/layout/rows/column-list.tsx'
import { SkeletonRow } from '#src/ui/layout/rows/skeleton-row.tsx'
import { BusinessRow } from './business-row.tsx'

/** The name takes the room that is left. */
const columns = 'minmax(10rem, 1fr) auto auto auto auto auto auto auto'

/** The home of whoever works for several businesses: each with what is open there, one click away. */
export function BusinessesScreen() {
  const { messageOf } = useSpeech()
  const words = useWords(ownBusinesses)
  const { data: all, error, mutate } = useBusinessesStanding()
  const { columns: names } = words
  const heads: ColumnHead[] = [
    ...[names.business, names.gstr1, names.gstr3b, names.check].map((text) => ({ text })),
    ...[names.refused, names.claims, names.toMatch].map((text) => ({ text, atEnd: true })),
  ]
  const list = (children: ReactNode) => (
    <ColumnList label={words.title} columns={columns} heads={heads}>
      {children}
    </ColumnList>
  )
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {!all && error && (
        <Panel>
          <PanelError message={messageOf(error, words.loadFailed)} onRetry={() => void mutate()} />
        </Panel>
      )}
      {!all && !error && (
        <LoadingRegion label={words.loading}>
          {list(
            ['first', 'second'].map((row) => <SkeletonRow key={row} heads={heads} hasSecondLine />),
          )}
        </LoadingRegion>
      )}
      {all?.length === 0 && (
        <Panel>
          <EmptyState
            icon={Building2}
            title={words.none}
            description={words.noneAbout}
            action={
              <Button asChild>
                <Link to={paths.settingBusiness}>{words.setUp}</Link>
              </Button>
            }
          />
        </Panel>
      )}
      {all &&
        all.length > 0 &&
        list(all.map((business) => <BusinessRow key={business.id} business={business} />))}
    </>
  )
}
