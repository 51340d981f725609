import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import type { NewInvoiceInput } from '#domain/document/new-invoice.ts'
import { typedDocument } from '#domain/document/typed.ts'
import { leftOutRows, type TypedItem } from '#domain/items.ts'
import { formatMoney } from '#domain/money.ts'
import { unprintableCharacters } from '#domain/printable.ts'
import { sumMinor } from '#domain/totals.ts'
import { PrintNotice } from '../../../ui/feedback/print-notice.tsx'
import { AmountText } from '../amount-text.tsx'
import { useSums } from '../use-sums.ts'
import type { InvoiceFormApi } from './invoice-form-values.ts'
import { SumLines } from './tax/sum-lines.tsx'
import { SupplyPanel } from './tax/supply-panel.tsx'

/** The total as it would be issued, and what of the typed will not reach the invoice as it is. */
export function InvoiceFormSummary({ form }: { form: InvoiceFormApi }) {
  const values = useWatch({ control: form.control }) as NewInvoiceInput
  const { clientName, clientEmail, notes, issueDate } = values
  const rows = (values.items ?? []) as TypedItem[]
  const document = typedDocument(values)
  const { currency } = document
  const { supply, sums, total } = useSums({ ...document, issueDate: issueDate ?? null })
  const place = supply && 'placeOfSupply' in supply ? supply.placeOfSupply : null

  const left = leftOutRows(rows)
  const leftMinor = sumMinor(left)
  const marks = unprintableCharacters(
    [clientName, clientEmail, notes, ...rows.map((row) => row.description)].join(' '),
  )

  return (
    <Stack gap="3">
      <SumLines sums={sums} currency={currency} placeOfSupply={place} />
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <Text color="fg.muted">Total</Text>
        <Box textStyle="amount.lg" textAlign="end" aria-live="polite">
          <AmountText amount={total} currency={currency} />
        </Box>
      </Flex>
      {supply && <SupplyPanel form={form} supply={supply} />}
      <Text textStyle="meta" color="fg.muted">
        {sums.taxes.length === 0 && 'The sum of the amounts. '}
        An amount is for the whole row{sums.taxes.length > 0 && ' before tax'}, whatever its
        quantity, unless the row has a rate.
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
