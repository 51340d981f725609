import { daysBetween, formatDay, type PlainDate } from '../dates.ts'
import { type KindWord, kindNames, kindWord } from '../document/kind-questions.ts'
import type { DocumentKind } from '../document/kinds.ts'
import type { Label } from './labels.ts'

export type MailLabel =
  | 'Thank you,'
  | 'You can accept or decline it there.'
  | 'If you have already paid, please ignore this message.'
  | 'View and answer'
  | 'View and pay'
  | 'To pay next'
  | 'Receipt'
  | 'Received'
  | 'Paid on'
  | 'Method'
  | 'Reference'
  | '(link left out)'
  | 'paid in full'
  | 'Kept for your next invoice'
  | 'in advance'

type Called = { kind: DocumentKind; number: string }

/** The texts that mails and WhatsApp messages to a client add to their document; amounts and days come as texts. */
export type MailWords = {
  say: (text: MailLabel) => string
  /** The mark that ends a sentence. */
  stop: string
  hello: (name: string) => string
  called: (document: Called) => string
  estimate: (called: string, amount: string, day: string) => string
  /** Names a credit note or a voucher; `original` is the document that it takes from. */
  note: (called: string, amount: string, original: Called | null) => string
  /** `state`: one of the next three. */
  invoice: (called: string, amount: string, state: string) => string
  done: (headline: Label) => string
  dueOn: (day: string) => string
  /** Whether some of it was paid before. */
  partDueOn: (asked: string, day: string, isRest: boolean) => string
  reminder: (called: string, asked: string, due: string) => string
  due: (dueDate: PlainDate, today: PlainDate) => string
  reminderSubject: (subject: string) => string
  /** To whom by UPI. */
  upi: (label: string, amount: string, vpa: string) => string
  view: (kind: DocumentKind) => string
  /** Why a mail came; behind it stands where to stop further ones. */
  why: (noun: KindWord | 'receipt' | 'statement', seller: string) => string
  received: (amount: string, tds: string | null) => string
  receiptSubject: (paid: string, whatFor: string) => string
  forInvoices: (numbers: string[]) => string
  thanks: (paid: string, day: string) => string
  invoiceNumber: (number: string) => string
  stillDue: (amount: string) => string
}

/** "due today", "due tomorrow (Nov 22, 2026)", "due in 3 days (…)", "3 days overdue (it was due on …)". */
function dueWords(dueDate: PlainDate, today: PlainDate): string {
  const days = daysBetween(today, dueDate)
  const day = formatDay(dueDate)
  if (days === 0) return 'due today'
  if (days === 1) return `due tomorrow (${day})`
  if (days > 1) return `due in ${days} days (${day})`
  return `${-days} ${days === -1 ? 'day' : 'days'} overdue (it was due on ${day})`
}

export const englishMail: MailWords = {
  say: (text) => text,
  stop: '.',
  hello: (name) => `Hello ${name},`,
  called: ({ kind, number }) => `${kindNames[kind].toLowerCase()} ${number}`,
  estimate: (called, amount, day) => `Here is ${called} for ${amount}, valid until ${day}`,
  note: (called, amount, original) => {
    const against = original ? `, against ${kindWord(original)} ${original.number}` : ''
    return `Here is ${called} for ${amount}${against}`
  },
  invoice: (called, amount, state) => `Here is ${called} for ${amount}, ${state}`,
  done: (headline) => headline.toLowerCase(),
  dueOn: (day) => `due on ${day}`,
  partDueOn: (asked, day, isRest) => `of which ${asked} is ${isRest ? 'still ' : ''}due on ${day}`,
  reminder: (called, asked, due) => `A friendly reminder: ${asked} for ${called} is ${due}`,
  due: dueWords,
  reminderSubject: (subject) => `Reminder: ${subject}`,
  upi: (label, amount, vpa) => `${label}: ${amount} to ${vpa}`,
  view: (kind) => `View ${kindWord({ kind })}`,
  why: (noun, seller) =>
    `This mail is about ${/^[ei]/.test(noun) ? 'an' : 'a'} ${noun} from ${seller}. If you want no more such mails:`,
  received: (amount, tds) => (tds === null ? amount : `${amount} and ${tds}`),
  receiptSubject: (paid, whatFor) => `Receipt: ${paid} ${whatFor}`,
  forInvoices: (numbers) =>
    numbers.length === 1 ? `for invoice ${numbers[0]}` : `for ${numbers.length} invoices`,
  thanks: (paid, day) => `Thank you for your payment of ${paid} on ${day}. This is its receipt.`,
  invoiceNumber: (number) => `Invoice ${number}`,
  stillDue: (amount) => `${amount} is still due`,
}
