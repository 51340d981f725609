import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { DataError, messageOf, toDataError } from '#data/errors.ts'
import { answerSchema } from '#domain/document/estimate.ts'
import { ClaimField } from '../claim/claim-field.tsx'
import { callDataApi } from '../data-api.ts'
import { words } from '../words.ts'
import { answerEnded, answerFailed, englishEstimate } from './estimate-words.ts'

type Errors = Partial<Record<'name' | 'note' | 'form', string>>

/** Assigns a refusal to its field, or else to the whole form. */
function refusal(error: unknown): Errors {
  const field = error instanceof DataError ? error.field : null
  const gone = error instanceof DataError && error.status === 404
  const message = gone ? answerEnded : messageOf(error, answerFailed)
  return { [field === 'name' || field === 'note' ? field : 'form']: message }
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
  const { answeredOnce } = words.estimate ?? englishEstimate
  useEffect(() => heading.current?.focus(), [])

  const show = (form: HTMLFormElement, found: Errors) => {
    setErrors(
      Object.fromEntries(
        (['name', 'note', 'form'] as const).flatMap((field) => {
          const text = found[field]
          return text ? [[field, words.wrong(field, text)]] : []
        }),
      ),
    )
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
        ...(nested?.name && { name: nested.name[0] }),
        ...(nested?.note && { note: nested.note[0] }),
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
      show(form, refusal(error))
    }
  }

  return (
    <form className="way claim" aria-labelledby={titleId} noValidate onSubmit={submit}>
      <h2 id={titleId} tabIndex={-1} ref={heading}>
        {words.say(accepted ? 'Accept this estimate' : 'Decline this estimate')}
      </h2>
      <ClaimField
        name="name"
        label={words.say('Your name')}
        help={answeredOnce(seller)}
        error={errors.name}
      />
      <ClaimField name="note" label={words.say('Note')} error={errors.note} optional />
      {errors.form && (
        <p className="form-error" role="alert">
          {errors.form}
        </p>
      )}
      <div className="claim-buttons">
        <button type="submit" className="button primary" disabled={pending}>
          {words.say(pending ? 'Sending…' : accepted ? 'Accept' : 'Decline')}
        </button>
        <button type="button" className="button" disabled={pending} onClick={onCancel}>
          {words.say('Cancel')}
        </button>
      </div>
    </form>
  )
}
