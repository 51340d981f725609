import { Box, Grid, Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import { useWords } from '#src/language/words.ts'
import { invoices, matched } from '#src/lib/bank-sample.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

/** Lines of a bank's file, each beside the invoices that it pays. */
export function MatchedFile() {
  const words = useWords(bankFile)
  return (
    <Panel boxShadow="lg">
      <Text textStyle="title">{words.title}</Text>
      <Box as="ul" listStyleType="none" mt="1">
        {matched.map(({ credit, candidate }) => (
          <Grid
            as="li"
            key={credit.id}
            templateColumns={{ base: '1fr', md: '1fr 1fr' }}
            columnGap="8"
            rowGap="2"
            py="4"
            borderTopWidth="1px"
            _first={{ borderTopWidth: '0' }}
          >
            <Box minW="0">
              <Text textStyle="amount">{formatMoney(credit.amountMinor)}</Text>
              <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere" lang="en">
                {credit.narration}
              </Text>
            </Box>
            <Box minW="0" borderStartWidth="2px" borderColor="neel.solid" ps="3">
              {candidate.parts.map(({ invoiceId, amountMinor, tdsMinor }) => (
                <Text key={invoiceId}>
                  <Text as="span" fontWeight="600">
                    {invoices.get(invoiceId)?.number}
                  </Text>
                  {` · ${formatMoney(amountMinor)}`}
                  {tdsMinor > 0 && ` ${words.candidate.withTds({ amount: formatMoney(tdsMinor) })}`}
                </Text>
              ))}
              <Text textStyle="meta" color="fg.muted">
                {words.reasons[candidate.reason]}
              </Text>
            </Box>
          </Grid>
        ))}
      </Box>
    </Panel>
  )
}
