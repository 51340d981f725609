import { dayInIndia, dayOnScreen, type PlainDate } from '../dates.ts'
import { type Currency, formatMoney } from '../money.ts'
import { settledText } from '../payment/payment.ts'
import type { InvoiceSummary } from './invoice.ts'

/** Something that happened to an invoice. Kinds may join that this version does not know. */
export type InvoiceEvent = {
  id: number
  kind: string
  /** An instant, ISO 8601 in UTC. */
  at: string
  /**
   * The payment amount at the time of the event, in minor units of the invoice's currency; 0 when
   * the event is about no payment.
   */
  amountMinor: number
  tdsMinor: number
  /** The reason for declining or undoing a payment, or the note with an answer. */
  reason: string | null
  /** The recipients of a mail, and those it did not reach, both joined with commas. */
  recipient: string | null
  missed: string | null
  /** The client who answered through the link. */
  by: string | null
  /** The number of the other document involved: a credit note, the invoice of an estimate, or the replacement. */
  number: string | null
  /** An export that was restored here tells it; nobody here saw it happen. */
  restored: boolean
}

/** The sentences of a history, as functions so that each is made in the language of the moment. */
export const historyWords = {
  /** Added to events that come from a restored export. */
  restored: 'as a restored file tells',
  /** By kind of event. */
  happened: {
    created: 'Created',
    deleted: 'Deleted',
    restored: 'Restored',
    write_off_undone: 'Write-off undone',
    marked_sent: 'Marked as sent',
    shared: 'Link made',
    link_renewed: 'New link made, the old one ended',
    link_revoked: 'Sharing stopped',
    shipping_noted: 'Shipping bill taken out',
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
  },
  payments: {
    payment_claimed: (amount: string) => `Client reported ${amount}`,
    payment_recorded: (amount: string) => `Payment of ${amount} recorded`,
    payment_confirmed: (amount: string) => `Payment of ${amount} confirmed`,
    payment_declined: (amount: string) => `Report of ${amount} declined`,
    payment_undone: (amount: string) => `Payment of ${amount} undone`,
    refund_recorded: (amount: string) => `Refund of ${amount} recorded`,
    refund_undone: (amount: string) => `Refund of ${amount} undone`,
    written_off: (amount: string) => `${amount} written off`,
  },
  /** Events of an invoice, with the number of the note. */
  credits: {
    credited: (note: string, amount: string) => `Credit note ${note} of ${amount} issued`,
    credit_cancelled: (note: string) => `Credit note ${note} deleted`,
    credit_restored: (note: string) => `Credit note ${note} restored`,
    debited: (note: string, amount: string) => `Debit note ${note} of ${amount} issued`,
    debit_cancelled: (note: string) => `Debit note ${note} deleted`,
    debit_restored: (note: string) => `Debit note ${note} restored`,
  },
  /** With the number of the other document. */
  revisions: {
    created: (number: string) => `Created in place of ${number}`,
    replaced: (number: string) => `Replaced by ${number}`,
    estimate_converted: (number: string) => `Became ${number}`,
    shipping_noted: (number: string) => `Shipping bill ${number} noted`,
  },
  mails: {
    sent: (recipient: string) => `Sent to ${recipient}`,
    reminded: (recipient: string) => `Reminder sent to ${recipient}`,
    receipt_sent: (recipient: string) => `Receipt sent to ${recipient}`,
    mail_unsure: (recipient: string) =>
      `Mail to ${recipient} may not have arrived; it is not sent again by itself`,
  },
  /** Added to a mail that did not reach everyone. */
  missed: (sent: string, missed: string) => `${sent}, not to ${missed}`,
  /** By the person who answered; null when the owner noted it. */
  answers: {
    estimate_accepted: (by: string | null) =>
      by === null ? 'Accepted, as you noted' : `Accepted by ${by}`,
    estimate_declined: (by: string | null) =>
      by === null ? 'Declined, as you noted' : `Declined by ${by}`,
  },
  reach: {
    shared: (day: PlainDate) => `You shared it on ${dayOnScreen(day)}.`,
    mailed: (day: PlainDate) => `It was mailed on ${dayOnScreen(day)}.`,
    marked: (day: PlainDate) => `You marked it as sent on ${dayOnScreen(day)}.`,
    viewed: (day: PlainDate) => `The client opened it, last on ${dayOnScreen(day)}.`,
    claimed: (amount: string) => `The client says they paid ${amount}; that waits for your answer.`,
    restored: 'Some of this is as a restored file tells.',
  },
}

/** Looks up the sentence of a kind; undefined for a kind that is not known here. */
const ofKind = <Said>(said: Readonly<Record<string, Said>>, kind: string): Said | undefined =>
  said[kind]

/** Returns the event as plain words. An unknown kind is shown by its name. */
export function eventText(event: InvoiceEvent, currency: Currency): string {
  const { kind, number, recipient, missed, by } = event
  const payment = ofKind(historyWords.payments, kind)
  if (payment) return payment(settledText(event, currency))
  const credit = ofKind(historyWords.credits, kind)
  if (credit && number !== null) return credit(number, settledText(event, currency))
  const revision = ofKind(historyWords.revisions, kind)
  if (revision && number !== null) return revision(number)
  const mail = ofKind(historyWords.mails, kind)
  if (mail && recipient !== null) {
    return missed === null ? mail(recipient) : historyWords.missed(mail(recipient), missed)
  }
  const answer = ofKind(historyWords.answers, kind)
  if (answer) return answer(by)
  const name = kind.replaceAll('_', ' ')
  return ofKind(historyWords.happened, kind) ?? name.charAt(0).toUpperCase() + name.slice(1)
}

/** A link by which a client sees something, and how often it was opened. */
export type LiveLink = {
  token: string
  views: number
  /** Instants, ISO 8601 in UTC; null before the first view. */
  firstViewedAt: string | null
  lastViewedAt: string | null
}

/** The link of an invoice, unless it was revoked. A restored export may contribute to its views. */
export type ShareLink = LiveLink & { restored: boolean }

/**
 * The obstacles to deleting a document. Money that came in or went out and credit notes refuse the
 * deletion, as in the database; the owner is asked first when the client may know of the document.
 */
export function deletionOf({
  settled,
  credited,
  reach,
}: Pick<InvoiceSummary, 'settled' | 'credited' | 'reach'>): 'free' | 'asked' | 'refused' {
  if (settled.minor + credited.minor > 0) return 'refused'
  return reach === null ? 'free' : 'asked'
}

/** Returns one sentence for each way in which the client may know of an invoice. */
export function reachTexts({
  reach,
  currency,
}: Pick<InvoiceSummary, 'reach' | 'currency'>): string[] {
  if (reach === null) return []
  const { sharedAt, viewedAt, mailedAt, markedAt, claimedMinor, restored } = reach
  const { reach: words } = historyWords
  const dayOf = (instant: string) => dayInIndia(new Date(instant))
  return [
    sharedAt && words.shared(dayOf(sharedAt)),
    mailedAt && words.mailed(dayOf(mailedAt)),
    markedAt && words.marked(dayOf(markedAt)),
    viewedAt && words.viewed(dayOf(viewedAt)),
    claimedMinor && words.claimed(formatMoney(claimedMinor, currency)),
    restored && words.restored,
  ].filter((text) => typeof text === 'string')
}
