import { Box, Flex } from '@chakra-ui/react'
import { SegmentedToggle } from '../../../ui/form/segmented-toggle.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { RangeFields } from '../range-fields.tsx'
import { useReportAddress } from '../use-report-address.ts'
import { ClientChoices } from './client-choices.tsx'
import { useClientChoice } from './use-client-choice.ts'

const whichClients = [
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
] as const

/** Whose account it is to be, and of which days. */
export function ChooseClient() {
  const address = useReportAddress('year')
  const choice = useClientChoice(address)
  return (
    <>
      <PageHeader
        title="Statement of account"
        subtitle="What a client was charged, paid and owes: choose the days and whose it is"
      />
      <Flex mb="4" gap="3" wrap="wrap" align="flex-start">
        <Box w={{ base: 'full', sm: '72' }}>
          <TextField
            label="Search clients"
            type="search"
            autoComplete="off"
            placeholder="Name, contact or GSTIN"
            value={choice.typed}
            onChange={(event) => choice.setTyped(event.target.value)}
          />
        </Box>
        <RangeFields address={address} />
      </Flex>
      <Box mb="4">
        <SegmentedToggle
          label="Which clients"
          options={whichClients}
          value={choice.archived ? 'archived' : 'active'}
          onChange={(chosen) => choice.setArchived(chosen === 'archived')}
        />
      </Box>
      <ClientChoices choice={choice} period={address.period} />
    </>
  )
}
