import { Box, Button, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { type ForerunnerKind, forerunnerKinds } from '#domain/document/kinds.ts'
import { documents } from '#languages/en/screens/documents.ts'
import { estimates } from '#languages/en/screens/estimates.ts'
import { useDraftCount } from '#src/data/drafts/drafts.ts'
import { useWords } from '#src/language/words.ts'
import { kindPaths } from '#src/lib/kind-paths.ts'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { DraftList } from '../drafts/draft-list.tsx'
import { DocumentTabs } from '../list/document-tabs.tsx'
import { ShapeSwitch } from '../list/shape-switch.tsx'
import { EstimateListBody } from './estimate-list-body.tsx'
import { filtersOf, useEstimateList } from './use-estimate-list.ts'

/** The estimates, or another kind that becomes an invoice, as the address says. */
export function EstimateListScreen() {
  const { pathname } = useLocation()
  const kind = forerunnerKinds.find((each) => kindPaths(each).list === pathname) ?? 'estimate'
  return <EstimateList key={kind} kind={kind} />
}

function EstimateList({ kind }: { kind: ForerunnerKind }) {
  const { kinds, byState } = useWords(estimates)
  const words = kinds[kind]
  const { estimateStates } = useWords(documents)
  const list = useEstimateList(kind)
  const drafts = useDraftCount(kind)
  // The card of an empty list has the one filled button.
  const isFirst =
    list.filter === 'draft' ? drafts === 0 : !list.filter && list.estimates?.length === 0
  const options = filtersOf(kind).map((value) => ({
    value,
    label: estimateStates[value],
    ...(value === 'draft' && { count: drafts }),
  }))
  return (
    <>
      <PageHeader
        title={words.heading}
        subtitle={words.lead}
        actions={
          <Button asChild variant={isFirst ? 'outline' : 'solid'}>
            <Link to={kindPaths(kind).create}>
              <Plus aria-hidden /> {words.create}
            </Link>
          </Button>
        }
      />
      <Flex mb="4" gap="3" wrap="wrap" align="center">
        <DocumentTabs current={kindPaths(kind).list} />
        <SegmentedToggle
          label={byState}
          options={options}
          value={list.filter}
          onChange={list.setFilter}
          clearable
        />
        <Box hideBelow="md" ms="auto">
          <ShapeSwitch shape={list.shape} onChange={list.show} />
        </Box>
      </Flex>
      {list.filter === 'draft' ? <DraftList kind={kind} /> : <EstimateListBody list={list} />}
    </>
  )
}
