import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { LeftOutRow } from '#domain/document/new/items.ts'
import type { NewInvoice } from '#domain/document/new/new-invoice.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { editorDraft } from '#languages/en/screens/editor-draft.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useLocale, useWords } from '#src/language/words.ts'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { useSums } from '../../use-sums.ts'
import { deliberate } from '../deliberate.ts'

/** "Row 2 has no description and no quantity. Its ₹20.00 would be left out." */
function useRowText(currency: Currency) {
  const { leftOut: words } = useWords(editorDraft)
  const list = new Intl.ListFormat(useLocale())
  return ({ index, missing, amountMinor }: LeftOutRow) => {
    const lacks = list.format(missing.map((field) => words.missing[field]))
    const row = words.row({ number: index + 1, lacks })
    return amountMinor > 0
      ? `${row} ${words.amount({ amount: formatMoney(amountMinor, currency) })}`
      : row
  }
}

interface LeftOutQuestionProps {
  rows: LeftOutRow[]
  /** The invoice as it would be issued without them. */
  invoice: NewInvoice
  /** Whether the invoice is being issued without them. */
  creating: boolean
  onComplete: () => void
  onCreate: () => void
}

/** Names the rows that were begun and would not go onto the invoice, before it is made without them. */
export function LeftOutQuestion(props: LeftOutQuestionProps) {
  const { amountTexts } = useAmounts()
  const { rows, invoice, creating, onComplete, onCreate } = props
  const { currency } = invoice
  const { total } = useSums(invoice)
  const { leftOut: words } = useWords(editorDraft)
  const rowText = useRowText(currency)
  const count = rows.length
  return (
    <Dialog title={words.title({ count })} onClose={onComplete} busy={creating}>
      <Stack gap="4">
        <Stack as="ul" gap="1" ps="5" listStyleType="disc">
          {rows.map((row) => (
            <li key={row.index}>{rowText(row)}</li>
          ))}
        </Stack>
        <Text color="fg.muted">
          {words.total({ count, total: amountTexts(total, currency).main })}
        </Text>
        <Flex gap="3" direction={{ base: 'column', sm: 'row-reverse' }}>
          <Button flex={{ sm: '1' }} disabled={creating} onClick={deliberate(onComplete)}>
            {words.complete({ count })}
          </Button>
          <SubmitButton
            type="button"
            flex={{ sm: '1' }}
            variant="outline"
            pending={creating}
            pendingText={words.creating}
            onClick={deliberate(onCreate)}
          >
            {words.create({ count })}
          </SubmitButton>
        </Flex>
      </Stack>
    </Dialog>
  )
}
