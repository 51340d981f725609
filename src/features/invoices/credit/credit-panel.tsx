import { Stack, Text } from '@chakra-ui/react'
import type { Invoice } from '#domain/document/invoice.ts'
import { formatMoney } from '#domain/money.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { NoteList } from './note-list.tsx'
import { WrittenOff } from './written-off.tsx'

/** Reductions of an issued invoice: its credit notes, and what was written off. */
export function CreditPanel({ invoice }: { invoice: Invoice }) {
  const { credit: words } = useWords(invoiceDetail)
  const { credited, refundableMinor, currency, writtenOffAt } = invoice
  if (credited.minor === 0 && writtenOffAt === null) return null
  return (
    <Panel title={credited.minor === 0 ? words.writeOffTitle : words.title}>
      <Stack gap="3">
        {credited.minor > 0 && <NoteList invoiceId={invoice.id} note="C" title={words.title} />}
        {refundableMinor > 0 && (
          <Text>{words.refund({ amount: formatMoney(refundableMinor, currency) })}</Text>
        )}
        {writtenOffAt !== null && <WrittenOff invoice={invoice} />}
      </Stack>
    </Panel>
  )
}
