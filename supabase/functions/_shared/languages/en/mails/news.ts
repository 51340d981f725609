import { formatDay, monthName, type PlainDate } from '#domain/dates.ts'
import { formatPeriod } from '#domain/periods.ts'

const invoices = (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`)
const invoicesAre = (count: number) => `${invoices(count)} ${count === 1 ? 'is' : 'are'}`

/** The product's texts to sellers. Names, amounts and numbers arrive formatted. */
export const news = {
  lang: 'en',
  choosing: 'Which emails you get is up to you: Settings, Notifications.',
  linkLeftOut: '(link left out)',
  day: (day: PlainDate): string => formatDay(day),
  month: (month: PlainDate): string => formatPeriod('month', month),
  monthName: (month: PlainDate): string => monthName(month),
  method: (method: string): string => method,
  note: 'Note',
  name: 'Name',
  hello: (name: string): string => `Hello ${name},`,

  claimed: (client: string, amount: string): string => `${client} says they have paid ${amount}`,
  claimWords: (claimed: string, number: string): string =>
    `${claimed} for invoice ${number}.\n\nNothing is counted yet. Check your account, then confirm or decline it.`,
  invoice: (number: string): string => `Invoice ${number}`,
  reported: 'Reported as paid',
  paidBy: 'Method',
  reference: 'Reference',
  confirm: 'Confirm or decline',

  answered: (client: string, number: string, accepted: boolean): string =>
    `${client} ${accepted ? 'accepted' : 'declined'} estimate ${number}`,
  answerWords: (answered: string, total: string): string => `${answered} for ${total}.`,
  estimate: (number: string): string => `Estimate ${number}`,
  accepted: 'Accepted',
  declined: 'Declined',
  makeInvoice: 'Make the invoice',
  viewEstimate: 'View estimate',

  leavingSubject: (day: string): string => `Your account is to be deleted on ${day}`,
  leaving: (day: string): string[] => [
    `we were asked to delete your account with all its invoices. On ${day} everything is erased for good. Until then nothing of it is mailed, and the links of your clients rest.`,
    'To keep it, log in before that day: any login stops it. If it was not you who asked, choose another password then.',
  ],
  account: 'Your account',
  erasedOn: 'Erased on',
  keep: 'Log in and keep it',
  leavingFoot: 'This email comes whenever an account is to be deleted.',

  summarySubject: (month: string, invoiced: string, received: string): string =>
    `${month}: ${invoiced} invoiced, ${received} received`,
  summary: (month: string, business: string): string =>
    `this is what ${month} was for ${business}.`,
  overdue: (count: number): string => `${invoicesAre(count)} overdue. A reminder takes a minute.`,
  nothingOverdue: 'Nothing is overdue.',
  invoiced: 'Invoiced',
  invoicedIn: (month: string): string => `Invoiced in ${month}`,
  invoices: 'Invoices',
  received: 'Received',
  credited: 'Credited',
  owed: 'Owed to you today',
  ages: ['Of it not due yet', '1 to 30 days late', '31 to 60 days late', 'Later still'],
  inNoSum: 'In no sum',
  withoutRate: (count: number): string => `${invoicesAre(count)} without an exchange rate`,
  columns: ['Invoice', 'Client', 'Late', 'Balance'],
  daysLate: (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`,
  seeOverdue: 'See what is overdue',
  openDashboard: 'Open the dashboard',
}
