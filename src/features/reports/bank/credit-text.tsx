import { Box, Text } from '@chakra-ui/react'
import type { Credit } from '#domain/bank/matching.ts'
import { formatMoney } from '#domain/money.ts'
import { dayText } from '../../../lib/day-text.ts'

/** A credit as the bank has it. */
export function CreditText({ credit }: { credit: Credit }) {
  return (
    <Box minW="0">
      <Text textStyle="amount">
        {formatMoney(credit.amountMinor)}
        <Text as="span" textStyle="sm" color="fg.muted" fontWeight="400" ms="2">
          {dayText(credit.day)}
        </Text>
      </Text>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        {credit.narration || 'No narration'}
      </Text>
      {credit.standing === 'doubtful' && (
        <Text textStyle="sm" color="fg.warning">
          Something of this amount was taken back: look at it before you record it.
        </Text>
      )}
    </Box>
  )
}
