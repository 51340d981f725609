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
import { BusinessRow, type OpenKind, openIn } from './business-row.tsx'

const kinds: readonly OpenKind[] = ['gstr1', 'gstr3b', 'check', 'refused', 'claims', 'toMatch']
const counted = new Set<OpenKind>(['refused', 'claims', 'toMatch'])

/** The home of whoever works for several businesses: each with what is open there, one click away. */
export function BusinessesScreen() {
  const { messageOf } = useSpeech()
  const words = useWords(ownBusinesses)
  const { data: all, error, mutate } = useBusinessesStanding()
  const { columns: names } = words
  // Where nothing is open in any business there is no column.
  const shown = all ? kinds.filter((kind) => all.some((one) => openIn(one)[kind])) : kinds
  const heads: ColumnHead[] = [
    { text: names.business },
    ...shown.map((kind) => ({ text: names[kind], atEnd: counted.has(kind) })),
  ]
  const list = (children: ReactNode) => (
    <ColumnList
      label={words.title}
      // The name takes the room that is left.
      columns={`minmax(10rem, 1fr) repeat(${heads.length}, auto)`}
      heads={heads}
    >
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
        list(
          all.map((business) => <BusinessRow key={business.id} {...{ business, kinds: shown }} />),
        )}
    </>
  )
}
