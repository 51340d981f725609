import { Button, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useDraftCount } from '../../../data/drafts/drafts.ts'
import { paths } from '../../../lib/paths.ts'
import { SegmentedToggle } from '../../../ui/form/segmented-toggle.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { DraftList } from '../drafts/draft-list.tsx'
import { DocumentTabs } from '../list/document-tabs.tsx'
import { EstimateListBody } from './estimate-list-body.tsx'
import { estimateFilters, useEstimateList } from './use-estimate-list.ts'

const options = (drafts: number | undefined) =>
  estimateFilters.map((value) =>
    value === 'draft'
      ? { value, label: 'DRAFTS', count: drafts }
      : { value, label: value.toUpperCase() },
  )

export function EstimateListScreen() {
  const list = useEstimateList()
  const drafts = useDraftCount('estimate')
  return (
    <>
      <PageHeader
        title="Estimates"
        subtitle="What you offered, and what your clients said to it."
        actions={
          <Button asChild>
            <Link to={paths.estimateCreate}>
              <Plus aria-hidden /> Create Estimate
            </Link>
          </Button>
        }
      />
      <DocumentTabs current={paths.estimates} />
      <Flex mb="4">
        <SegmentedToggle
          label="Filter by state"
          options={options(drafts)}
          value={list.filter}
          onChange={list.setFilter}
          clearable
        />
      </Flex>
      {list.filter === 'draft' ? <DraftList kind="estimate" /> : <EstimateListBody list={list} />}
    </>
  )
}
