import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { isBill } from '#domain/document/kind-questions.ts'
import {
  formatMoney,
  groupedAmount,
  minorToDecimal,
  parseMinor,
  signOf,
  ungroupedAmount,
} from '#domain/money.ts'
import { rateText, tdsOffer, tdsOfReceived } from '#domain/payment/tds.ts'
import { claim as english } from '#languages/en/documents/claim.ts'
import type { ClientInvoice } from '../client-invoice.ts'
import { usePageWords } from '../page-words.ts'
import { openMinor } from '../pay/open-amount.ts'
import { ClaimField } from './claim-field.tsx'
import { claimMethods } from './send-claim.ts'
import { useClaim } from './use-claim.ts'

interface ClaimFormProps {
  token: string
  invoice: ClientInvoice
  /** Whether UPI is the likelier way to have paid. */
  byUpi: boolean
  onClaimed: (reference: string) => void
  onCancel: () => void
}

/** A client deducts tax at source as the last time. */
const deductingOf = (invoice: ClientInvoice) => ({
  percent: invoice.tdsPercent,
  taxableMinor: invoice.taxableMinor,
  totalMinor: invoice.total.minor,
  askedMinor: openMinor(invoice),
  deductedMinor: invoice.tdsMinor + (invoice.claim?.tdsMinor ?? 0),
})

/** The client says to have paid; the seller finds it by the reference, and confirms it. */
export function ClaimForm({ token, invoice, byUpi, onClaimed, onCancel }: ClaimFormProps) {
  const { pending, errors, submit } = useClaim(token, invoice, onClaimed)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const { claim = english, method: called } = usePageWords()
  const { labels } = claim
  useEffect(() => heading.current?.focus(), [])

  const [upi, transfer] = claimMethods
  const likely = byUpi ? upi : transfer
  const { currency } = invoice
  const sign = signOf(currency)
  const shown = (minor: number) => groupedAmount(minorToDecimal(minor), currency)
  const deducting = deductingOf(invoice)
  const offer = isBill(invoice) ? tdsOffer(deducting) : null
  const [typed, setTyped] = useState<number | null>(null)
  /** A typed amount is the money that was sent, and stays. */
  const found = typed ? tdsOfReceived(typed, deducting) : offer
  const fill = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (!form || !offer) return
    const [amount, tds] = ['amount', 'tds'].map((name) => form.elements.namedItem(name))
    if (!(amount instanceof HTMLInputElement && tds instanceof HTMLInputElement)) return
    tds.value = found ? shown(found.tdsMinor) : ''
    if (!typed) amount.value = shown(offer.amountMinor)
  }
  return (
    <form className="way claim" aria-labelledby={titleId} noValidate onSubmit={submit}>
      <h2 id={titleId} tabIndex={-1} ref={heading}>
        {claim.tell(invoice.business.name)}
      </h2>
      <ClaimField
        name="amount"
        label={claim.amountIn(sign)}
        error={errors.amount}
        defaultValue={shown(openMinor(invoice))}
        currency={currency}
        onInput={({ currentTarget: { value, defaultValue } }) =>
          setTyped(value === defaultValue ? null : parseMinor(ungroupedAmount(value)))
        }
      />
      {offer && (
        <>
          <button type="button" className="button" onClick={fill}>
            {claim.deducted(rateText(offer.rate), formatMoney((found ?? offer).tdsMinor, currency))}
          </button>
          <ClaimField
            name="tds"
            label={claim.tdsIn(sign)}
            error={errors.tds}
            currency={currency}
            optional
          />
        </>
      )}
      <fieldset className="choices">
        <legend>{labels.paidBy}</legend>
        {claimMethods.map((method) => (
          <label key={method}>
            <input type="radio" name="method" value={method} defaultChecked={method === likely} />
            {called(method)}
          </label>
        ))}
      </fieldset>
      <ClaimField
        name="reference"
        label={labels.reference}
        help={labels.referenceHelp}
        error={errors.reference}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <ClaimField name="note" label={labels.note} error={errors.note} optional />
      {errors.form && (
        <p className="form-error" role="alert">
          {errors.form}
        </p>
      )}
      <div className="claim-buttons">
        <button type="submit" className="button primary" disabled={pending}>
          {pending ? labels.sending : labels.send}
        </button>
        <button type="button" className="button" disabled={pending} onClick={onCancel}>
          {labels.cancel}
        </button>
      </div>
    </form>
  )
}
