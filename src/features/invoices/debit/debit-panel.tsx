import { Button, Stack, Text } from '@chakra-ui/react'
import { FilePlus2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useInvoiceHistory } from '#src/data/invoices/invoices.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { NoteList } from '../credit/note-list.tsx'

const DebitDialog = lazy(async () => ({
  default: (await import('./debit-dialog.tsx')).DebitDialog,
}))

/** Additions to an issued invoice: its debit notes, which are owed beside it. */
export function DebitPanel({ invoice }: { invoice: Invoice }) {
  const { debit: words } = useWords(invoiceDetail)
  const [debiting, setDebiting] = useState(false)
  const button = useFocusReturn(debiting)
  // The history is on the page anyway, and says whether there are any: most invoices have none.
  const { data: events = [] } = useInvoiceHistory(invoice.id)
  const hasSome = events.some(({ kind }) => kind === 'debited')
  return (
    <Panel title={words.title}>
      <Stack gap="3">
        <Text color="fg.muted">{words.about}</Text>
        <NoteList invoiceId={hasSome ? invoice.id : ''} note="D" title={words.title} />
        <Button
          ref={button}
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => setDebiting(true)}
        >
          <FilePlus2 aria-hidden /> {words.create}
        </Button>
      </Stack>
      {debiting && (
        <Suspense fallback={null}>
          <DebitDialog invoice={invoice} onClose={() => setDebiting(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
