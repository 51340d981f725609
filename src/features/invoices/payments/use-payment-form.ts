import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { DataError } from '#data/errors.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { isBill } from '#domain/document/kind-questions.ts'
import { askedOf } from '#domain/document/settlement.ts'
import { minorToDecimal, parseMinor } from '#domain/money.ts'
import {
  type NewPayment,
  type NewPaymentInput,
  newPaymentSchema,
  tdsOf,
} from '#domain/payment/payment.ts'
import { tdsOffer, tdsOfReceived } from '#domain/payment/tds.ts'
import { offerAhead } from '#domain/tds/threshold.ts'
import { useAdvanceTax } from '#src/data/filing.ts'
import { useDraftForm, useDraftKey, useRequestKey } from '#src/data/forms/draft-form.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { usePaymentActions, usePayments } from '#src/data/invoices/payments.ts'
import { useTdsPercent } from '#src/data/receipts.ts'
import { useSpeech } from '#src/language/speech.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { typedValues } from '#src/ui/form/fields/typed-values.ts'
import { useTdsAhead } from './use-tds-ahead.ts'

const fields = [
  ...(['amount', 'tds', 'tdsKind', 'paidOn', 'method', 'reference', 'note'] as const),
  'advanceFor',
] as const

export const usePaymentDraftKey = (invoiceId: string) => useDraftKey('payment', invoiceId)

/** The form of a payment: draft, checks, and sending; `formRef` is for its element. */
export function usePaymentForm(invoice: Invoice, onRecorded: () => void) {
  const { messages } = useSpeech()
  const { record, refresh } = usePaymentActions(invoice.id)
  const draftKey = usePaymentDraftKey(invoice.id)
  const requestKey = useRequestKey(draftKey)
  const { balance, currency } = invoice
  const askedMinor = askedOf(invoice, balance.minor)
  const [tellsClient, tellClient] = useState(true)
  const percent = useTdsPercent(isBill(invoice) ? invoice.clientId : null)
  const { data: payments = [] } = usePayments(invoice.id)
  const deducting = {
    percent,
    taxableMinor: invoice.taxableMinor,
    totalMinor: invoice.total.minor,
    deductedMinor: tdsOf(payments),
  }

  const formRef = useRef<HTMLFormElement>(null)
  const { form, drop: dropDraft } = useDraftForm<NewPaymentInput, NewPayment>({
    key: draftKey,
    // Built at each check: the form may stay open over midnight, and the balance may change meanwhile.
    resolver: (values, context, options) =>
      valibotResolver(newPaymentSchema(todayInIndia(), balance.minor, currency))(
        typedValues(values, formRef.current),
        context,
        options,
      ),
    values: {
      amount: minorToDecimal(askedMinor),
      tds: '',
      paidOn: todayInIndia(),
      method: 'UPI',
      reference: '',
      note: '',
      excess: null,
      advanceFor: '',
      tdsKind: '',
    },
  })
  const [fitted, setFitted] = useState(minorToDecimal(askedMinor))
  const enter = (minor: number) => {
    const text = minorToDecimal(minor)
    setFitted(text)
    form.setValue('amount', text, { shouldDirty: true })
  }

  const drop = () => {
    dropDraft()
    requestKey.drop()
  }

  // The balance as it was when the payment went out: the form stands until the invoice is read again.
  const [sentAgainst, setSentAgainst] = useState<number | null>(null)

  const submit = form.handleSubmit(async (payment) => {
    setSentAgainst(balance.minor)
    try {
      await record(requestKey.read(), payment, tellsClient)
      drop()
      onRecorded()
    } catch (error) {
      setSentAgainst(null)
      // The key went with an earlier payment; the next attempt is another one.
      if (error instanceof DataError && error.field === 'requestKey') requestKey.drop()
      setRefusal(form.setError, fields, error, messages.paymentRecordFailed)
      // The balance may have shrunk since it was shown. Without a connection (status 0) asking
      // again learns nothing.
      if (error instanceof DataError && error.status >= 400 && error.status < 500) void refresh()
    }
  })

  /** Tax that the client kept back is not received: it comes off the amount, unless that was typed. */
  const fitAmount = () => {
    const tds = parseMinor(String(form.getValues('tds') || 0))
    if (form.getValues('amount') !== fitted || tds === null) return
    if (tds < 0 || tds > askedMinor) return
    enter(askedMinor - tds)
  }

  const [amount, tds, excess, paidOn, tdsKind] = useWatch({
    control: form.control,
    name: ['amount', 'tds', 'excess', 'paidOn', 'tdsKind'],
  })
  const minors = [amount, tds].map((one) => parseMinor(String(one || 0)) ?? 0)
  const [receivedMinor = 0, tdsMinor = 0] = minors

  /** A typed amount is the money that came, so that the tax is that of what it settles. */
  const isTyped = receivedMinor > 0 && amount !== fitted
  const ahead = useTdsAhead(invoice, {
    ...{ kind: tdsKind, paidOn },
    settledMinor: isTyped ? receivedMinor + tdsMinor : askedMinor,
  })
  const usual = isTyped
    ? tdsOfReceived(receivedMinor, { ...deducting, askedMinor: balance.minor })
    : tdsOffer({ ...deducting, askedMinor })
  // The law before the habit where a limit is passed, and where there is no habit yet.
  const byLaw = ahead && !isTyped && (ahead.passes || percent === null)
  const offer = byLaw ? offerAhead(ahead, askedMinor) : usual

  const fillOffer = () => {
    if (!offer) return
    form.setValue('tds', minorToDecimal(offer.tdsMinor), { shouldDirty: true })
    if (!isTyped) enter(offer.amountMinor)
  }

  /** `excessMinor`: the part above the balance; it becomes an advance of a client of the book. */
  const excessMinor =
    invoice.clientId === null
      ? 0
      : minors.reduce((sum, minor) => sum + minor, -(sentAgainst ?? balance.minor))
  const advanceTax = useAdvanceTax(
    !isBill(invoice) || (excessMinor > 0 && excess === 'advance') ? paidOn : null,
  )
  return {
    ...{ form, formRef, submit, drop, fitAmount, excessMinor, advanceTax },
    ...{ offer, fillOffer, paidOn, tellsClient, tellClient, ahead },
    hasTds: tdsMinor > 0,
  }
}
