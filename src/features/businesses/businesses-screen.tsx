import { Box, Button, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import type { PlainDate } from '#domain/dates.ts'
import { periodCode } from '#domain/gst/filing.ts'
import { periodOf, shiftPeriod } from '#domain/periods.ts'
import { ownBusinesses } from '#languages/en/screens/own-businesses.ts'
import {
  type BusinessStanding,
  useBusinessesStanding,
  useChooseBusiness,
  useOtherBusiness,
} from '#src/data/account/businesses.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { reportPaths } from '#src/lib/paths/report-paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const List = chakra('ul')

/** The home of whoever works for several businesses: each with what is open there, one click away. */
export function BusinessesScreen() {
  const { messageOf } = useSpeech()
  const words = useWords(ownBusinesses)
  const { data: all, error, mutate } = useBusinessesStanding()
  return (
    <>
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {!all && error && (
        <Panel>
          <PanelError message={messageOf(error, words.loadFailed)} onRetry={() => void mutate()} />
        </Panel>
      )}
      {!all && !error && (
        <Panel>
          <LoadingRegion label={words.loading} my="-3.5">
            <RowSkeleton />
            <RowSkeleton />
          </LoadingRegion>
        </Panel>
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
        <List
          aria-label={words.title}
          listStyleType="none"
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
        >
          {all.map((business) => (
            <BusinessCard key={business.id} business={business} />
          ))}
        </List>
      )}
    </>
  )
}

function BusinessCard({ business }: { business: BusinessStanding }) {
  const words = useWords(ownBusinesses)
  const choose = useChooseBusiness()
  const other = useOtherBusiness()
  const open = useOpenLines(business)
  const isHere = business.role === 'owner' ? other === null : other?.id === business.id
  return (
    <Box as="li" bg="bg.panel" borderWidth="1px" borderRadius="l3" p={{ base: '4', md: '5' }}>
      <Flex justify="space-between" align="start" gap="3" mb="3">
        <Box minW="0">
          <Heading as="h2" textStyle="heading" overflowWrap="anywhere">
            {business.name}
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {words.roles[business.role]}
            {isHere && ` · ${words.here}`}
          </Text>
        </Box>
        <Button
          size="sm"
          variant={open.length > 0 ? 'solid' : 'outline'}
          flexShrink="0"
          maxW="60%"
          onClick={() => choose(business)}
        >
          <Text as="span" truncate>
            {words.open({ business: business.name })}
          </Text>
        </Button>
      </Flex>
      <Stack gap="1">
        {open.length === 0 && (
          <Text textStyle="sm" color="fg.muted">
            {words.nothing}
          </Text>
        )}
        {open.map(({ text, to, isLate }) => (
          <Button
            key={to}
            variant="plain"
            size="sm"
            px="0"
            h="auto"
            minH="9"
            justifyContent="flex-start"
            textAlign="start"
            whiteSpace="normal"
            fontWeight="500"
            color={isLate ? 'fg.error' : 'neel.fg'}
            onClick={() => choose(business, to)}
          >
            {text}
          </Button>
        ))}
      </Stack>
    </Box>
  )
}

const returnAt = (month: PlainDate) =>
  `${reportPaths.gstr1}?period=${periodCode(periodOf('month', month))}`

/** One line for each open thing, with the screen on which it is done. */
function useOpenLines({ unfiled, unchecked, claims, toMatch }: BusinessStanding) {
  const words = useWords(ownBusinesses)
  const dates = useDates()
  const lastMonth = shiftPeriod('month', `${todayInIndia().slice(0, 7)}-01`, -1)
  const months = unfiled.map((day) => dates.month(day)).join(', ')
  const lines = [
    unfiled.length > 0 && {
      text: words.unfiled({ count: unfiled.length, months }),
      to: returnAt(unfiled[0] ?? lastMonth),
      isLate: true,
    },
    claims > 0 && { text: words.claims({ count: claims }), to: paths.dashboard, isLate: false },
    toMatch > 0 && { text: words.toMatch({ count: toMatch }), to: reportPaths.bank, isLate: false },
    unchecked && {
      text: words.unchecked({ month: dates.month(lastMonth) }),
      to: returnAt(lastMonth),
      isLate: false,
    },
  ]
  return lines.filter((line) => line !== false)
}
