import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { FileMinus2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { messageOf } from '#data/errors.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { numberText } from '#domain/document/kind.ts'
import { messages } from '#domain/messages/messages.ts'
import { formatMoney } from '#domain/money.ts'
import { useCreditNotes } from '../../../data/invoices/credit.ts'
import { useDates } from '../../../language/dates.ts'
import { invoiceDetail } from '../../../language/english/invoice-detail.ts'
import { useWords } from '../../../language/words.ts'
import { amountTexts } from '../../../lib/amount-texts.ts'
import { paths } from '../../../lib/paths/paths.ts'
import { PanelError } from '../../../ui/feedback/panel-error.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useFocusReturn } from '../../../ui/layout/use-focus-return.ts'
import { InvoiceStatusBadge } from '../invoice-status.tsx'
import { WriteOff } from './write-off.tsx'

const CreditDialog = lazy(async () => ({
  default: (await import('./credit-dialog.tsx')).CreditDialog,
}))

const List = chakra('ul')

function Notes({ invoice }: { invoice: Invoice }) {
  const { credit: words } = useWords(invoiceDetail)
  const { written } = useDates()
  // Asked for where there are some: most invoices have none.
  const {
    data: notes = [],
    error,
    mutate,
  } = useCreditNotes(invoice.credited.minor > 0 ? invoice.id : '')
  if (error && notes.length === 0) {
    return (
      <PanelError
        message={messageOf(error, messages.creditNotesLoadFailed)}
        onRetry={() => mutate()}
      />
    )
  }
  if (notes.length === 0) return null
  return (
    <List aria-label={words.title} listStyleType="none">
      {notes.map((note) => (
        <Box
          as="li"
          key={note.id}
          py="2.5"
          borderTopWidth="1px"
          _first={{ borderTopWidth: 0, pt: 0 }}
        >
          <Flex justify="space-between" align="baseline" gap="3">
            <Link to={paths.invoice(note.id)}>
              <Text as="span" fontWeight="600" textDecoration="underline">
                {numberText(note)}
              </Text>
            </Link>
            <Text textStyle="amount">{amountTexts(note.total, note.currency).main}</Text>
          </Flex>
          <Flex justify="space-between" align="center" gap="3" mt="1">
            <Text textStyle="meta" color="fg.muted">
              {written(note.issueDate)}
            </Text>
            <InvoiceStatusBadge invoice={note} />
          </Flex>
        </Box>
      ))}
    </List>
  )
}

/** What takes from an invoice after it was issued: its credit notes, and giving up what is still due. */
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
        <Notes invoice={invoice} />
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
