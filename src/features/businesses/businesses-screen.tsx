import { Button, Stack } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { ownBusinesses } from '#languages/en/screens/own-businesses.ts'
import { useBusinessesStanding } from '#src/data/account/businesses.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { BusinessRow } from './business-row.tsx'
import { MoreBusinesses } from './more-businesses.tsx'

/** The home of whoever works for several businesses: each with what is open there, one click away. */
export function BusinessesScreen() {
  const { messageOf } = useSpeech()
  const words = useWords(ownBusinesses)
  const { data: all, error, mutate } = useBusinessesStanding()
  const list = (children: ReactNode) => (
    <Stack as="ul" aria-label={words.title} listStyleType="none" gap="3">
      {children}
    </Stack>
  )
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {!all && error && (
        <Panel>
          <ErrorState
            title={words.loadFailed}
            message={messageOf(error, words.failed.about)}
            onRetry={() => void mutate()}
          />
        </Panel>
      )}
      {!all && !error && (
        <>
          <LoadingRegion label={words.loading}>
            {/* Most people have one. */}
            {list(
              <Panel as="li" minH={{ base: '44', lg: '24' }}>
                <RowSkeleton />
              </Panel>,
            )}
          </LoadingRegion>
          <MoreBusinesses />
        </>
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
      {all && all.length > 0 && (
        <>
          {list(all.map((business) => <BusinessRow key={business.id} business={business} />))}
          <MoreBusinesses />
        </>
      )}
    </>
  )
}
