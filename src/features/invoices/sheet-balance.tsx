import { chakra, Grid } from '@chakra-ui/react'
import { Fragment } from 'react'
import type { Invoice } from '#domain/invoice.ts'
import { type Payment, tdsOf } from '#domain/payment.ts'
import { settlementLines } from '#domain/settlement.ts'
import { Amount } from './amount.tsx'

const Term = chakra('dt')
const Detail = chakra('dd')

interface SheetBalanceProps {
  invoice: Invoice
  /** Not there until they are loaded; they tell what of it is tax deducted at source. */
  payments: Payment[] | undefined
}

/** What of the total is settled, and what is left; nothing while nothing is. */
export function SheetBalance({ invoice, payments = [] }: SheetBalanceProps) {
  const lines = settlementLines(invoice, tdsOf(payments))
  if (lines.length === 0) return null
  return (
    <Grid as="dl" mt="2" templateColumns="1fr auto" columnGap="4" rowGap="1" textAlign="end">
      {lines.map(({ label, amount }) => {
        const fontWeight = label === 'Balance due' ? '600' : '400'
        return (
          <Fragment key={label}>
            <Term fontWeight={fontWeight}>{label}</Term>
            <Detail fontWeight={fontWeight}>
              <Amount amount={amount} currency={invoice.currency} />
            </Detail>
          </Fragment>
        )
      })}
    </Grid>
  )
}
