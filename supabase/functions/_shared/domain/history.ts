import { dayInIndia, formatDay } from './dates.ts'
import type { InvoiceSummary } from './invoice.ts'
import { type Currency, formatMoney } from './money.ts'
import { settledText } from './payment.ts'

/** Something that happened to an invoice. Kinds may join that this version does not know. */
export type InvoiceEvent = {
  id: number
  kind: string
  /** An instant, ISO 8601 in UTC. */
  at: string
  /** Of a payment, as it was then, in minor units of the invoice's currency; 0 where it is about none. */
  amountMinor: number
  tdsMinor: number
  /** Why a payment was declined or undone, and what was said with an answer. */
  reason: string | null
  /** To whom a mail went, and whom of all that it named it did not reach, each with commas between them. */
  recipient: string | null
  missed: string | null
  /** Which client answered by the link. */
  by: string | null
  /** Of another document that it is about: a credit note, the invoice of an estimate, or the one in whose place one stands. */
  number: string | null
}

const known: Record<string, string> = {
  created: 'Created',
  deleted: 'Deleted',
  restored: 'Restored',
  write_off_undone: 'Write-off undone',
  marked_sent: 'Marked as sent',
  shared: 'Link made',
  link_renewed: 'New link made, the old one ended',
  link_revoked: 'Sharing stopped',
  mailing_failed: 'Mail by itself could not be sent yet',
  mailing_given_up: 'Mail by itself could not be sent; it is not tried again',
  mailing_stopped: 'Not mailed by itself: your client asked for no more mails',
  mailing_unsure: 'Mail by itself may not have arrived; it is not sent again',
  receipt_failed: 'Receipt could not be mailed yet',
  receipt_given_up: 'Receipt could not be mailed; it is not tried again',
  receipt_stopped: 'Receipt not mailed: your client asked for no more mails',
  receipt_unsure: 'Receipt may not have arrived; it is not sent again',
  reminder_failed: 'Reminder could not be sent yet',
  reminder_given_up: 'Reminder could not be sent; it is not tried again',
  reminder_stopped: 'Reminder not sent: your client asked for no more mails',
  reminder_unsure: 'Reminder may not have arrived; it is not sent again',
}

const ofPayment: Record<string, (amount: string) => string> = {
  payment_claimed: (amount) => `Client reported ${amount}`,
  payment_recorded: (amount) => `Payment of ${amount} recorded`,
  payment_confirmed: (amount) => `Payment of ${amount} confirmed`,
  payment_declined: (amount) => `Report of ${amount} declined`,
  payment_undone: (amount) => `Payment of ${amount} undone`,
  refund_recorded: (amount) => `Refund of ${amount} recorded`,
  refund_undone: (amount) => `Refund of ${amount} undone`,
  written_off: (amount) => `${amount} written off`,
}

/** Of an invoice, with the number of the note. */
const ofCredit: Record<string, (note: string, amount: string) => string> = {
  credited: (note, amount) => `Credit note ${note} of ${amount} issued`,
  credit_cancelled: (note) => `Credit note ${note} deleted`,
  credit_restored: (note) => `Credit note ${note} restored`,
}

/** With the number of the other one. */
const ofRevision: Record<string, (number: string) => string> = {
  created: (number) => `Created in place of ${number}`,
  replaced: (number) => `Replaced by ${number}`,
}

const ofMail: Record<string, (recipient: string) => string> = {
  sent: (recipient) => `Sent to ${recipient}`,
  reminded: (recipient) => `Reminder sent to ${recipient}`,
  receipt_sent: (recipient) => `Receipt sent to ${recipient}`,
  mail_unsure: (recipient) =>
    `Mail to ${recipient} may not have arrived; it is not sent again by itself`,
}

const ofAnswer: Record<string, string> = {
  estimate_accepted: 'Accepted',
  estimate_declined: 'Declined',
}

/** What happened, in plain words; a kind that is not known here says its name. */
export function eventText(event: InvoiceEvent, currency: Currency): string {
  const payment = ofPayment[event.kind]
  if (payment) return payment(settledText(event, currency))
  const credit = ofCredit[event.kind]
  if (credit && event.number !== null) return credit(event.number, settledText(event, currency))
  const revision = ofRevision[event.kind]
  if (revision && event.number !== null) return revision(event.number)
  const mail = ofMail[event.kind]
  if (mail && event.recipient !== null)
    return mail(event.recipient) + (event.missed === null ? '' : `, not to ${event.missed}`)
  const answer = ofAnswer[event.kind]
  if (answer) return event.by === null ? `${answer}, as you noted` : `${answer} by ${event.by}`
  if (event.kind === 'estimate_converted' && event.number !== null) return `Became ${event.number}`
  const name = event.kind.replaceAll('_', ' ')
  return known[event.kind] ?? name.charAt(0).toUpperCase() + name.slice(1)
}

/** The link by which a client sees an invoice; a revoked one is none. */
export type ShareLink = {
  token: string
  views: number
  /** Instants, ISO 8601 in UTC; null before the first view. */
  firstViewedAt: string | null
  lastViewedAt: string | null
}

/** How far an invoice has come to its client. Instants are ISO 8601 in UTC. */
export type Reach = {
  /** When its link was made, also one that was revoked since. */
  sharedAt: string | null
  /** When the link was last opened. */
  viewedAt: string | null
  mailedAt: string | null
  /** When its owner said that it went out by another way. */
  markedAt: string | null
  /** What the client says to have paid and nobody has checked yet, in minor units of the invoice's currency. */
  claimedMinor: number | null
}

/**
 * What stands between a document and its deletion: money that came in or went out and credit notes refuse it, as the
 * database does, and the owner is asked first when its client may know of it.
 */
export function deletionOf({
  settled,
  credited,
  reach,
}: Pick<InvoiceSummary, 'settled' | 'credited' | 'reach'>): 'free' | 'asked' | 'refused' {
  if (settled.minor + credited.minor > 0) return 'refused'
  return reach === null ? 'free' : 'asked'
}

const on = (instant: string) => `on ${formatDay(dayInIndia(new Date(instant)))}`

/** What the client of an invoice knows of it, a sentence each. */
export function reachTexts({
  reach,
  currency,
}: Pick<InvoiceSummary, 'reach' | 'currency'>): string[] {
  if (reach === null) return []
  const { sharedAt, viewedAt, mailedAt, markedAt, claimedMinor } = reach
  return [
    sharedAt && `You shared it ${on(sharedAt)}.`,
    mailedAt && `It was mailed ${on(mailedAt)}.`,
    markedAt && `You marked it as sent ${on(markedAt)}.`,
    viewedAt && `The client opened it, last ${on(viewedAt)}.`,
    claimedMinor &&
      `The client says they paid ${formatMoney(claimedMinor, currency)}; that waits for your answer.`,
  ].filter((text) => typeof text === 'string')
}
