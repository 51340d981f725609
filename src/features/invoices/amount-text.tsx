import { Box } from '@chakra-ui/react'
import type { Amount } from '#domain/invoice.ts'
import type { Currency } from '#domain/money.ts'
import { amountTexts } from '../../lib/format.ts'

/** An amount, with the original of a foreign one below it. */
export function AmountText({ amount, currency }: { amount: Amount; currency: Currency }) {
  const { main, original } = amountTexts(amount, currency)
  return (
    <>
      {main}
      {original && (
        <Box as="span" display="block" textStyle="meta" color="fg.muted" fontWeight="400">
          {original}
        </Box>
      )}
    </>
  )
}
