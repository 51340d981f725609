import { Button, GridItem } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { type Currency, formatMoney } from '#domain/money.ts'
import { rateText, type TdsOffer } from '#domain/payment/tds.ts'
import { invoicePayments } from '#languages/en/screens/invoice-payments.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { MoneyField } from '#src/ui/form/fields/money-field.tsx'

type Field = Omit<ComponentProps<typeof MoneyField>, 'label' | 'currency'>

interface SettlingFieldsProps {
  currency: Currency
  amount: Field
  /** Null for money in advance: tax is deducted from a debt. */
  tds: Field | null
  /** The tax that the client deducts as a rule, and the way to fill it in. */
  offer?: { found: TdsOffer; onUse: () => void } | false | null
}

/** The amount received and the tax that the client kept back; together they settle. */
export function SettlingFields({ currency, amount, tds, offer }: SettlingFieldsProps) {
  const { amountLabel } = useAmounts()
  const words = useWords(invoicePayments)
  return (
    <>
      <MoneyField label={amountLabel(words.amount, currency)} currency={currency} {...amount} />
      {tds && (
        <MoneyField
          label={amountLabel(words.tds, currency)}
          optional
          currency={currency}
          title={words.tdsAbout}
          {...tds}
        />
      )}
      {offer && (
        <GridItem colSpan={2}>
          <Button size="xs" variant="outline" onClick={offer.onUse}>
            {words.tdsOffer({
              rate: rateText(offer.found.rate),
              amount: formatMoney(offer.found.tdsMinor, currency),
            })}
          </Button>
        </GridItem>
      )}
    </>
  )
}
