import { GridItem, SimpleGrid, Text } from '@chakra-ui/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { minorToDecimal } from '#domain/money.ts'
import {
  type NewRefund,
  type NewRefundInput,
  newRefundSchema,
  paymentMethods,
} from '#domain/payment/payment.ts'
import type { Receipt } from '#domain/payment/receipt.ts'
import { receiving } from '#languages/en/screens/receiving.ts'
import { useDraftKey, useRequestKey } from '#src/data/forms/draft-form.ts'
import { fieldOf } from '#src/data/forms/field-of.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useReceiptActions } from '#src/data/receipts.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useAmounts } from '#src/language/use-amounts.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { showSuccess } from '#src/ui/feedback/toast.tsx'
import { EditForm } from '#src/ui/form/edit-form.tsx'
import { enterMovesOn } from '#src/ui/form/enter-moves-on.ts'
import { MoneyField } from '#src/ui/form/fields/money-field.tsx'
import { typedValues } from '#src/ui/form/fields/typed-values.ts'
import { TransferFields } from '#src/ui/form/transfer-fields.tsx'
import { Dialog } from '#src/ui/layout/dialog.tsx'

const fields = ['amount', 'paidOn', 'method', 'reference', 'note'] as const

interface GiveBackDialogProps {
  advance: Receipt
  onClose: () => void
}

/** Records a refund of an advance; one with a voucher gets a refund voucher with it. */
export function GiveBackDialog({ advance, onClose }: GiveBackDialogProps) {
  const { amountLabel } = useAmounts()
  const { messages } = useSpeech()
  const { giveBack: words } = useWords(receiving)
  const navigate = useNavigate()
  const { giveBack } = useReceiptActions()
  const { currency, advanceMinor, voucher } = advance
  const requestKey = useRequestKey(useDraftKey('give-back', advance.id))
  const formRef = useRef<HTMLFormElement>(null)
  const form = useForm<NewRefundInput, unknown, NewRefund>({
    resolver: (values, context, options) =>
      valibotResolver(newRefundSchema(todayInIndia(), advanceMinor, currency))(
        typedValues(values, formRef.current),
        context,
        options,
      ),
    defaultValues: {
      ...{ amount: minorToDecimal(advanceMinor), paidOn: todayInIndia(), method: 'UPI' },
      ...{ reference: '', note: '' },
    },
  })
  const { handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState
  const field = fieldOf(form)

  const submit = handleSubmit(async (refund) => {
    try {
      const id = await giveBack(requestKey.read(), advance, refund)
      requestKey.drop()
      showSuccess(messages.refundRecorded)
      if (id) navigate(paths.invoice(id))
      else onClose()
    } catch (error) {
      requestKey.drop()
      setRefusal(setError, fields, error, messages.refundFailed)
    }
  })

  return (
    <Dialog title={words.title} busy={isSubmitting} onClose={onClose}>
      <EditForm
        ref={formRef}
        aria-label={words.title}
        error={errors.root?.message}
        pending={isSubmitting}
        saveText={words.record}
        pendingText={words.recording}
        onCancel={onClose}
        onKeyDown={enterMovesOn}
        onSubmit={submit}
      >
        <SimpleGrid columns={2} columnGap="3" rowGap="4">
          <GridItem colSpan={2}>
            <Text color="fg.muted">
              {voucher ? words.voucher({ number: voucher.number }) : words.noVoucher}
            </Text>
          </GridItem>
          <GridItem colSpan={2}>
            <MoneyField
              label={amountLabel(words.amount, currency)}
              currency={currency}
              {...field('amount')}
            />
          </GridItem>
          <TransferFields
            dateLabel={words.date}
            latest={todayInIndia()}
            methods={paymentMethods}
            field={field}
          />
        </SimpleGrid>
      </EditForm>
    </Dialog>
  )
}
