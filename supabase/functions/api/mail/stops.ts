import * as v from 'valibot'
import type { Db } from '#data/client.ts'
import { unwrap } from '#data/errors.ts'
import { type MailStop, type StopScope, stoppedStates } from '#domain/mail/mail-stops.ts'
import type { DocumentLanguage } from '#languages/languages.ts'

/**
 * Paths on the app's origin that stop mails: the page that asks first, which gets the mail's
 * language unless it is English, and the target of a mail program's POST.
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
