import { daysBetween, formatDay, type PlainDate } from '#domain/dates.ts'
import { kindNames, kindWord } from '#domain/document/kind-questions.ts'
import type { DocumentKind } from '#domain/document/kinds.ts'
import { type Label, labels } from './labels.ts'

type Called = { kind: DocumentKind; number: string }

/** A client is mailed documents, and what has no kind of its own. */
export type MailedKind = DocumentKind | 'receipt' | 'statement'

/** "due today", "due tomorrow (Nov 22, 2026)", "due in 3 days (…)", "3 days overdue (it was due on …)". */
function due(dueDate: PlainDate, today: PlainDate): string {
  const days = daysBetween(today, dueDate)
  const day = formatDay(dueDate)
  if (days === 0) return 'due today'
  if (days === 1) return `due tomorrow (${day})`
  if (days > 1) return `due in ${days} days (${day})`
  return `${-days} ${days === -1 ? 'day' : 'days'} overdue (it was due on ${day})`
}

const nounOf = (kind: MailedKind) =>
  kind === 'receipt' || kind === 'statement' ? kind : kindWord({ kind })

/** The texts that mails and WhatsApp messages to a client add to their document; amounts and days come as texts. */
export const mail = {
  labels: {
    thanks: 'Thank you,',
    answerThere: 'You can accept or decline it there.',
    ignoreIfPaid: 'If you have already paid, please ignore this message.',
    viewAndAnswer: 'View and answer',
    viewAndPay: 'View and pay',
    toPayNext: 'To pay next',
    receipt: 'Receipt',
    received: 'Received',
    paidOn: 'Paid on',
    method: 'Method',
    reference: 'Reference',
    linkLeftOut: '(link left out)',
    paidInFull: 'paid in full',
    keptForNext: 'Kept for your next invoice',
    inAdvance: 'in advance',
  },
  /** The mark that ends a sentence. */
  stop: '.',
  hello: (name: string) => `Hello ${name},`,
  called: ({ kind, number }: Called) => `${kindNames[kind].toLowerCase()} ${number}`,
  estimate: (called: string, amount: string, day: string) =>
    `Here is ${called} for ${amount}, valid until ${day}`,
  /** Names a credit note or a voucher; `original` is the document that it takes from. */
  note: (called: string, amount: string, original: Called | null) => {
    const against = original ? `, against ${kindWord(original)} ${original.number}` : ''
    return `Here is ${called} for ${amount}${against}`
  },
  /** `state`: one of the next three. */
  invoice: (called: string, amount: string, state: string) =>
    `Here is ${called} for ${amount}, ${state}`,
  done: (headline: Label) => labels[headline].toLowerCase(),
  dueOn: (day: string) => `due on ${day}`,
  /** `isRest` is true when a part was paid before. */
  partDueOn: (asked: string, day: string, isRest: boolean) =>
    `of which ${asked} is ${isRest ? 'still ' : ''}due on ${day}`,
  reminder: (called: string, asked: string, due: string) =>
    `A friendly reminder: ${asked} for ${called} is ${due}`,
  due,
  reminderSubject: (subject: string) => `Reminder: ${subject}`,
  /** Names the payee by UPI. */
  upi: (label: string, amount: string, vpa: string) => `${label}: ${amount} to ${vpa}`,
  view: (kind: DocumentKind) => `View ${kindWord({ kind })}`,
  /** Explains why a mail came. */
  why: (kind: MailedKind, seller: string) => {
    const noun = nounOf(kind)
    const article = /^[ei]/.test(noun) ? 'an' : 'a'
    return `This email is about ${article} ${noun} from ${seller}.`
  },
  /** Stands before the link that stops further ones. */
  stopHere: 'To stop these emails:',
  received: (amount: string, tds: string | null) =>
    tds === null ? amount : `${amount} and ${tds}`,
  receiptSubject: (paid: string, whatFor: string) => `Receipt: ${paid} ${whatFor}`,
  forInvoices: (numbers: string[]) =>
    numbers.length === 1 ? `for invoice ${numbers[0]}` : `for ${numbers.length} invoices`,
  thanks: (paid: string, day: string) =>
    `Thank you for your payment of ${paid} on ${day}. This is your receipt.`,
  invoiceNumber: (number: string) => `Invoice ${number}`,
  stillDue: (amount: string) => `${amount} is still due`,
}
