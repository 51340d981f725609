import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { lastDayForTax } from '#domain/credit.ts'
import type { Invoice } from '#domain/invoice.ts'
import { formatMoney, minorToDecimal } from '#domain/money.ts'
import { useDates } from '../../../language/dates.ts'
import { invoiceDetail } from '../../../language/english/invoice-detail.ts'
import { kit } from '../../../language/english/kit.ts'
import { useWords } from '../../../language/words.ts'
import { amountLabel } from '../../../lib/amount-label.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { FormError } from '../../../ui/feedback/form-error.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SegmentedToggle } from '../../../ui/form/segmented-toggle.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { CreditPreview } from './credit-preview.tsx'
import { CreditRows } from './credit-rows.tsx'
import { useCreditForm } from './use-credit-form.ts'

const ways = ['rows', 'amount'] as const

/** After this day the law no longer lets a credit note lower the tax of its invoice. */
function LateNotice({ invoice }: { invoice: Invoice }) {
  const { creditDialog: words } = useWords(invoiceDetail)
  const { written } = useDates()
  const last = lastDayForTax(invoice.issueDate)
  if (invoice.taxes.length === 0 || todayInIndia() <= last) return null
  return <Text color="fg.muted">{words.late({ day: written(last) })}</Text>
}

interface CreditDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** Makes a credit note against an invoice: of its rows or of an amount, with what it comes to before it is issued. */
export function CreditDialog({ invoice, onClose }: CreditDialogProps) {
  const { creditDialog: words } = useWords(invoiceDetail)
  const { cancel } = useWords(kit)
  const form = useCreditForm(invoice, onClose)
  const leftMinor = invoice.total.minor - invoice.credited.minor
  return (
    <Dialog
      title={words.title({ number: invoice.formattedInvoiceNumber })}
      busy={form.pending}
      onClose={onClose}
    >
      <form noValidate aria-label={words.name} onSubmit={form.submit}>
        <Stack gap="4">
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
            <Box>
              <NumberField
                label={amountLabel(words.ways.amount, invoice.currency)}
                help={words.atMost({ amount: formatMoney(leftMinor, invoice.currency) })}
                min={0}
                step={0.01}
                value={form.amount}
                onChange={(event) => form.setAmount(event.target.value)}
              />
              <Button
                mt="3"
                size="xs"
                variant="outline"
                onClick={() => form.setAmount(minorToDecimal(leftMinor))}
              >
                {words.all}
              </Button>
            </Box>
          )}
          <TextField
            label={words.reason}
            autoComplete="off"
            help={words.reasonHelp}
            value={form.reason}
            onChange={(event) => form.setReason(event.target.value)}
            error={form.errors.reason}
          />
          <LateNotice invoice={invoice} />
          <CreditPreview invoice={invoice} preview={form.preview} />
          <FormError message={form.errors.root} />
          <Flex gap="2" wrap="wrap">
            <SubmitButton pending={form.pending} pendingText={words.issuing}>
              {words.issue}
            </SubmitButton>
            <Button variant="outline" disabled={form.pending} onClick={onClose}>
              {cancel}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
