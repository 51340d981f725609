import { Box } from '@chakra-ui/react'
import type { Amount, Currency } from '#domain/money.ts'
import { useAmounts } from '#src/language/use-amounts.ts'

/** An amount, with a foreign one's other currency below it. */
export function AmountText({ amount, currency }: { amount: Amount; currency: Currency }) {
  const { amountTexts } = useAmounts()
  const { main, beside } = amountTexts(amount, currency)
  return (
    <>
      {main}
      {beside && (
        <Box as="span" display="block" textStyle="meta" color="fg.muted" fontWeight="400">
          {beside}
        </Box>
      )}
    </>
  )
}
