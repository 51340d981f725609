import { Box, Text } from '@chakra-ui/react'
import type { Credit } from '#domain/bank/matching.ts'
import { formatMoney } from '#domain/money.ts'
import { useDates } from '../../../language/dates.ts'
import { bankFile } from '../../../language/english/bank-file.ts'
import { useWords } from '../../../language/words.ts'

/** A credit as the bank has it. */
export function CreditText({ credit }: { credit: Credit }) {
  const { credit: words } = useWords(bankFile)
  const dates = useDates()
  return (
    <Box minW="0">
      <Text textStyle="amount">
        {formatMoney(credit.amountMinor)}
        <Text as="span" textStyle="sm" color="fg.muted" fontWeight="400" ms="2">
          {dates.day(credit.day)}
        </Text>
      </Text>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {credit.narration || words.noNarration}
      </Text>
      {credit.standing === 'doubtful' && (
        <Text textStyle="sm" color="fg.warning">
          {words.doubtful}
        </Text>
      )}
    </Box>
  )
}
