import { type FormEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { DataError, messageOf } from '#data/errors.ts'
import type { PageRefusal } from '#domain/language/page-words.ts'
import { claimSchema } from '#domain/payment/payment.ts'
import type { ClientInvoice } from '../client-invoice.ts'
import { words } from '../words.ts'
import { claimMethods, sendClaim } from './send-claim.ts'

const fields = ['amount', 'reference', 'note'] as const
type Field = (typeof fields)[number]
type Errors = Partial<Record<Field | 'form', string | undefined>>

const isField = (name: string | null): name is Field => fields.some((field) => field === name)

const failed: PageRefusal = 'Your message could not be sent. Please try again.'
const arrived: PageRefusal =
  'Your earlier message had arrived. Send again only if this is another payment.'
const ended: PageRefusal =
  'This link has ended, or the invoice was withdrawn. Load this page again: it says what became of it.'

/** Whether the key went with an earlier report. */
const isUsed = (error: unknown) => error instanceof DataError && error.code === 'request_used'

/** Assigns a refusal to its field, or else to the whole form. */
function refusal(error: unknown): Errors {
  const field = error instanceof DataError ? error.field : null
  if (isUsed(error)) return { form: arrived }
  if (error instanceof DataError && error.status === 404) return { form: ended }
  return { [isField(field) ? field : 'form']: messageOf(error, failed) }
}

/** In the language of the page. */
const inWords = (found: Errors): Errors =>
  Object.fromEntries(
    ([...fields, 'form'] as const).flatMap((field) => {
      const text = found[field]
      return text ? [[field, words.wrong(field, text)]] : []
    }),
  )

/** Checks and reports a payment; the text stays in the form when that fails. */
export function useClaim(
  token: string,
  invoice: ClientInvoice,
  onClaimed: (reference: string) => void,
) {
  const { balance, currency } = invoice
  const [errors, setErrors] = useState<Errors>({})
  const [pending, setPending] = useState(false)
  // Not state: a second click may come before the first is drawn.
  const sending = useRef(false)
  // The key changes only after it was used, whatever is typed meanwhile. A report whose answer was
  // lost may be there, and a corrected one would be its double.
  const key = useRef('')

  const show = (form: HTMLFormElement, found: Errors) => {
    setErrors(inWords(found))
    const wrong = form.elements.namedItem(fields.find((field) => found[field]) ?? '')
    if (wrong instanceof HTMLElement) wrong.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    const form = event.currentTarget
    const typed = new FormData(form)
    const claim = v.safeParse(
      claimSchema(balance.minor, currency),
      Object.fromEntries(fields.map((field) => [field, typed.get(field)])),
    )
    if (!claim.success) {
      const { nested = {} } = v.flatten(claim.issues)
      show(form, Object.fromEntries(fields.map((field) => [field, nested[field]?.[0]])))
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
      show(form, refusal(error))
    }
  }

  return { pending, errors, submit }
}
