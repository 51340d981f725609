import { chakra, Grid } from '@chakra-ui/react'
import { Fragment } from 'react'
import type { Amount as AmountValue, Invoice } from '#domain/invoice.ts'
import { type Payment, tdsOf } from '#domain/payment.ts'
import { amountOf } from '#domain/settlement.ts'
import { Amount } from './amount.tsx'

const Term = chakra('dt')
const Detail = chakra('dd')

/** Rupees are rounded once, so that the parts add up. */
const minus = (whole: AmountValue, part: AmountValue): AmountValue => ({
  minor: whole.minor - part.minor,
  rupeesMinor:
    whole.rupeesMinor === null || part.rupeesMinor === null
      ? null
      : whole.rupeesMinor - part.rupeesMinor,
})

interface SheetBalanceProps {
  invoice: Invoice
  /** Not there until they are loaded; they tell what of it is tax deducted at source. */
  payments: Payment[] | undefined
}

/** What of the total is settled, and what is left; nothing while nothing is. */
export function SheetBalance({ invoice, payments = [] }: SheetBalanceProps) {
  if (invoice.settled.minor === 0) return null
  const { settled, balance, currency, exchangeRate } = invoice
  const tdsMinor = tdsOf(payments)
  const tds = tdsMinor === settled.minor ? settled : amountOf(tdsMinor, currency, exchangeRate)
  const received = minus(settled, tds)
  const rows = [
    ...(received.minor > 0 ? [{ label: 'Received', amount: received }] : []),
    ...(tds.minor > 0 ? [{ label: 'TDS', amount: tds }] : []),
    { label: 'Balance due', amount: balance, weight: '600' },
  ]
  return (
    <Grid as="dl" mt="2" templateColumns="1fr auto" columnGap="4" rowGap="1" textAlign="end">
      {rows.map(({ label, amount, weight = '400' }) => (
        <Fragment key={label}>
          <Term fontWeight={weight}>{label}</Term>
          <Detail fontWeight={weight}>
            <Amount amount={amount} currency={currency} />
          </Detail>
        </Fragment>
      ))}
    </Grid>
  )
}
