import { type ComponentProps, useId } from 'react'
import { type Currency, groupedAmount, ungroupedAmount } from '#domain/money.ts'
import { claim as english } from '#languages/en/documents/claim.ts'
import { usePageWords } from '../page-words.ts'

interface ClaimFieldProps extends ComponentProps<'input'> {
  name: 'amount' | 'tds' | 'reference' | 'note' | 'name'
  label: string
  help?: string
  /** The error text; it marks the field invalid and is announced. */
  error: string | undefined
  optional?: boolean
  /** Set for an amount, which is grouped once it is left. */
  currency?: Currency
}

/** Label above, field, then the error and the help below, all tied together for a reader. */
export function ClaimField({ label, help, error, optional, currency, ...input }: ClaimFieldProps) {
  const id = useId()
  const { labels } = usePageWords().claim ?? english
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {optional && <span aria-hidden="true">{labels.optional}</span>}
      </div>
      <input
        {...input}
        id={id}
        autoComplete="off"
        {...(currency && {
          inputMode: 'decimal',
          className: 'number',
          onBlur: ({ currentTarget }) => {
            currentTarget.value = groupedAmount(ungroupedAmount(currentTarget.value), currency)
          },
        })}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      <p id={`${id}-error`} className="field-error" aria-live="polite">
        {error}
      </p>
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
    </div>
  )
}
