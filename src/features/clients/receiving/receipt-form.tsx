import { Box, Button, Flex, SimpleGrid, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useEffect } from 'react'
import { type Currency, formatMoney } from '#domain/money.ts'
import { paymentMethods } from '#domain/payment/payment.ts'
import type { OpenInvoice } from '#domain/payment/receipt.ts'
import { rateText, type TdsOffer, tdsOffer, tdsOfReceived } from '#domain/payment/tds.ts'
import type { Client } from '#domain/people/client.ts'
import { invoicePayments } from '#languages/en/screens/invoice-payments.ts'
import { kit } from '#languages/en/screens/kit.ts'
import { receiving } from '#languages/en/screens/receiving.ts'
import type { Words } from '#languages/words.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { useTdsPercent } from '#src/data/receipts.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { rich } from '#src/language/rich.tsx'
import { useSpeech } from '#src/language/speech.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { ReceiptSwitch } from '#src/sending/receipt-switch.tsx'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { AdvanceForField } from '#src/ui/form/advance-for-field.tsx'
import { MoneyField } from '#src/ui/form/fields/money-field.tsx'
import { SegmentedToggle } from '#src/ui/form/fields/segmented-toggle.tsx'
import { SwitchField } from '#src/ui/form/fields/switch-field.tsx'
import { SubmitButton } from '#src/ui/form/submit-button.tsx'
import { TransferFields } from '#src/ui/form/transfer-fields.tsx'
import { type Taken, useReceiptForm } from './use-receipt-form.ts'

interface ReceiptFormProps {
  client: Client
  invoices: OpenInvoice[]
  currency: Currency
  onBusy: (busy: boolean) => void
  onClose: () => void
}

const takenAs: Taken[] = ['invoices', 'advance']

/** Whether more is due than its next part. */
const isInParts = ({ nextMinor, balanceMinor }: OpenInvoice) => nextMinor < balanceMinor

function dueText(invoice: OpenInvoice, day: string, words: Words<typeof receiving>['receipt']) {
  const { balanceMinor, nextMinor, currency } = invoice
  const amount = formatMoney(nextMinor, currency)
  if (!isInParts(invoice)) return words.due({ amount, day })
  return words.dueOf({ amount, day, whole: formatMoney(balanceMinor, currency) })
}

const proposals = ({ nextMinor, balanceMinor }: OpenInvoice) =>
  [
    ['next', nextMinor],
    ['all', balanceMinor],
  ] as const

/**
 * A share is the money that came, unless it is a whole due: the tax comes off that. The tax deducted
 * from a partly paid invoice is not known here, so that none is offered.
 */
function offerOf(invoice: OpenInvoice, percent: number | null, shareMinor: number) {
  const { balanceMinor, totalMinor, nextMinor } = invoice
  const deducting = {
    ...invoice,
    percent: balanceMinor === totalMinor ? percent : null,
    deductedMinor: 0,
  }
  if (shareMinor === 0 || shareMinor === nextMinor) {
    return tdsOffer({ ...deducting, askedMinor: nextMinor })
  }
  const whole = { ...deducting, askedMinor: balanceMinor }
  return shareMinor === balanceMinor ? tdsOffer(whole) : tdsOfReceived(shareMinor, whole)
}

/** A label of which those who see it need a part only. */
const labelOf = (text: string) =>
  rich(text, { hidden: (inner) => <VisuallyHidden>{inner}</VisuallyHidden> })

interface DeductionProps {
  offer: TdsOffer | null
  currency: Currency
  number: string
  onUse: (offer: TdsOffer) => void
}

/** Fills in what the client deducts as a rule. */
function Deduction({ offer, currency, number, onUse }: DeductionProps) {
  const { receipt: words } = useWords(receiving)
  const { tdsOffer: offered } = useWords(invoicePayments)
  if (!offer) return null
  const amount = formatMoney(offer.tdsMinor, currency)
  return (
    <Button size="xs" variant="outline" mb="2" onClick={() => onUse(offer)}>
      {offered({ rate: rateText(offer.rate), amount })}
      <VisuallyHidden>{words.ofInvoice({ number })}</VisuallyHidden>
    </Button>
  )
}

