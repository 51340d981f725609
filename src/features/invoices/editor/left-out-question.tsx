import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import type { NewInvoice } from '#domain/document/new-invoice.ts'
import type { LeftOutRow } from '#domain/items.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { amountTexts } from '../../../lib/amount-texts.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { useSums } from '../use-sums.ts'

const words = { description: 'no description', quantity: 'no quantity', amount: 'no amount' }

/** "Row 2 has no description and no quantity. Its ₹20.00 would be left out." */
function rowText({ index, missing, amountMinor }: LeftOutRow, currency: Currency) {
  const lacks = new Intl.ListFormat('en-IN').format(missing.map((field) => words[field]))
  const row = `Row ${index + 1} has ${lacks}.`
  return amountMinor > 0
    ? `${row} Its ${formatMoney(amountMinor, currency)} would be left out.`
    : row
}

/** The second click of a double click on "Create Invoice" may land on a button that came up below it: no answer. */
const deliberate =
  (answer: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) answer()
  }

interface LeftOutQuestionProps {
  rows: LeftOutRow[]
  /** As it would be made without them. */
  invoice: NewInvoice
  /** Whether the invoice is on its way without them. */
  creating: boolean
  onComplete: () => void
  onCreate: () => void
}

/** Names the rows that were begun and would not go onto the invoice, before it is made without them. */
export function LeftOutQuestion(props: LeftOutQuestionProps) {
  const { rows, invoice, creating, onComplete, onCreate } = props
  const { currency } = invoice
  const { total } = useSums(invoice)
  const one = rows.length === 1
  return (
    <Dialog
      title={one ? 'One row is not complete' : `${rows.length} rows are not complete`}
      onClose={onComplete}
      busy={creating}
    >
      <Stack gap="4">
        <Stack as="ul" gap="1" ps="5" listStyleType="disc">
          {rows.map((row) => (
            <li key={row.index}>{rowText(row, currency)}</li>
          ))}
        </Stack>
        <Text color="fg.muted">
          Only complete rows go onto an invoice. Without {one ? 'this one' : 'these'} the total is{' '}
          {amountTexts(total, currency).main}.
        </Text>
        <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
          <Button flex={{ sm: '1' }} disabled={creating} onClick={deliberate(onComplete)}>
            {one ? 'Complete the row' : 'Complete the rows'}
          </Button>
          <SubmitButton
            type="button"
            flex={{ sm: '1' }}
            variant="outline"
            pending={creating}
            pendingText="Creating Invoice..."
            onClick={deliberate(onCreate)}
          >
            {one ? 'Create without it' : 'Create without them'}
          </SubmitButton>
        </Flex>
      </Stack>
    </Dialog>
  )
}
