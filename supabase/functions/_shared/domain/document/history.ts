import type { history } from '#languages/en/messages/history.ts'
import type { Words } from '#languages/words.ts'
import { dayInIndia } from '../dates.ts'
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
  /**
   * The person of the business, or the program, who did it: `name` is null of the owner, `id` of a program and in a
   * restored export. Null of a client, and of what runs by itself.
   */
  actor: { id: string | null; name: string | null } | null
  /** The number of the other document involved: a credit note, the invoice of an estimate, or the replacement. */
  number: string | null
  /** An export that was restored here tells it; nobody here saw it happen. */
  restored: boolean
}

export type HistoryWords = Words<typeof history>

/** Looks up the sentence of a kind; undefined for a kind that is not known here. */
const ofKind = <Said>(said: Readonly<Record<string, Said>>, kind: string): Said | undefined =>
  said[kind]

/** Returns the event as plain words. An unknown kind is shown by its name. */
export function eventText(words: HistoryWords, event: InvoiceEvent, currency: Currency): string {
  const { kind, number, recipient, missed, by } = event
  const payment = ofKind(words.payments, kind)
  if (payment) return payment(settledText(words, event, currency))
  const credit = ofKind(words.credits, kind)
  if (credit && number !== null) return credit(number, settledText(words, event, currency))
  const revision = ofKind(words.revisions, kind)
  if (revision && number !== null) return revision(number)
  const mail = ofKind(words.mails, kind)
  if (mail && recipient !== null) {
    return missed === null ? mail(recipient) : words.missed(mail(recipient), missed)
  }
  const answer = ofKind(words.answers, kind)
  if (answer) return answer(by)
  const name = kind.replaceAll('_', ' ')
  return ofKind(words.happened, kind) ?? name.charAt(0).toUpperCase() + name.slice(1)
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
export function reachTexts(
  { reach: words }: Pick<HistoryWords, 'reach'>,
  { reach, currency }: Pick<InvoiceSummary, 'reach' | 'currency'>,
): string[] {
  if (reach === null) return []
  const { sharedAt, viewedAt, mailedAt, markedAt, claimedMinor, restored } = reach
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
