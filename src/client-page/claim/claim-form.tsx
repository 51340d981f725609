import { useEffect, useId, useRef } from 'react'
import { minorToDecimal } from '#domain/money.ts'
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
  return (
    <form className="way claim" aria-labelledby={titleId} noValidate onSubmit={submit}>
      <h2 id={titleId} tabIndex={-1} ref={heading}>
        {claim.tell(invoice.business.name)}
      </h2>
      <ClaimField
        name="amount"
        label={claim.amountIn(invoice.currency === 'INR' ? '₹' : 'US$')}
        error={errors.amount}
        defaultValue={minorToDecimal(openMinor(invoice))}
        inputMode="decimal"
      />
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
