import { Box, Flex, Text } from '@chakra-ui/react'
import type { Credit } from '#domain/bank/matching.ts'
import { formatMoney } from '#domain/money.ts'
import { bankFile } from '#languages/en/screens/bank-file.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'

interface CreditTextProps {
  credit: Credit
  /** The language of its narration, where that is known. */
  lang?: string
  /** Who decided about it, where somebody is named. */
  by?: string | null
}

/** A credit as the bank has it. */
export function CreditText({ credit, lang, by }: CreditTextProps) {
  const { credit: words } = useWords(bankFile)
  const dates = useDates()
  return (
    <Box minW="0">
      <Flex textStyle="amount" wrap="wrap" columnGap="2" align="baseline">
        <span>{formatMoney(credit.amountMinor)}</span>
        <Text as="span" textStyle="sm" color="fg.muted" fontWeight="400">
          {[dates.day(credit.day), by].filter(Boolean).join(' · ')}
        </Text>
      </Flex>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere" lang={lang}>
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
