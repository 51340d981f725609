import type { Connect } from '#api/http/connection.ts'
import type { Environment } from '#api/http/environment.ts'
import { toBase64 } from '#domain/bytes.ts'
import { toSingleLine } from '#domain/characters/lines.ts'
import { senderName } from '#domain/mail/mail-sender.ts'

/** A mail to one person. `text` and `html` say the same. */
export type Mail = {
  to: string
  /** The addresses in the head of a mail to several, each of whom gets a copy; by default the recipient. */
  named?: { to: string[]; cc: string[] }
  /** The address for replies; null uses the sender's. */
  replyTo: string | null
  /** The sender's name alone; the product's is added. */
  fromName: string
  subject: string
  text: string
  html: string
  attachment?: { fileName: string; content: Uint8Array }
  /** A PNG that the HTML draws, as "cid:" and its id. */
  logo?: { id: string; content: Uint8Array }
  /**
   * The URL where a mail program stops further mails by one POST (RFC 8058); for mails that the
   * recipient did not ask for.
   */
  stopUrl?: string
}

/** Hands a mail to the mail server, or throws a MailError. */
export type Mailer = (mail: Mail) => Promise<void>

const detail = (cause: unknown, name: 'code' | 'responseCode' | 'command'): unknown =>
  cause instanceof Error ? Reflect.get(cause, name) : undefined

/**
 * `refused`: the server takes no mail for this recipient. `failed`: the server could not be used
 * now. The message contains codes only, fit for a log: the server's words, in `cause`, may name a
 * person.
 */
export class MailError extends Error {
  override readonly name = 'MailError'
  readonly kind: 'refused' | 'failed'

  constructor(kind: 'refused' | 'failed', cause: unknown) {
    const codes = [detail(cause, 'code'), detail(cause, 'responseCode')].filter(Boolean).join(' ')
    super(`A mail was not sent: ${kind}${codes && `, ${codes}`}.`, { cause })
    this.kind = kind
  }
}

/** Characters that turn the direction of the text after them, so that a name could pose as another. */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** One line of a header; nothing in it can begin another. */
const headerText = (text: string, limit: number) =>
  toSingleLine(text.replace(turns, '')).slice(0, limit).toWellFormed()

/** One address, not a list, a group or a name with an address. */
const plainAddress = /^[^\s\p{Cc}\p{Cf}<>()[\]\\,;:"@]+@[^\s\p{Cc}\p{Cf}<>()[\]\\,;:"@]+$/u

const isAddress = (text: string) => plainAddress.test(text)

function addressOf(address: string): { name: string; address: string } {
  if (!isAddress(address)) throw new MailError('refused', new Error('Not one address.'))
  return { name: '', address }
}

/** Returns the reply code to a command. 421 does not count: with it the server ends its service. */
function answerTo(command: 'RCPT TO' | 'DATA', cause: unknown): number | null {
  const response = detail(cause, 'responseCode')
  const answers = detail(cause, 'command') === command && response !== 421
  return answers && typeof response === 'number' ? response : null
}

const answerToRecipient = (cause: unknown) => answerTo('RCPT TO', cause)

/** Returns true for a final refusal of the recipient, not for greylisting, a full disk or a wrong password. */
const isRefusal = (cause: unknown) => (answerToRecipient(cause) ?? 0) >= 500

/**
 * Returns whether a failure concerns this recipient only, for good or for now: the server can take
 * mails for others.
 */
export const isOfRecipient = (failure: unknown): boolean =>
  failure instanceof MailError &&
  (failure.kind === 'refused' || answerToRecipient(failure.cause) !== null)

/** Returns whether the mail server is at fault and would fail other mails too: it is down, breaks off, refuses the login. */
export const isOfServer = (failure: unknown): boolean =>
  failure instanceof MailError &&
  !isOfRecipient(failure) &&
  answerTo('DATA', failure.cause) === null &&
  // Errors that nodemailer raises before it connects.
  detail(failure.cause, 'command') !== 'API'

