import { useEffect, useId, useRef } from 'react'
import { minorToDecimal } from '#domain/money.ts'
import type { ClientInvoice } from '../client-invoice.ts'
import { openMinor } from '../pay/open-amount.ts'
import { words } from '../words.ts'
import { ClaimField } from './claim-field.tsx'
import { englishClaim } from './claim-words.ts'
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
  const { claim = englishClaim } = words
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
        <legend>{words.say('Paid by')}</legend>
        {claimMethods.map((method) => (
          <label key={method}>
            <input type="radio" name="method" value={method} defaultChecked={method === likely} />
            {words.say(method)}
          </label>
        ))}
      </fieldset>
      <ClaimField
        name="reference"
        label={words.say('UTR or reference')}
        help={words.say('For UPI it has 12 digits. Your app shows it with the payment.')}
        error={errors.reference}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <ClaimField name="note" label={words.say('Note')} error={errors.note} optional />
      {errors.form && (
        <p className="form-error" role="alert">
          {errors.form}
        </p>
      )}
      <div className="claim-buttons">
        <button type="submit" className="button primary" disabled={pending}>
          {words.say(pending ? 'Sending…' : 'Send')}
        </button>
        <button type="button" className="button" disabled={pending} onClick={onCancel}>
          {words.say('Cancel')}
        </button>
      </div>
    </form>
  )
}
