import { Box, Grid, Text } from '@chakra-ui/react'
import type { Currency } from '#domain/money.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useWords } from '#src/language/words.ts'
import { MoneyField } from '#src/ui/form/fields/money-field.tsx'
import { NumberField } from '#src/ui/form/fields/number-field.tsx'

interface NoteRowProps {
  item: string
  /** The value that it has, or has left. */
  value: string
  quantity: string
  currency: Currency
  /** As typed. */
  row: { quantity: string; amount: string }
  onChange: (typed: { quantity?: string; amount?: string }) => void
}

/** A row of an invoice, with how many or what of its value a note is about; beside it where there is room. */
export function NoteRow({ item, value, quantity, currency, row, onChange }: NoteRowProps) {
  const { creditDialog: words } = useWords(invoiceDetail)
  const hasQuantity = Number(quantity) > 0
  return (
    <Grid
      as="li"
      templateColumns={{ base: '1fr 1fr', sm: '1fr 6rem 9rem' }}
      columnGap="3"
      rowGap="2"
      alignItems="end"
    >
      <Box gridColumn={{ base: '1 / -1', sm: 'auto' }} alignSelf="center" minW="0">
        <Text fontWeight="600" overflowWrap="anywhere">
          {item}
        </Text>
        <Text textStyle="meta" color="fg.muted">
          {hasQuantity ? words.withQuantity({ value, quantity }) : value}
        </Text>
      </Box>
      <NumberField
        label={words.quantity}
        aria-label={words.quantityOf({ item })}
        min={0}
        step="any"
        disabled={!hasQuantity}
        value={row.quantity}
        onChange={(event) => onChange({ quantity: event.target.value })}
      />
      <MoneyField
        label={words.orValue}
        aria-label={words.valueOf({ item })}
        currency={currency}
        value={row.amount}
        onValue={(amount) => onChange({ amount })}
      />
    </Grid>
  )
}
