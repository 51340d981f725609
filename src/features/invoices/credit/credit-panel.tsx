import { Button, Stack, Text } from '@chakra-ui/react'
import { FileMinus2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { formatMoney } from '#domain/money.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { NoteList } from './note-list.tsx'
import { WriteOff } from './write-off.tsx'

const CreditDialog = lazy(async () => ({
  default: (await import('./credit-dialog.tsx')).CreditDialog,
}))

/** Reductions of an issued invoice: its credit notes, and writing off the rest. */
export function CreditPanel({ invoice }: { invoice: Invoice }) {
  const { credit: words } = useWords(invoiceDetail)
  const [crediting, setCrediting] = useState(false)
  const button = useFocusReturn(crediting)
  const { credited, total, refundableMinor, currency, writtenOffAt } = invoice
  const canCredit = credited.minor < total.minor && writtenOffAt === null
  const title = credited.minor === 0 && writtenOffAt !== null ? words.writeOffTitle : words.title

  return (
    <Panel title={title}>
      <Stack gap="3">
        {credited.minor === 0 && writtenOffAt === null && (
          <Text color="fg.muted">{words.about}</Text>
        )}
        {/* Asked for where there are some: most invoices have none. */}
        <NoteList invoiceId={credited.minor > 0 ? invoice.id : ''} note="C" title={words.title} />
        {refundableMinor > 0 && (
          <Text>{words.refund({ amount: formatMoney(refundableMinor, currency) })}</Text>
        )}
        {canCredit && (
          <Button
            ref={button}
            variant="outline"
            aria-haspopup="dialog"
            onClick={() => setCrediting(true)}
          >
            <FileMinus2 aria-hidden /> {words.create}
          </Button>
        )}
        <WriteOff invoice={invoice} />
      </Stack>
      {crediting && (
        <Suspense fallback={null}>
          <CreditDialog invoice={invoice} onClose={() => setCrediting(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
