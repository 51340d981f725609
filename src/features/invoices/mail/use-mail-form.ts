import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { DataError } from '#data/errors.ts'
import { type MailFields, type MailKind, mailFormSchema } from '#domain/invoice-mail.ts'
import { messages } from '#domain/messages.ts'
import { useSendMail } from '../../../data/mail.ts'
import { useSession } from '../../../data/session.ts'
import { dropDraft, readDraft, useFormDraft } from '../../../ui/form-draft.ts'
import { readRequestKey } from '../request-key.ts'
import { setRefusal } from '../set-refusal.ts'

const fields = ['subject', 'message'] as const

/** What is typed, and beside it the product's wording that it was made of. */
const draftSchema = v.object({ ...mailFormSchema.entries, wording: v.string() })
type MailDraft = v.InferOutput<typeof draftSchema>

/**
 * The form of a mail: draft, checks, and sending, once however often it is pressed. A draft of another wording
 * asks for an old amount or leads to a dead link: it is not taken up, and `rewritten` says so.
 */
export function useMailForm(
  invoiceId: string,
  kind: MailKind,
  mail: MailFields,
  onSent: () => void,
) {
  const send = useSendMail(invoiceId)
  const draftKey = `bahi-draft-mail-${useSession().user?.id}-${invoiceId}-${kind}`
  const requestKeyKey = `${draftKey}-key`
  const [{ initial, rewritten }] = useState(() => {
    const wording = JSON.stringify(mail)
    const draft = readDraft<MailDraft>(draftKey)
    return draft?.wording === wording
      ? { initial: draft, rewritten: false }
      : { initial: { ...mail, wording }, rewritten: draft !== null }
  })
  const form = useForm<MailDraft>({
    resolver: valibotResolver(draftSchema),
    defaultValues: initial,
  })
  useFormDraft(form, draftKey)

  const drop = () => {
    dropDraft(draftKey)
    dropDraft(requestKeyKey)
  }

  const submit = form.handleSubmit(async ({ subject, message }) => {
    try {
      await send(readRequestKey(requestKeyKey), { kind, subject, message })
      drop()
      onSent()
    } catch (error) {
      // The key went with an earlier mail; the next attempt is another one.
      if (error instanceof DataError && error.field === 'requestKey') dropDraft(requestKeyKey)
      setRefusal(form.setError, fields, error, messages.mailUnanswered)
    }
  })

  return { form, submit, drop, rewritten }
}
