import { MailError } from './mailer.ts'

/**
 * What became of a mail: `refused` may be tried again; `failed` need not be, since its recipient is not taken; `unsure`
 * may have arrived and must not be.
 */
export type MailOutcome = 'sent' | 'refused' | 'failed' | 'unsure'

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** Ends of a connection that can come after the mail was taken and before its server said so. */
function isBrokenOff(cause: unknown): boolean {
  const code = field(cause, 'code')
  if (code === 'ETIMEDOUT') return field(cause, 'timeoutType') === 'SOCKET_TIMEOUT'
  if (code === 'ESOCKET') return field(cause, 'syscall') !== 'connect'
  return code === 'ECONNECTION' || code === 'EPROTOCOL'
}

/** Judges a mailer's failure, on the safe side: a mail of which too little is known may have gone. */
export function outcomeOf(failure: unknown): Exclude<MailOutcome, 'sent'> {
  if (!(failure instanceof MailError)) return 'unsure'
  if (failure.kind === 'refused') return 'failed'
  // The server has said no: it did not take the mail.
  if (typeof field(failure.cause, 'responseCode') === 'number') return 'refused'
  return isBrokenOff(failure.cause) ? 'unsure' : 'refused'
}
