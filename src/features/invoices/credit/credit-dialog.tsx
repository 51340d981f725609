import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { lastDayForTax } from '#domain/credit.ts'
import { formatDay } from '#domain/dates.ts'
import type { Invoice } from '#domain/invoice.ts'
import { formatMoney, minorToDecimal } from '#domain/money.ts'
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

const ways = [
  { value: 'rows', label: 'Rows' },
  { value: 'amount', label: 'Amount' },
] as const

/** After this day the law no longer lets a credit note lower the tax of its invoice. */
function LateNotice({ invoice }: { invoice: Invoice }) {
  const last = lastDayForTax(invoice.issueDate)
  if (invoice.taxes.length === 0 || todayInIndia() <= last) return null
  return (
    <Text color="fg.muted">
      Since {formatDay(last)} a credit note lowers the tax of this invoice no more. Check with your
      accountant.
    </Text>
  )
}

interface CreditDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** Makes a credit note against an invoice: of its rows or of an amount, with what it comes to before it is issued. */
export function CreditDialog({ invoice, onClose }: CreditDialogProps) {
  const form = useCreditForm(invoice, onClose)
  const leftMinor = invoice.total.minor - invoice.credited.minor
  return (
    <Dialog
      title={`Credit note for ${invoice.formattedInvoiceNumber}`}
      busy={form.pending}
      onClose={onClose}
    >
      <form noValidate aria-label="Credit note" onSubmit={form.submit}>
        <Stack gap="4">
          <Box>
            <SegmentedToggle
              label="What is credited"
              options={ways}
              value={form.way}
              onChange={form.setWay}
            />
          </Box>
          {form.way === 'rows' ? (
            <CreditRows invoice={invoice} form={form} />
          ) : (
            <Box>
              <NumberField
                label={amountLabel('Amount', invoice.currency)}
                help={`Tax included, at most ${formatMoney(leftMinor, invoice.currency)}.`}
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
                All that is left
              </Button>
            </Box>
          )}
          <TextField
            label="Reason"
            autoComplete="off"
            help="It stands on the credit note."
            value={form.reason}
            onChange={(event) => form.setReason(event.target.value)}
            error={form.errors.reason}
          />
          <LateNotice invoice={invoice} />
          <CreditPreview invoice={invoice} preview={form.preview} />
          <FormError message={form.errors.root} />
          <Flex gap="2" wrap="wrap">
            <SubmitButton pending={form.pending} pendingText="Issuing...">
              Issue credit note
            </SubmitButton>
            <Button variant="outline" disabled={form.pending} onClick={onClose}>
              Cancel
            </Button>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
