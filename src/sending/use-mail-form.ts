import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import * as v from 'valibot'
import { DataError } from '#data/errors.ts'
import type { OwnLinks } from '#domain/mail/foreign-links.ts'
import { type MailFields, type MailRecipients, mailFormSchema } from '#domain/mail/mail.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useDraftForm, useDraftKey, useRequestKey } from '../data/forms/draft-form.ts'
import { setRefusal } from '../data/forms/set-refusal.ts'

const fields = ['to', 'cc', 'subject', 'message'] as const

/** A mail as it is typed: addresses with commas between them. */
export type TypedMail = MailFields & { to: string; cc: string }

const draftSchema = (own: OwnLinks) =>
  v.object({ ...mailFormSchema(own).entries, facts: v.string() })

/** The typed fields, with the facts that the mail was made from. */
export type MailDraft = v.InferInput<ReturnType<typeof draftSchema>>

/** A mail that can be sent. */
export type CheckedMail = MailFields & MailRecipients

export interface MailToWrite {
  /** Names the subject of the mail, so that its draft is found. */
  about: string[]
  /** The default wording of the product. */
  mail: TypedMail
  facts: string
  /** The links that the mail may contain. */
  own: OwnLinks
  /** Gives those whom it may not have reached; once for each key. */
  send: (requestKey: string, mail: CheckedMail) => Promise<string[]>
  onSent: (missed: string[]) => void
}

/**
 * The form of a mail: draft, checks, and sending, once however often it is pressed. A draft of
 * other `facts` asks for an old amount: it is dropped, and `rewritten` says so this once. `unsure`:
 * the mail may have gone out, and pressing again sends another one.
 */
export function useMailForm({ about, mail, facts, own, send, onSent }: MailToWrite) {
  const { messages } = useSpeech()
  const draftKey = useDraftKey('mail', ...about)
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
      const missed = await send(requestKey.read(), { to, cc, subject, message })
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
