import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import * as v from 'valibot'
import { DataError } from '#data/errors.ts'
import type { OwnLinks } from '#domain/foreign-links.ts'
import {
  type MailFields,
  type MailKind,
  type MailRecipients,
  mailFormSchema,
} from '#domain/mail.ts'
import { messages } from '#domain/messages.ts'
import { useDraftForm, useDraftKey, useRequestKey } from '../../../data/forms/draft-form.ts'
import { setRefusal } from '../../../data/forms/set-refusal.ts'
import { useSendMail } from '../../../data/invoices/mail.ts'

const fields = ['to', 'cc', 'subject', 'message'] as const

/** A mail as it is typed: addresses with commas between them. */
export type TypedMail = MailFields & { to: string; cc: string }

const draftSchema = (own: OwnLinks) =>
  v.object({ ...mailFormSchema(own).entries, facts: v.string() })

/** What is typed, and beside it the facts that it was made of. */
export type MailDraft = v.InferInput<ReturnType<typeof draftSchema>>

/** A mail that can be sent. */
export type CheckedMail = MailFields & MailRecipients

/**
 * The form of a mail: draft, checks, and sending, once however often it is pressed. A draft of other `facts` asks
 * for an old amount: it is dropped, and `rewritten` says so this once. `unsure` is whether the
 * mail may have gone out; whoever presses again then sends another one.
 */
export function useMailForm(
  invoiceId: string,
  kind: MailKind,
  mail: TypedMail,
  facts: string,
  own: OwnLinks,
  onSent: (missed: string[]) => void,
) {
  const send = useSendMail(invoiceId)
  const draftKey = useDraftKey('mail', invoiceId, kind)
  const requestKey = useRequestKey(draftKey)
  const drafted = useDraftForm<MailDraft, CheckedMail>({
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

  const submit = form.handleSubmit(async ({ to, cc, subject, message }) => {
    if (unsure) requestKey.drop()
    try {
      const missed = await send(requestKey.read(), { kind, to, cc, subject, message })
      drop()
      onSent(missed)
    } catch (error) {
      // The key went with an earlier mail; the next attempt is another one.
      if (error instanceof DataError && error.field === 'requestKey') requestKey.drop()
      setUnsure(error instanceof DataError && error.code.endsWith('_unsure'))
      setRefusal(form.setError, fields, error, messages.mailUnanswered)
    }
  })

  return { form, submit, drop, rewritten, unsure }
}