export function ReceiptForm({ client, invoices, currency, onBusy, onClose }: ReceiptFormProps) {
  const { amountLabel } = useAmounts()
  const { messages } = useSpeech()
  const { receipt: words } = useWords(receiving)
  const { cancel } = useWords(kit)
  const dates = useDates()
  const percent = useTdsPercent(client.id)
  const received = useReceiptForm({
    clientId: client.id,
    invoices,
    currency,
    onBusy,
    onRecorded: () => {
      showSuccess(messages.paymentRecorded)
      onClose()
    },
  })
  const { form, formRef, submit, fitShares, receive, propose, keep, restMinor, advanceTax, drop } =
    received
  const { taken, take } = received
  const { setFocus, setValue, getValues, formState } = form
  const field = fieldOf(form)
  const { errors, isSubmitting } = formState

  useEffect(() => setFocus('amount'), [setFocus])

  return (
    <form ref={formRef} noValidate aria-label={words.record} onSubmit={submit}>
      <Stack gap="4">
        {invoices.length > 0 && (
          <Box>
            <SegmentedToggle
              label={words.taken.label}
              options={takenAs.map((value) => ({ value, label: words.taken[value] }))}
              value={taken}
              onChange={(next) => next && take(next)}
            />
          </Box>
        )}
        <MoneyField
          label={amountLabel(words.amount, currency)}
          currency={currency}
          {...field('amount', { onChange: receive })}
        />
        {invoices.length === 0 && <Text color="fg.muted">{words.nothingDue}</Text>}
        {invoices.length > 0 && taken === 'invoices' && (
          <Box as="ul" listStyleType="none" aria-label={words.invoices}>
            {invoices.map((invoice, at) => (
              <Box as="li" key={invoice.id} py="3" borderTopWidth="1px">
                <Flex justify="space-between" gap="3" wrap="wrap" mb="2">
                  <Text fontWeight="600">{invoice.number}</Text>
                  <Text textStyle="meta" color="fg.muted">
                    {dueText(invoice, dates.day(invoice.dueDate), words)}
                  </Text>
                </Flex>
                {isInParts(invoice) && (
                  <Flex gap="2" wrap="wrap" mb="2">
                    {proposals(invoice).map(([name, minor]) => (
                      <Button
                        key={name}
                        size="xs"
                        variant="outline"
                        onClick={() => propose(at, minor)}
                      >
                        {words[name]} {formatMoney(minor, currency)}
                        <VisuallyHidden>
                          {words.ofInvoice({ number: invoice.number })}
                        </VisuallyHidden>
                      </Button>
                    ))}
                  </Flex>
                )}
                <Deduction
                  offer={offerOf(invoice, percent, received.shareOf(at))}
                  currency={currency}
                  number={invoice.number}
                  onUse={(offer) => received.deduct(at, offer)}
                />
                <SimpleGrid columns={2} columnGap="3">
                  <MoneyField
                    label={labelOf(words.amountFor({ number: invoice.number }))}
                    currency={currency}
                    {...field(`shares.${at}.amount`, { onChange: () => keep(at) })}
                  />
                  <MoneyField
                    label={labelOf(words.tdsOn({ number: invoice.number }))}
                    optional
                    currency={currency}
                    {...field(`shares.${at}.tds`, { onChange: fitShares })}
                  />
                </SimpleGrid>
              </Box>
            ))}
          </Box>
        )}
        {restMinor > 0 && invoices.length > 0 && taken === 'invoices' && (
          <SwitchField
            label={words.keep({ amount: formatMoney(restMinor, currency) })}
            help={words.keepHelp}
            checked={getValues('excess') === 'advance'}
            onChange={(checked) => setValue('excess', checked ? 'advance' : null)}
          />
        )}
        {advanceTax.asks && (
          <AdvanceForField isFiled={advanceTax.isFiled} field={field('advanceFor')} />
        )}
        <SimpleGrid columns={2} columnGap="3" rowGap="4">
          <TransferFields
            dateLabel={words.date}
            latest={todayInIndia()}
            methods={paymentMethods}
            field={field}
          />
        </SimpleGrid>
        <ReceiptSwitch
          client={client.name}
          hasAddress={client.email !== null}
          paidOn={received.paidOn}
          checked={received.tellsClient}
          onChange={received.tellClient}
        />
        <FormError message={errors.root?.message} />
        <Flex gap="3" direction="row-reverse">
          <SubmitButton flex="1" pending={isSubmitting} pendingText={words.recording}>
            {words.record}
          </SubmitButton>
          <Button
            variant="outline"
            disabled={isSubmitting}
            onClick={() => {
              drop()
              onClose()
            }}
          >
            {cancel}
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
