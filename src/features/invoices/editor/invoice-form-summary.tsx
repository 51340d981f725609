import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { type Control, useWatch } from 'react-hook-form'
import type { NewInvoice, NewInvoiceInput } from '#domain/document/new-invoice.ts'
import { completeItems, leftOutRows, type TypedItem } from '#domain/items.ts'
import { formatMoney } from '#domain/money.ts'
import { unprintableCharacters } from '#domain/printable.ts'
import { sumMinor } from '#domain/totals.ts'
import { PrintNotice } from '../../../ui/feedback/print-notice.tsx'
import { AmountText } from '../amount-text.tsx'
import { useTotal } from '../use-total.ts'

interface InvoiceFormSummaryProps {
  control: Control<NewInvoiceInput, unknown, NewInvoice>
}

/** The total as it would be issued, and what of the typed will not reach the invoice as it is. */
export function InvoiceFormSummary({ control }: InvoiceFormSummaryProps) {
  const {
    items,
    currency = 'INR',
    exchangeRate,
    clientName,
    clientEmail,
    notes,
  } = useWatch({
    control,
  })
  const rows = (items ?? []) as TypedItem[]
  const rate = Number(exchangeRate) > 0 ? Number(exchangeRate) : null
  const total = useTotal(completeItems(rows), currency, rate)

  const left = leftOutRows(rows)
  const leftMinor = sumMinor(left)
  const marks = unprintableCharacters(
    [clientName, clientEmail, notes, ...rows.map((row) => row.description)].join(' '),
  )

  return (
    <Stack gap="3">
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <Text color="fg.muted">Total</Text>
        <Box textStyle="amount.lg" textAlign="end" aria-live="polite">
          <AmountText amount={total} currency={currency} />
        </Box>
      </Flex>
      <Text textStyle="meta" color="fg.muted">
        The sum of the amounts. An amount is for the whole row, whatever its quantity, unless the
        row has a rate.
      </Text>
      <Stack gap="3" aria-live="polite" _empty={{ mt: '-3' }}>
        {left.length > 0 && (
          <Text textStyle="meta" color="fg.warning">
            {left.length === 1 ? 'One row' : `${left.length} rows`}
            {leftMinor > 0 && ` (${formatMoney(leftMinor, currency)})`}{' '}
            {left.length === 1 ? 'is' : 'are'} left out until there is a description, a quantity and
            an amount.
          </Text>
        )}
        <PrintNotice characters={marks} />
      </Stack>
    </Stack>
  )
}
