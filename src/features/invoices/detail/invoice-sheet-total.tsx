import { chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import type { Invoice } from '#domain/invoice.ts'
import { type Payment, tdsOf } from '#domain/payment.ts'
import { settlementLines } from '#domain/totals.ts'
import { amountInWords } from '#domain/words.ts'
import { AmountText } from '../amount-text.tsx'

const Term = chakra('dt')
const Detail = chakra('dd')

interface InvoiceSheetTotalProps {
  invoice: Invoice
  /** Not there until they are loaded; they tell what of the total is tax deducted at source. */
  payments: Payment[] | undefined
}

/** The total, in words too, and where some of it is settled, what is left. */
export function InvoiceSheetTotal({ invoice, payments = [] }: InvoiceSheetTotalProps) {
  const { total, currency } = invoice
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
      // The other way round, as the lines are: the words stand at the top.
      align="flex-end"
      columnGap="8"
      rowGap="2"
      wrap="wrap-reverse"
    >
      <Text textStyle="meta" color="fg.muted" flex="1 1 14rem" mt="1">
        {words}
      </Text>
      <Grid
        as="dl"
        ms="auto"
        templateColumns="auto auto"
        alignItems="baseline"
        columnGap="4"
        rowGap="1"
        textAlign="end"
        css={{ '& dt': { textAlign: 'start' } }}
      >
        <Term fontSize="lg" fontWeight="600">
          Total
        </Term>
        <Detail fontSize="lg" fontWeight="600">
          <AmountText amount={total} currency={currency} />
        </Detail>
        {settlementLines(invoice, tdsOf(payments)).map(({ label, amount }) => {
          const fontWeight = label === 'Balance due' ? '600' : '400'
          return (
            <Fragment key={label}>
              <Term fontWeight={fontWeight}>{label}</Term>
              <Detail fontWeight={fontWeight}>
                <AmountText amount={amount} currency={currency} />
              </Detail>
            </Fragment>
          )
        })}
      </Grid>
    </Flex>
  )
}
