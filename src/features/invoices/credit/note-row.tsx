import { Box, Grid, Text } from '@chakra-ui/react'
import { type Currency, signOf } from '#domain/money.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useWords } from '#src/language/words.ts'
import { MoneyField } from '#src/ui/form/fields/money-field.tsx'
import { NumberField } from '#src/ui/form/fields/number-field.tsx'

interface NoteRowProps {
  item: string
  /** The value that it has, or has left. */
  value: string
  quantity: string
  quantityLabel: string
  currency: Currency
  /** Whether it has the heads of both columns, where its fields stand beside it. */
  isFirst: boolean
  /** As typed. */
  row: { quantity: string; amount: string }
  onChange: (typed: { quantity?: string; amount?: string }) => void
}

/** A row of an invoice, with how many or what of its value a note is about; beside it where there is room. */
export function NoteRow(props: NoteRowProps) {
  const { item, value, quantity, quantityLabel, currency, isFirst, row, onChange } = props
  const { creditDialog: words } = useWords(invoiceDetail)
  const hasQuantity = Number(quantity) > 0
  const head = (label: string) =>
    isFirst ? (
      label
    ) : (
      <Box as="span" display={{ sm: 'none' }}>
        {label}
      </Box>
    )
  return (
    <Grid
      as="li"
      templateColumns={{ base: '1fr 1fr', sm: '1fr 8rem 9rem' }}
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
        label={head(quantityLabel)}
        aria-label={words.quantityOf({ item })}
        min={0}
        step="any"
        disabled={!hasQuantity}
        value={row.quantity}
        onChange={(event) => onChange({ quantity: event.target.value })}
      />
      <MoneyField
        label={head(words.orValue({ sign: signOf(currency).trim() }))}
        aria-label={words.valueOf({ item })}
        currency={currency}
        value={row.amount}
        onValue={(amount) => onChange({ amount })}
      />
    </Grid>
  )
}
