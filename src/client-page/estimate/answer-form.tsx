import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { DataError, messageOf, toDataError } from '#data/errors.ts'
import { answerSchema } from '#domain/document/estimate.ts'
import { claim as englishClaim } from '#languages/en/documents/claim.ts'
import { estimate as english } from '#languages/en/documents/estimate.ts'
import { sentences } from '#languages/en/sentences.ts'
import { say } from '#languages/say.ts'
import { ClaimField } from '../claim/claim-field.tsx'
import { callDataApi } from '../data-api.ts'
import { usePageWords } from '../page-words.ts'
import type { PageWords } from '../words.ts'

type Errors = Partial<Record<'name' | 'note' | 'form', string>>

/** Assigns a refusal to its field, or else to the whole form, in the language of the page. */
function refusal(error: unknown, { page, estimate = english }: PageWords): Errors {
  const { labels } = estimate
  const given = error instanceof DataError ? error.field : null
  const field = given === 'name' || given === 'note' ? given : 'form'
  if (error instanceof DataError && error.status === 404) return { [field]: labels.ended }
  const told = say(sentences, messageOf(error, ''))
  return { [field]: told === '' ? labels.failed : page.wrong(field, told) }
}

async function send(token: string, accepted: boolean, given: v.InferOutput<typeof answerSchema>) {
  const answer = await callDataApi('answer_estimate', { token, accepted, ...given })
  if (answer.ok) return
  throw toDataError(await answer.json().catch(() => ({ message: '' })), answer.status)
}

interface AnswerFormProps {
  token: string
  accepted: boolean
  seller: string
  /** Gets the name under which it was answered. */
  onAnswered: (name: string) => void
  onCancel: () => void
}

/** Yes or no, with a name and, who likes, a note; the same sent twice is one answer. */
export function AnswerForm({ token, accepted, seller, onAnswered, onCancel }: AnswerFormProps) {
  const [errors, setErrors] = useState<Errors>({})
  const [pending, setPending] = useState(false)
  // Not state: a second click may come before the first is drawn.
  const sending = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const words = usePageWords()
  const { page, estimate = english, claim = englishClaim } = words
  const { labels } = estimate
  useEffect(() => heading.current?.focus(), [])

  const show = (form: HTMLFormElement, found: Errors) => {
    setErrors(found)
    const wrong = form.elements.namedItem(found.name ? 'name' : found.note ? 'note' : '')
    if (wrong instanceof HTMLElement) wrong.focus()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    const form = event.currentTarget
    const typed = v.safeParse(answerSchema, Object.fromEntries(new FormData(form)))
    if (!typed.success) {
      const { nested } = v.flatten<typeof answerSchema>(typed.issues)
      return show(form, {
        ...(nested?.name && { name: page.wrong('name', say(sentences, nested.name[0])) }),
        ...(nested?.note && { note: page.wrong('note', say(sentences, nested.note[0])) }),
      })
    }
    sending.current = true
    setPending(true)
    setErrors({})
    try {
      await send(token, accepted, typed.output)
      onAnswered(typed.output.name)
    } catch (error) {
      sending.current = false
      setPending(false)
      show(form, refusal(error, words))
    }
  }

  return (
    <form className="way claim" aria-labelledby={titleId} noValidate onSubmit={submit}>
      <h2 id={titleId} tabIndex={-1} ref={heading}>
        {accepted ? labels.acceptThis : labels.declineThis}
      </h2>
      <ClaimField
        name="name"
        label={labels.yourName}
        help={estimate.answeredOnce(seller)}
        error={errors.name}
      />
      <ClaimField name="note" label={claim.labels.note} error={errors.note} optional />
      {errors.form && (
        <p className="form-error" role="alert">
          {errors.form}
        </p>
      )}
      <div className="claim-buttons">
        <button type="submit" className="button primary" disabled={pending}>
          {pending ? claim.labels.sending : accepted ? labels.accept : labels.decline}
        </button>
        <button type="button" className="button" disabled={pending} onClick={onCancel}>
          {claim.labels.cancel}
        </button>
      </div>
    </form>
  )
}
