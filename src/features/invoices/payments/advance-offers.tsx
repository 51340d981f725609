import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import type { Invoice } from '#domain/document/invoice.ts'
import { formatMoney } from '#domain/money.ts'
import type { Receipt } from '#domain/payment/receipt.ts'
import { invoicePayments } from '#languages/en/screens/invoice-payments.ts'
import { useDraftKey, useRequestKey } from '#src/data/forms/draft-form.ts'
import { useAdvancesFor, useReceiptActions } from '#src/data/receipts.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { FormError } from '#src/ui/feedback/form-error.tsx'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'

const AdvancePartForm = lazy(async () => ({
  default: (await import('./advance-part-form.tsx')).AdvancePartForm,
}))

interface AdvanceOfferProps {
  invoice: Invoice
  advance: Receipt
  onUsed: () => void
}

function AdvanceOffer({ invoice, advance, onUsed }: AdvanceOfferProps) {
  const { messageOf, messages } = useSpeech()
  const words = useWords(invoicePayments).advance
  const { day } = useDates()
  const { use } = useReceiptActions()
  const requestKey = useRequestKey(useDraftKey('advance', invoice.id, advance.id))
  const [pending, setPending] = useState(false)
  const [error, setError] = useState('')
  const [inPart, setInPart] = useState(false)
  const partButton = useFocusReturn(inPart)
  const { currency } = invoice
  const used = formatMoney(Math.min(advance.advanceMinor, invoice.balance.minor), currency)

  const submit = async () => {
    setPending(true)
    setError('')
    try {
      await use(requestKey.read(), advance.id, invoice.id)
      requestKey.drop()
      showSuccess(messages.advanceUsed)
      onUsed()
    } catch (refusal) {
      requestKey.drop()
      setError(messageOf(refusal, messages.paymentRecordFailed))
      setPending(false)
    }
  }

  return (
    <Stack as="li" gap="2">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text minW="0" overflowWrap="anywhere">
          {words.one({
            amount: formatMoney(advance.advanceMinor, currency),
            day: day(advance.paidOn),
          })}
        </Text>
        {!inPart && (
          <Flex gap="2">
            <Button size="sm" variant="outline" disabled={pending} onClick={submit}>
              {pending ? words.using : words.use({ amount: used })}
            </Button>
            <Button
              ref={partButton}
              size="sm"
              variant="ghost"
              aria-label={words.partOf({ amount: used })}
              disabled={pending}
              onClick={() => setInPart(true)}
            >
              {words.part}
            </Button>
          </Flex>
        )}
      </Flex>
      {inPart && (
        <Suspense fallback={null}>
          <AdvancePartForm
            invoice={invoice}
            advance={advance}
            onUsed={() => {
              setInPart(false)
              onUsed()
            }}
            onCancel={() => setInPart(false)}
          />
        </Suspense>
      )}
      <FormError message={error} />
    </Stack>
  )
}

/** Advances of the client that this invoice may use; nothing where there are none. */
export function AdvanceOffers({ invoice, onUsed }: { invoice: Invoice; onUsed: () => void }) {
  const words = useWords(invoicePayments).advance
  const { data: advances = [] } = useAdvancesFor(invoice.id)
  if (advances.length === 0 || invoice.balance.minor === 0) return null
  return (
    <Stack as="ul" aria-label={words.list} listStyleType="none" gap="3" mt="4">
      {advances.map((advance) => (
        <AdvanceOffer key={advance.id} invoice={invoice} advance={advance} onUsed={onUsed} />
      ))}
    </Stack>
  )
}
