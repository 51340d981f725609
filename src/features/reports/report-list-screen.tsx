import { Box, Button, Heading, Icon, Stack } from '@chakra-ui/react'
import { FileDown } from 'lucide-react'
import { accountData } from '#languages/en/screens/account-data.ts'
import { reportList } from '#languages/en/screens/report-list.ts'
import { useMayWrite, useRole } from '#src/data/account/businesses.ts'
import { useWords } from '../../language/words.ts'
import { paths } from '../../lib/paths/paths.ts'
import { PanelError } from '../../ui/feedback/panel-error.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PlaceList } from '../../ui/layout/rows/place-list.tsx'
import { reportGroups } from './report-places.ts'
import { useReportFigures } from './use-report-figures.ts'

/** The monthly reports for the accountant, the portal and oneself, each with how it stands. */
export function ReportListScreen() {
  const words = useWords(reportList)
  const { shown, error, mutate } = useReportFigures()
  const { export: everything } = useWords(accountData)
  const mayWrite = useMayWrite()
  const isOwner = useRole() === 'owner'
  const groups = reportGroups
    .map(({ name, places }) => ({
      name,
      places: places.filter(({ writes }) => mayWrite || !writes),
    }))
    .filter(({ places }) => places.length > 0)
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        beside
        actions={
          isOwner && (
            <Button asChild size="sm" variant="outline">
              <Link to={paths.settingData}>
                <Icon as={FileDown} hideBelow="sm" aria-hidden /> {everything.title}
              </Link>
            </Button>
          )
        }
      />
      {error !== undefined && (
        <PanelError
          isSilent
          message={words.failed}
          helpAtTop={words.failedHelp}
          onRetry={() => void mutate()}
        />
      )}
      <Stack gap="6">
        {groups.map(({ name, places }) => (
          <Box as="section" key={name}>
            <Heading as="h2" textStyle="label" color="fg.muted" mb="2">
              {words.groups[name]}
            </Heading>
            <PlaceList
              label={words.groups[name]}
              places={places.map(({ name: report, writes, ...place }) => ({
                ...place,
                ...words.places[report],
                figure: shown[report],
              }))}
            />
          </Box>
        ))}
      </Stack>
    </>
  )
}
