import { Box, Flex, Text } from '@chakra-ui/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { Tie } from '#domain/gst/gstr1/totals.ts'
import { formatMoney } from '#domain/money.ts'
import { Panel } from '../../../ui/layout/panel.tsx'

/** Whether the sections come to what the books say, to the paisa. */
export function TieLine({ tie }: { tie: Tie }) {
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
              ? `Ties to the ledger to the paisa: ${formatMoney(booksMinor)}, of it ${formatMoney(booksTaxMinor)} tax`
              : 'Does not tie to the ledger'}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {ties
              ? 'The sections add up to your invoices less your credit notes of the period, tax by tax and by HSN/SAC.'
              : `The sections come to ${formatMoney(sectionsMinor)} with ${formatMoney(sectionsTaxMinor)} tax, the books to ${formatMoney(booksMinor)} with ${formatMoney(booksTaxMinor)}. Do not file this before you have asked us.`}
          </Text>
        </Box>
      </Flex>
    </Panel>
  )
}
