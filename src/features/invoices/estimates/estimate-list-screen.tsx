import { Button, Flex } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useDraftCount } from '../../../data/drafts/drafts.ts'
import { documents } from '../../../language/english/documents.ts'
import { estimates } from '../../../language/english/estimates.ts'
import { useWords } from '../../../language/words.ts'
import { paths } from '../../../lib/paths.ts'
import { SegmentedToggle } from '../../../ui/form/segmented-toggle.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { DraftList } from '../drafts/draft-list.tsx'
import { DocumentTabs } from '../list/document-tabs.tsx'
import { EstimateListBody } from './estimate-list-body.tsx'
import { estimateFilters, useEstimateList } from './use-estimate-list.ts'

export function EstimateListScreen() {
  const words = useWords(estimates)
  const { estimateStates } = useWords(documents)
  const list = useEstimateList()
  const drafts = useDraftCount('estimate')
  const options = estimateFilters.map((value) => ({
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
          <Button asChild>
            <Link to={paths.estimateCreate}>
              <Plus aria-hidden /> {words.create}
            </Link>
          </Button>
        }
      />
      <DocumentTabs current={paths.estimates} />
      <Flex mb="4">
        <SegmentedToggle
          label={words.byState}
          options={options}
          value={list.filter}
          onChange={list.setFilter}
          clearable
        />
      </Flex>
      {list.filter === 'draft' ? <DraftList kind="estimate" /> : <EstimateListBody list={list} />}
    </>
  )
}
