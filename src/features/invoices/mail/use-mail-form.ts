import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import * as v from 'valibot'
import { DataError } from '#data/errors.ts'
import type { OwnLinks } from '#domain/foreign-links.ts'
import { type MailFields, type MailKind, mailFormSchema } from '#domain/mail.ts'
import { messages } from '#domain/messages.ts'
import { useDraftForm, useDraftKey, useRequestKey } from '../../../data/forms/draft-form.ts'
import { setRefusal } from '../../../data/forms/set-refusal.ts'
import { useSendMail } from '../../../data/invoices/mail.ts'

const fields = ['subject', 'message'] as const

/** What is typed, and beside it the facts that it was made of. */
type MailDraft = MailFields & { facts: string }
const draftSchema = (own: OwnLinks) =>
  v.object({ ...mailFormSchema(own).entries, facts: v.string() })

/**
 * The form of a mail: draft, checks, and sending, once however often it is pressed. A draft of other `facts` asks
 * for an old amount: it is dropped, and `rewritten` says so this once. `unsure` is whether the
 * mail may have gone out; whoever presses again then sends another one.
 */
export function useMailForm(
  invoiceId: string,
  kind: MailKind,
  mail: MailFields,
  facts: string,
  own: OwnLinks,
  onSent: () => void,
) {
  const send = useSendMail(invoiceId)
  const draftKey = useDraftKey('mail', invoiceId, kind)
  const requestKey = useRequestKey(draftKey)
  const drafted = useDraftForm<MailDraft, MailDraft>({
    key: draftKey,
    resolver: valibotResolver(draftSchema(own)),
    values: { ...mail, facts },
    holds: (draft) => draft.facts === facts,
  })
  const { form, stale: rewritten } = drafted

  const drop = () => {
    drafted.drop()
    requestKey.drop()
  }

  const [unsure, setUnsure] = useState(false)

  const submit = form.handleSubmit(async ({ subject, message }) => {
    if (unsure) requestKey.drop()
    try {
      await send(requestKey.read(), { kind, subject, message })
      drop()
      onSent()
    } catch (error) {
      // The key went with an earlier mail; the next attempt is another one.
      if (error instanceof DataError && error.field === 'requestKey') requestKey.drop()
      setUnsure(error instanceof DataError && error.code.endsWith('_unsure'))
      setRefusal(form.setError, fields, error, messages.mailUnanswered)
    }
  })

  return { form, submit, drop, rewritten, unsure }
}
