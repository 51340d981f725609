import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { type Control, useWatch } from 'react-hook-form'
import { isCompleteItem, type NewInvoice, type NewInvoiceInput, sumMinor } from '#domain/invoice.ts'
import { formatMoney, parseMinor } from '#domain/money.ts'
import { unprintableCharacters } from '#domain/printable.ts'
import { amountOf } from '#domain/settlement.ts'
import { amountTexts } from '../../lib/format.ts'
import { PrintNotice } from '../../ui/print-notice.tsx'

type Row = NewInvoiceInput['items'][number]

const isBlank = (row: Row) => row.description.trim() === '' && String(row.amount).trim() === ''
const asItem = (row: Row) => ({
  description: row.description.trim(),
  quantity: Number(row.quantity ?? 1),
  amountMinor: Math.max(parseMinor(row.amount) ?? 0, 0),
})

interface InvoiceFormSummaryProps {
  control: Control<NewInvoiceInput, unknown, NewInvoice>
}

/** The running total, and what of the typed will not reach the invoice as it is. */
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
  const rows = (items ?? []) as Row[]
  const total = sumMinor(rows.map(asItem))
  const rate = Number(exchangeRate) > 0 ? Number(exchangeRate) : null
  const { main, original } = amountTexts(amountOf(total, currency, rate), currency)

  const left = rows.filter((row) => !isBlank(row) && !isCompleteItem(asItem(row)))
  const leftMinor = sumMinor(left.map(asItem))
  const marks = unprintableCharacters(
    [clientName, clientEmail, notes, ...rows.map((row) => row.description)].join(' '),
  )

  return (
    <Stack gap="3">
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <Text color="fg.muted">Total</Text>
        <Box textStyle="amount.lg" textAlign="end" aria-live="polite">
          {main}
          {original && (
            <Text textStyle="meta" color="fg.muted" fontWeight="400">
              {original}
            </Text>
          )}
        </Box>
      </Flex>
      <Text textStyle="meta" color="fg.muted">
        The sum of the amounts. An amount is for the whole row, whatever its quantity.
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
