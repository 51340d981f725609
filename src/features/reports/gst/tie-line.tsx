import { Box, Flex, Text } from '@chakra-ui/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { Tie } from '#domain/gst/gstr1/totals.ts'
import { formatMoney } from '#domain/money.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

/** Whether the sections add up to the figures of the books, to the paisa. */
export function TieLine({ tie }: { tie: Tie }) {
  const { tie: words } = useWords(gstReturns)
  const { ties, sectionsMinor, booksMinor, sectionsTaxMinor, booksTaxMinor } = tie
  return (
    <Panel role={ties ? 'status' : 'alert'}>
      <Flex gap="3" align="flex-start">
        <Box color={ties ? 'fg.success' : 'fg.error'} pt="0.5" flexShrink="0">
          {ties ? <CircleCheck size={20} aria-hidden /> : <CircleAlert size={20} aria-hidden />}
        </Box>
        <Box minW="0">
          <Text fontWeight="600">
            {ties
              ? words.ties({ amount: formatMoney(booksMinor), tax: formatMoney(booksTaxMinor) })
              : words.differs}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {ties
              ? words.tiesAbout
              : words.differsAbout({
                  sections: formatMoney(sectionsMinor),
                  sectionsTax: formatMoney(sectionsTaxMinor),
                  books: formatMoney(booksMinor),
                  booksTax: formatMoney(booksTaxMinor),
                })}
          </Text>
        </Box>
      </Flex>
    </Panel>
  )
}
