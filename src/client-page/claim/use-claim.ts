import { type FormEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { DataError, messageOf } from '#data/errors.ts'
import { ungroupedAmount } from '#domain/money.ts'
import { claimSchema } from '#domain/payment/payment.ts'
import { claim as english } from '#languages/en/documents/claim.ts'
import { sentences } from '#languages/en/sentences.ts'
import { say } from '#languages/say.ts'
import type { ClientInvoice } from '../client-invoice.ts'
import { usePageWords } from '../page-words.ts'
import type { PageWords } from '../words.ts'
import { claimMethods, sendClaim } from './send-claim.ts'

const fields = ['amount', 'tds', 'reference', 'note'] as const
type Field = (typeof fields)[number]
type Errors = Partial<Record<Field | 'form', string>>

const isField = (name: string | null): name is Field => fields.some((field) => field === name)

/** Whether the key went with an earlier report. */
const isUsed = (error: unknown) => error instanceof DataError && error.code === 'request_used'

/** Assigns a refusal to its field, or else to the whole form, in the language of the page. */
function refusal(error: unknown, { page, claim = english }: PageWords): Errors {
  const { labels } = claim
  if (isUsed(error)) return { form: labels.arrived }
  if (error instanceof DataError && error.status === 404) return { form: labels.ended }
  const given = error instanceof DataError ? error.field : null
  const field = isField(given) ? given : 'form'
  const told = say(sentences, messageOf(error, ''))
  return { [field]: told === '' ? labels.failed : page.wrong(field, told) }
}

/** Checks and reports a payment; the text stays in the form when that fails. */
export function useClaim(
  token: string,
  invoice: ClientInvoice,
  onClaimed: (reference: string) => void,
) {
  const { balance, currency } = invoice
  const words = usePageWords()
  const [errors, setErrors] = useState<Errors>({})
  const [pending, setPending] = useState(false)
  // Not state: a second click may come before the first is drawn.
  const sending = useRef(false)
  // The key changes only after it was used, whatever is typed meanwhile. A report whose answer was
  // lost may be there, and a corrected one would be its double.
  const key = useRef('')

  const show = (form: HTMLFormElement, found: Errors) => {
    setErrors(found)
    const wrong = form.elements.namedItem(fields.find((field) => found[field]) ?? '')
    if (wrong instanceof HTMLElement) wrong.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    const form = event.currentTarget
    const typed = new FormData(form)
    const plain = (field: Field) => {
      const text = String(typed.get(field) ?? '')
      return field === 'amount' || field === 'tds' ? ungroupedAmount(text) : text
    }
    const claim = v.safeParse(
      claimSchema(balance.minor, currency),
      Object.fromEntries(fields.map((field) => [field, plain(field)])),
    )
    if (!claim.success) {
      const { nested = {} } = v.flatten(claim.issues)
      const faults = fields.flatMap((field) =>
        (nested[field] ?? [])
          .slice(0, 1)
          .map((text) => [field, words.page.wrong(field, say(sentences, text))]),
      )
      show(form, Object.fromEntries(faults))
      return
    }

    sending.current = true
    setPending(true)
    setErrors({})
    const method = claimMethods.find((name) => name === typed.get('method')) ?? 'UPI'
    key.current ||= crypto.randomUUID()
    try {
      await sendClaim(token, key.current, claim.output, method)
      onClaimed(claim.output.reference)
    } catch (error) {
      sending.current = false
      setPending(false)
      if (isUsed(error)) key.current = ''
      show(form, refusal(error, words))
    }
  }

  return { pending, errors, submit }
}
