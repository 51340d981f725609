import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { DataError } from '#data/errors.ts'
import { type MailFields, type MailKind, mailFormSchema } from '#domain/invoice-mail.ts'
import { messages } from '#domain/messages.ts'
import { useSendMail } from '../../../data/mail.ts'
import { useSession } from '../../../data/session.ts'
import { dropDraft, readDraft, useFormDraft } from '../../../ui/form-draft.ts'
import { setRefusal } from '../payments/set-refusal.ts'
import { readRequestKey } from '../request-key.ts'

const fields = ['subject', 'message'] as const

/** The form of a mail: draft, checks, and sending, once however often it is pressed. */
export function useMailForm(
  invoiceId: string,
  kind: MailKind,
  mail: MailFields,
  onSent: () => void,
) {
  const send = useSendMail(invoiceId)
  const draftKey = `bahi-draft-mail-${useSession().user?.id}-${invoiceId}-${kind}`
  const requestKeyKey = `${draftKey}-key`
  const [initial] = useState(() => readDraft<MailFields>(draftKey) ?? mail)
  const form = useForm<MailFields>({
    resolver: valibotResolver(mailFormSchema),
    defaultValues: initial,
  })
  useFormDraft(form, draftKey)

  const drop = () => {
    dropDraft(draftKey)
    dropDraft(requestKeyKey)
  }

  const submit = form.handleSubmit(async (written) => {
    try {
      await send(readRequestKey(requestKeyKey), { kind, ...written })
      drop()
      onSent()
    } catch (error) {
      // The key went with an earlier mail; the next attempt is another one.
      if (error instanceof DataError && error.field === 'requestKey') dropDraft(requestKeyKey)
      setRefusal(form.setError, fields, error, messages.mailFailed)
    }
  })

  return { form, submit, drop }
}
