import { Box, Flex } from '@chakra-ui/react'
import { statements } from '#languages/en/screens/statements.ts'
import { useWords } from '#src/language/words.ts'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { RangeFields } from '../range-fields.tsx'
import { useReportAddress } from '../use-report-address.ts'
import { ClientChoices } from './client-choices.tsx'
import { useClientChoice } from './use-client-choice.ts'

const whichClients = ['active', 'archived'] as const

/** Chooses the client and the days of a statement. */
export function ChooseClient() {
  const { title, choice: words } = useWords(statements)
  const address = useReportAddress('year')
  const choice = useClientChoice(address)
  // Where there is no client, nothing is to be found or chosen.
  const isNobody = choice.clients?.length === 0 && choice.search === '' && !choice.archived
  return (
    <>
      <PageHeader title={title} subtitle={words.subtitle} />
      <Flex hidden={isNobody} mb="4" gap="3" wrap="wrap" align="flex-start">
        <Box w={{ base: 'full', sm: '72', lg: '56' }}>
          <TextField
            label={words.search}
            type="search"
            autoComplete="off"
            placeholder={words.searchHelp}
            value={choice.typed}
            onChange={(event) => choice.setTyped(event.target.value)}
          />
        </Box>
        <RangeFields address={address} />
        {/* In line with the fields, below their labels. */}
        <Box mt={{ base: '0', md: '6' }} ms={{ md: 'auto' }} w={{ base: 'full', md: 'auto' }}>
          <SegmentedToggle
            label={words.which}
            options={whichClients.map((value) => ({ value, label: words[value] }))}
            value={choice.archived ? 'archived' : 'active'}
            onChange={(chosen) => choice.setArchived(chosen === 'archived')}
          />
        </Box>
      </Flex>
      <ClientChoices choice={choice} period={address.period} />
    </>
  )
}
