import { Box, Button, Stack, Text } from '@chakra-ui/react'
import type { Invoice } from '#domain/document/invoice.ts'
import { numberText } from '#domain/document/kind-questions.ts'
import { correctionsEnd } from '#domain/law/gst-days.ts'
import { formatMoney, minorToDecimal } from '#domain/money.ts'
import { corrections } from '#languages/en/screens/corrections.ts'
import { invoiceDetail } from '#languages/en/screens/invoice-detail.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { DialogForm } from '#src/ui/form/dialogs/dialog-form.tsx'
import { enterMovesOn } from '#src/ui/form/enter-moves-on.ts'
import { DateField } from '#src/ui/form/fields/date-field.tsx'
import { MoneyField } from '#src/ui/form/fields/money-field.tsx'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { SwitchField } from '#src/ui/form/fields/switch-field.tsx'
import { TextField } from '#src/ui/form/fields/text-field.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'
import { BeginsHere } from './begins-here.tsx'
import { CorrectsNote } from './corrects-note.tsx'
import { CreditPreview } from './credit-preview.tsx'
import { CreditRows } from './credit-rows.tsx'
import { type CreditForm, useCreditForm } from './use-credit-form.ts'

const ways = ['rows', 'amount'] as const

/** A note that is declared after this day lowers the tax of its invoice no more: one of values alone is offered. */
function LateNotice({ invoice, form }: { invoice: Invoice; form: CreditForm }) {
  const { creditDialog: words } = useWords(invoiceDetail)
  const { day } = useDates()
  if (form.mustBeCommercial) return <Text color="fg.muted">{words.commercialOnly}</Text>
  if (!form.isLate) return null
  return (
    <Stack gap="3">
      <Text color="fg.muted">{words.late({ day: day(correctionsEnd(invoice.issueDate)) })}</Text>
      <SwitchField
        label={words.commercial}
        help={words.commercialHelp}
        checked={form.commercial}
        onChange={form.setCommercial}
      />
    </Stack>
  )
}

interface CreditDialogProps {
  invoice: Invoice
  /** The note of a filed return in whose place this one stands, on its day. */
  corrected?: Invoice
  onClose: () => void
}

/** Makes a credit note against an invoice: of its rows or of an amount, with what it comes to before it is issued. */
export function CreditDialog({ invoice, corrected, onClose }: CreditDialogProps) {
  const { amountLabel } = useAmounts()
  const { messages } = useSpeech()
  const { creditDialog: words } = useWords(invoiceDetail)
  const { title: correctTitle } = useWords(corrections).note
  const form = useCreditForm(invoice, onClose, corrected)
  const { leftMinor } = form
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
          <CreditRows invoice={invoice} form={form} />
        ) : (
          <BeginsHere>
            <MoneyField
              label={amountLabel(words.ways.amount, invoice.currency)}
              help={words[form.commercial ? 'atMostBare' : 'atMost']({
                amount: formatMoney(leftMinor, invoice.currency),
              })}
              currency={invoice.currency}
              value={form.amount}
              onValue={form.setAmount}
            />
            <Button
              mt="3"
              size="xs"
              variant="outline"
              onClick={() => form.setAmount(minorToDecimal(leftMinor))}
            >
              {words.all}
            </Button>
          </BeginsHere>
        )}
        <TextField
          label={words.reason}
          required
          autoComplete="off"
          help={words.reasonHelp}
          value={form.reason}
          onChange={(event) => form.setReason(event.target.value)}
          error={form.errors.reason}
        />
        {!corrected && (
          <DateField
            label={words.date}
            max={todayInIndia()}
            value={form.issueDate}
            onChange={(event) => form.setIssueDate(event.target.value)}
          />
        )}
        {!corrected && <LateNotice invoice={invoice} form={form} />}
        <CreditPreview
          {...{ invoice, preview: form.preview, name: words.name, total: words.credit }}
          failed={messages.creditNoteFailed}
        />
      </DialogForm>
    </Dialog>
  )
}
