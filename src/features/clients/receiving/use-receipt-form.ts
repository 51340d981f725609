import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { DataError } from '#data/errors.ts'
import { spread } from '#domain/document/settlement.ts'
import { type Currency, minorToDecimal, parseMinor } from '#domain/money.ts'
import {
  type NewReceipt,
  type OpenInvoice,
  type ReceiptInput,
  receiptFormSchema,
} from '#domain/payment/receipt.ts'
import type { TdsOffer } from '#domain/payment/tds.ts'
import { useAdvanceTax } from '#src/data/filing.ts'
import { useDraftForm, useDraftKey, useRequestKey } from '#src/data/forms/draft-form.ts'
import { setRefusal } from '#src/data/forms/set-refusal.ts'
import { useReceiptActions } from '#src/data/receipts.ts'
import { useSpeech } from '#src/language/speech.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { typedValues } from '#src/ui/form/fields/typed-values.ts'

/** Whether what comes pays invoices, and may leave an advance, or is one whole. */
export type Taken = 'invoices' | 'advance'

const fields = ['amount', 'paidOn', 'method', 'reference', 'note', 'advanceFor'] as const

const minorOf = (typed: unknown) => parseMinor(String(typed || 0)) ?? 0

interface ReceiptFormOptions {
  clientId: string
  /** All of one currency, the oldest first. */
  invoices: OpenInvoice[]
  currency: Currency
  onBusy: (busy: boolean) => void
  onRecorded: () => void
}

/**
 * The form of a client's payment: the oldest invoices take it first, except for shares that were
 * typed.
 */
export function useReceiptForm(options: ReceiptFormOptions) {
  const { messages } = useSpeech()
  const { clientId, invoices, currency, onBusy, onRecorded } = options
  const { record, refresh } = useReceiptActions()
  const draftKey = useDraftKey('receipt', clientId, currency)
  const requestKey = useRequestKey(draftKey)
  const formRef = useRef<HTMLFormElement>(null)
  const { form, restored, drop } = useDraftForm<ReceiptInput, NewReceipt>({
    key: draftKey,
    resolver: (values, context, rest) =>
      valibotResolver(receiptFormSchema(todayInIndia(), invoices, currency))(
        typedValues(values, formRef.current),
        context,
        rest,
      ),
    values: {
      amount: '',
      paidOn: todayInIndia(),
      method: 'UPI',
      reference: '',
      note: '',
      // If nothing is due, all of it is an advance: the form says so, and has no switch.
      excess: invoices.length === 0 ? 'advance' : null,
      advanceFor: '',
      shares: invoices.map(() => ({ amount: '', tds: '' })),
    },
    holds: ({ shares, excess }) =>
      shares?.length === invoices.length && (invoices.length > 0 || excess === 'advance'),
  })
  const [typed] = useState(() => {
    const kept = restored ? form.getValues('shares') : []
    return new Set(kept.flatMap(({ amount }, at) => (amount ? [at] : [])))
  })
  const [tellsClient, tellClient] = useState(true)
  // The total is either typed or the sum of the proposals.
  const [isProposed, setProposed] = useState(form.getValues('amount') === '')

  const [taken, setTaken] = useState<Taken>(() => {
    const { excess, shares } = form.getValues()
    return excess === 'advance' && shares.every(({ amount }) => !amount) ? 'advance' : 'invoices'
  })

  /** Spreads the rest of the amount over the shares that were not typed. */
  const fitShares = () => {
    const { amount, shares } = form.getValues()
    const amountOf = (at: number) => minorOf(shares[at]?.amount)
    const rest = [...typed].reduce((sum, at) => sum - amountOf(at), minorOf(amount))
    const dues = invoices.map(({ balanceMinor }, at) =>
      typed.has(at) ? 0 : balanceMinor - minorOf(shares[at]?.tds),
    )
    for (const [at, minor] of spread(rest, dues).entries()) {
      if (!typed.has(at)) form.setValue(`shares.${at}.amount`, minor ? minorToDecimal(minor) : '')
    }
  }

  const values = useWatch({ control: form.control })
  const used = (values.shares ?? []).reduce((sum, share) => sum + minorOf(share?.amount), 0)

  const restMinor = minorOf(values.amount) - used
  const keepsRest = restMinor > 0 && values.excess === 'advance'
  const advanceTax = useAdvanceTax(keepsRest ? (values.paidOn ?? '') : null)

  const submit = form.handleSubmit(async (receipt) => {
    onBusy(true)
    try {
      await record(requestKey.read(), clientId, receipt, tellsClient)
      drop()
      requestKey.drop()
      onRecorded()
    } catch (error) {
      if (error instanceof DataError && error.field === 'requestKey') requestKey.drop()
      const place = error instanceof DataError && /^allocations\.(\d+)\./.exec(error.field ?? '')
      const share = place ? receipt.allocations?.[Number(place[1])] : undefined
      const at = invoices.findIndex((invoice) => invoice.id === share?.invoiceId)
      const shares = at < 0 ? [] : ([`shares.${at}.amount`] as const)
      const told =
        at < 0 || !(error instanceof DataError)
          ? error
          : new DataError({
              ...error,
              field: `shares.${at}.amount`,
              params: { ...share, ...error.params },
            })
      setRefusal(form.setError, [...fields, ...shares], told, messages.paymentRecordFailed)
      if (error instanceof DataError && error.status >= 400 && error.status < 500) void refresh()
    } finally {
      onBusy(false)
    }
  })

  const take = (next: Taken) => {
    setTaken(next)
    form.clearErrors()
    form.setValue('excess', next === 'advance' ? 'advance' : null)
    typed.clear()
    for (const at of invoices.keys()) {
      form.setValue(`shares.${at}`, { amount: '', tds: '' })
    }
    if (next === 'invoices') fitShares()
  }

  const enter = (at: number, minor: number) => {
    form.setValue(`shares.${at}.amount`, minorToDecimal(minor))
    typed.add(at)
    if (isProposed) {
      const { shares } = form.getValues()
      const sum = [...typed].reduce((all, one) => all + minorOf(shares[one]?.amount), 0)
      form.setValue('amount', minorToDecimal(sum))
    }
    fitShares()
  }

  return {
    form,
    formRef,
    submit,
    fitShares,
    /** A share that was typed stays. */
    keep: (at: number) => {
      typed.add(at)
      fitShares()
    },
    /** Called as the received total is typed; while that is blank, the proposals make it up. */
    receive: () => {
      setProposed(!form.getValues('amount'))
      if (taken === 'invoices') fitShares()
    },
    /** Enters the tax that the client deducts as a rule. */
    deduct: (at: number, { tdsMinor, amountMinor }: TdsOffer) => {
      form.setValue(`shares.${at}.tds`, minorToDecimal(tdsMinor))
      enter(at, amountMinor)
    },
    /** Enters the paid amount of an invoice, less the tax deducted from it. */
    propose: (at: number, minor: number) => {
      enter(at, Math.max(0, minor - minorOf(form.getValues(`shares.${at}.tds`))))
    },
    shareOf: (at: number) => minorOf(values.shares?.[at]?.amount),
    ...{ taken, take },
    restMinor,
    advanceTax,
    ...{ paidOn: values.paidOn, tellsClient, tellClient },
    drop: () => {
      drop()
      requestKey.drop()
    },
  }
}
