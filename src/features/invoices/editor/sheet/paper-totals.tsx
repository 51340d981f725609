import { Box, Flex } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { amountInWords } from '#languages/en/documents/amount-in-words.ts'
import { editor } from '#languages/en/screens/editor.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { linesOf } from '../tax/sum-lines.tsx'
import { useTypedSums } from '../typed-sums.tsx'

/** Drawn, and no text: the summary beside the sheet says the same, once. */
const drawn = { '& [data-text]::before': { content: 'attr(data-text)' } }

/** The foot of the rows, as it is printed. */
export function PaperTotals() {
  const { amountTexts } = useAmounts()
  const words = useWords(editor)
  const { document, supply, sums, total } = useTypedSums()
  const { currency } = document
  const place = supply && 'placeOfSupply' in supply ? supply.placeOfSupply : null
  const { main, beside } = amountTexts(total, currency)
  return (
    <Flex
      aria-hidden
      css={drawn}
      wrap="wrap-reverse"
      gap="2"
      columnGap="8"
      align="baseline"
      justify="space-between"
      mt="2"
      pt="4"
      px="1.5"
      borderTopWidth="2px"
      borderColor="fg"
    >
      <Box
        flex="1 1 14rem"
        textStyle="meta"
        color="fg.muted"
        data-text={total.minor === 0 ? '' : amountInWords(total.minor, currency)}
      />
      <Box ms="auto" minW="14rem" flexGrow={{ base: 1, sm: 0 }}>
        {linesOf(words, sums, place).map(([label, minor]) => (
          <Flex key={label} justify="space-between" gap="4" textStyle="sm">
            <span data-text={label} />
            <span data-text={formatMoney(minor, currency)} />
          </Flex>
        ))}
        <Flex
          justify="space-between"
          gap="4"
          fontSize="1.125rem"
          lineHeight="1.75rem"
          fontWeight="600"
        >
          <span data-text={words.total} />
          <span data-text={main} />
        </Flex>
        {beside && <Box textStyle="meta" color="fg.muted" textAlign="end" data-text={beside} />}
      </Box>
    </Flex>
  )
}
