import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import { useWords } from '#src/language/words.ts'
import { invoices, matched } from '#src/lib/bank-sample.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { CandidateText } from './candidate-text.tsx'
import { CreditText } from './credit-text.tsx'

/** Rows of a made-up file, each beside the invoice that it pays: what becomes of a file before there is one. */
export function ExampleMatch() {
  const { example: words } = useWords(bankFile)
  return (
    <Panel>
      <Flex gap="3" align="center" wrap="wrap" mb="1">
        <StatusBadge tone="gray">{words.mark}</StatusBadge>
        <Text textStyle="sm" color="fg.muted">
          {words.about}
        </Text>
      </Flex>
      <Box as="ul" listStyleType="none" aria-label={words.mark}>
        {matched.slice(0, 2).map(({ credit, candidate }) => (
          <Grid
            as="li"
            key={credit.id}
            templateColumns={{ base: '1fr', md: '1fr 1fr' }}
            columnGap="8"
            rowGap="2"
            py="3"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <CreditText credit={credit} lang="en" />
            <Box minW="0" borderStartWidth="2px" borderColor="neel.solid" ps="3">
              <CandidateText
                candidate={candidate}
                amountMinor={credit.amountMinor}
                invoices={invoices}
              />
            </Box>
          </Grid>
        ))}
      </Box>
    </Panel>
  )
}
