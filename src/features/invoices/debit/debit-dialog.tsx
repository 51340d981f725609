import { Box, SimpleGrid } from '@chakra-ui/react'
import type { Invoice } from '#domain/document/invoice.ts'
import { numberText } from '#domain/document/kind-questions.ts'
import { corrections } from '#languages/en/screens/corrections.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { DialogForm } from '#src/ui/form/dialogs/dialog-form.tsx'
import { enterMovesOn } from '#src/ui/form/enter-moves-on.ts'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { MoneyField } from '#src/ui/form/fields/money-field.tsx'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { BeginsHere } from '../credit/begins-here.tsx'
import { CorrectsNote } from '../credit/corrects-note.tsx'
import { CreditPreview } from '../credit/credit-preview.tsx'
import { DebitRows } from './debit-rows.tsx'
import { useDebitForm } from './use-debit-form.ts'

const ways = ['rows', 'amount'] as const

interface DebitDialogProps {
  invoice: Invoice
  /** The note of a filed return in whose place this one stands, on its day. */
  corrected?: Invoice
  onClose: () => void
}

/** Makes a debit note against an invoice: of its rows, of a charge that it lacks, or of an amount. */
export function DebitDialog({ invoice, corrected, onClose }: DebitDialogProps) {
  const { amountLabel } = useAmounts()
  const { messages } = useSpeech()
  const { debitDialog: words } = useWords(invoiceDetail)
  const { title: correctTitle } = useWords(corrections).note
  const form = useDebitForm(invoice, onClose, corrected)
  return (
    <Dialog
      title={
        corrected
          ? correctTitle({ number: numberText(corrected) })
          : words.title({ number: numberText(invoice) })
      }
      busy={form.pending}
      onClose={onClose}
    >
      <DialogForm
        label={words.name}
        onKeyDown={enterMovesOn}
        onSubmit={form.submit}
        error={form.errors.root}
        pending={form.pending}
        pendingText={words.issuing}
        saveText={words.issue}
        onCancel={onClose}
      >
        {corrected && <CorrectsNote />}
        <Box>
          <SegmentedToggle
            label={words.way}
            options={ways.map((value) => ({ value, label: words.ways[value] }))}
            value={form.way}
            onChange={form.setWay}
          />
        </Box>
        {form.way === 'rows' ? (
          <DebitRows invoice={invoice} form={form} />
        ) : (
          <BeginsHere>
            <MoneyField
              label={amountLabel(words.ways.amount, invoice.currency)}
              help={words.taxIncluded}
              currency={invoice.currency}
              value={form.said.amount}
              onValue={(amount) => form.say({ amount })}
            />
          </BeginsHere>
        )}
        <TextField
          label={words.reason}
          required
          autoComplete="off"
          help={words.reasonHelp}
          value={form.said.reason}
          onChange={(event) => form.say({ reason: event.target.value })}
          error={form.errors.reason}
        />
        {!corrected && (
          <SimpleGrid columns={2} gap="3">
            <DateField
              label={words.date}
              max={todayInIndia()}
              value={form.said.issueDate}
              onChange={(event) => form.say({ issueDate: event.target.value })}
            />
            <DateField
              label={words.due}
              min={todayInIndia()}
              value={form.said.dueDate}
              onChange={(event) => form.say({ dueDate: event.target.value })}
              error={form.errors.dueDate}
            />
          </SimpleGrid>
        )}
        <CreditPreview
          {...{ invoice, preview: form.preview, name: words.name, total: words.total }}
          failed={messages.debitNoteFailed}
        />
      </DialogForm>
    </Dialog>
  )
}