const encoded = (content: Uint8Array) => ({
  content: toBase64(content),
  encoding: 'base64',
})

/** The logo belongs to the HTML and is not listed as an attachment. */
const filesOf = ({ attachment, logo }: Mail) => [
  ...(logo
    ? [
        {
          ...encoded(logo.content),
          ...{ cid: logo.id, contentType: 'image/png', filename: 'logo.png' },
        },
      ]
    : []),
  ...(attachment
    ? [
        {
          ...encoded(attachment.content),
          filename: headerText(attachment.fileName, 200),
          contentType: 'application/pdf',
        },
      ]
    : []),
]

/**
 * Creates the sender for the environment's mail server; null when none is set. Each wait for the
 * server ends after `timeoutMs`, all waits together after six times that. A password is never sent
 * unencrypted: by TLS from the start on port 465, else by STARTTLS. `connect` opens the connection;
 * null connects to the first address of the host that answers.
 */
export function mailerOf(
  { smtp }: Environment,
  timeoutMs = 10_000,
  connect: Connect | null = null,
): Mailer | null {
  if (smtp === null) return null
  const { SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD, SMTP_FROM } = smtp
  const secure = SMTP_PORT === 465
  return async (mail) => {
    const from = addressOf(SMTP_FROM)
    const message = {
      from: { ...from, name: senderName(headerText(mail.fromName, 100)) },
      to: (mail.named?.to ?? [mail.to]).map(addressOf),
      cc: (mail.named?.cc ?? []).map(addressOf),
      envelope: { from: from.address, to: addressOf(mail.to).address },
      ...(mail.replyTo !== null && isAddress(mail.replyTo) && { replyTo: addressOf(mail.replyTo) }),
      subject: headerText(mail.subject, 250),
      text: mail.text,
      html: mail.html,
      attachments: filesOf(mail),
      headers: mail.stopUrl
        ? {
            'List-Unsubscribe': `<${mail.stopUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {},
      // Mails must not read files or fetch addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    }
    // Loaded for the first mail: no other request waits for it.
    const { createTransport } = await import('nodemailer')
    const open = connect ?? (await import('#api/http/connection.ts')).connectToHost
    const giveUp = new AbortController()
    const patience = setTimeout(() => giveUp.abort(), 6 * timeoutMs)
    const transport = createTransport({
      host: SMTP_HOST,
      port: SMTP_PORT,
      secure,
      requireTLS: !secure && SMTP_USER !== null,
      ...(SMTP_USER !== null &&
        SMTP_PASSWORD !== null && { auth: { user: SMTP_USER, pass: SMTP_PASSWORD } }),
      // The name with which this program greets the server; the machine's own name stays private.
      name: SMTP_FROM.split('@')[1],
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      getSocket: (_options, callback) => {
        const server = { host: SMTP_HOST, port: SMTP_PORT, secure }
        open(server, timeoutMs).then(
          (connection) => {
            giveUp.signal.addEventListener('abort', () => connection.destroy())
            callback(null, { connection, secured: secure })
          },
          (cause) => callback(cause),
        )
      },
    })
    try {
      await transport.sendMail(message)
    } catch (error) {
      throw new MailError(isRefusal(error) ? 'refused' : 'failed', error)
    } finally {
      clearTimeout(patience)
      transport.close()
    }
  }
}

/**
 * The result of a mail: `refused` may be tried again; `failed` is final, since its recipient was
 * not accepted; `unsure` may have arrived and must not be sent again.
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

/** Judges a failure on the safe side: when too little is known, the mail may have gone. */
export function outcomeOf(failure: unknown): Exclude<MailOutcome, 'sent'> {
  if (!(failure instanceof MailError)) return 'unsure'
  if (failure.kind === 'refused') return 'failed'
  // The server has said no: it did not take the mail.
  if (typeof field(failure.cause, 'responseCode') === 'number') return 'refused'
  return isBrokenOff(failure.cause) ? 'unsure' : 'refused'
}
