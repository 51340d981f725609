import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { DataError } from '#data/errors.ts'
import type { Invoice } from '#domain/invoice.ts'
import { messages } from '#domain/messages.ts'
import { minorToDecimal, parseMinor } from '#domain/money.ts'
import { type NewPayment, type NewPaymentInput, newPaymentSchema } from '#domain/payment.ts'
import { useSession } from '../../../data/account/session.ts'
import { setRefusal } from '../../../data/forms/set-refusal.ts'
import { usePaymentActions } from '../../../data/invoices/payments.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { dropDraft, readDraft, useFormDraft } from '../../../ui/form/form-draft.ts'
import { typedValues } from '../../../ui/form/typed-values.ts'
import { readRequestKey } from '../request-key.ts'

const fields = ['amount', 'tds', 'paidOn', 'method', 'reference', 'note'] as const

export const usePaymentDraftKey = (invoiceId: string) =>
  `bahi-draft-payment-${useSession().user?.id}-${invoiceId}`

/** The form of a payment: draft, checks, and sending; `formRef` is for its element. */
export function usePaymentForm(invoice: Invoice, onRecorded: () => void) {
  const { record, refresh } = usePaymentActions(invoice.id)
  const draftKey = usePaymentDraftKey(invoice.id)
  const requestKeyKey = `${draftKey}-key`
  const { balance, currency } = invoice
  const [initial] = useState(
    () =>
      readDraft<NewPaymentInput>(draftKey) ?? {
        amount: minorToDecimal(balance.minor),
        tds: '',
        paidOn: todayInIndia(),
        method: 'UPI' as const,
        reference: '',
        note: '',
      },
  )

  const formRef = useRef<HTMLFormElement>(null)
  const form = useForm<NewPaymentInput, unknown, NewPayment>({
    // Built at each check: the form may stay open over midnight, and the balance may change meanwhile.
    resolver: (values, context, options) =>
      valibotResolver(newPaymentSchema(todayInIndia(), balance.minor, currency))(
        typedValues(values, formRef.current),
        context,
        options,
      ),
    defaultValues: initial,
  })
  useFormDraft(form, draftKey)
  const fitted = useRef(minorToDecimal(balance.minor))

  const drop = () => {
    dropDraft(draftKey)
    dropDraft(requestKeyKey)
  }

  const submit = form.handleSubmit(async (payment) => {
    try {
      await record(readRequestKey(requestKeyKey), payment)
      drop()
      onRecorded()
    } catch (error) {
      // The key went with an earlier payment; the next attempt is another one.
      if (error instanceof DataError && error.field === 'requestKey') dropDraft(requestKeyKey)
      setRefusal(form.setError, fields, error, messages.paymentRecordFailed)
      // What is due may be less than was shown; without a connection (status 0) nothing is learnt by asking.
      if (error instanceof DataError && error.status >= 400 && error.status < 500) void refresh()
    }
  })

  /** Tax that the client kept back is not received: it comes off the amount, unless that was typed. */
  const fitAmount = () => {
    const tds = parseMinor(String(form.getValues('tds') || 0))
    if (form.getValues('amount') !== fitted.current || tds === null) return
    if (tds < 0 || tds > balance.minor) return
    fitted.current = minorToDecimal(balance.minor - tds)
    form.setValue('amount', fitted.current, { shouldDirty: true })
  }

  return { form, formRef, submit, drop, fitAmount }
}
