import * as v from 'valibot'
import type { Db } from '#data/client.ts'
import { unwrap } from '#data/errors.ts'
import type { DocumentLanguage } from '#domain/document/invoice.ts'
import { type MailStop, type StopScope, stoppedStates } from '#domain/mail/mail-stops.ts'

/**
 * Where mails are stopped, as paths on the app's origin: the page that asks first, which a mail in another language than
 * English tells of it, and what a mail program posts to.
 */
export const stopPath = (token: string, language: DocumentLanguage = 'en') => ({
  page: `/stop/${encodeURIComponent(token)}${language === 'en' ? '' : `?in=${language}`}`,
  oneClick: `/api/mail/stop/${encodeURIComponent(token)}`,
})

const stop = v.object({ sender: v.nullable(v.string()), stopped: v.picklist(stoppedStates) })

/** Returns the mails that the holder of a token has stopped. `server` must have the server's own key. */
export async function getMailStop(server: Pick<Db, 'rpc'>, token: string): Promise<MailStop> {
  return v.parse(stop, unwrap(await server.rpc('mail_stop', { token })))
}

/** Stops mails to the mailbox that got the token; doing it twice is harmless. */
export async function stopMails(
  server: Pick<Db, 'rpc'>,
  token: string,
  scope: StopScope,
): Promise<MailStop> {
  return v.parse(stop, unwrap(await server.rpc('stop_mails', { token, scope })))
}
