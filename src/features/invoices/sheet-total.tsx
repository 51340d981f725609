import { Box, Flex, Text } from '@chakra-ui/react'
import type { Invoice } from '#domain/invoice.ts'
import { amountInWords } from '#domain/words.ts'
import { Amount } from './amount.tsx'

export function SheetTotal({ invoice: { total, currency } }: { invoice: Invoice }) {
  const words =
    total.rupeesMinor === null
      ? amountInWords(total.minor, currency)
      : amountInWords(total.rupeesMinor)
  return (
    <Flex
      mt="-1px"
      pt="4"
      borderTopWidth="2px"
      borderColor="fg"
      justify="space-between"
      align="baseline"
      columnGap="8"
      rowGap="2"
      wrap="wrap-reverse"
    >
      <Text textStyle="meta" color="fg.muted" flex="1 1 14rem">
        {words}
      </Text>
      <Flex gap="4" align="baseline" ms="auto" fontSize="lg" fontWeight="600">
        <span>Total</span>
        <Box textAlign="end">
          <Amount amount={total} currency={currency} />
        </Box>
      </Flex>
    </Flex>
  )
}
