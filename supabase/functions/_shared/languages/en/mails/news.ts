import { formatDay, monthName, type PlainDate } from '#domain/dates.ts'
import { formatPeriod } from '#domain/periods.ts'

const invoices = (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`)
const invoicesAre = (count: number) => `${invoices(count)} ${count === 1 ? 'is' : 'are'}`

/** The product's texts to sellers. Names, amounts and numbers arrive formatted. */
export const news = {
  lang: 'en',
  choosing: 'Choose which emails you get under Setting → Notifications.',
  linkLeftOut: '(link left out)',
  day: (day: PlainDate): string => formatDay(day),
  month: (month: PlainDate): string => formatPeriod('month', month),
  monthName: (month: PlainDate): string => monthName(month),
  method: (method: string): string => method,
  note: 'Note',
  name: 'Name',
  hello: (name: string): string => `Hello ${name},`,

  claimed: (client: string, amount: string): string => `${client} reported a payment of ${amount}`,
  claimWords: (claimed: string, number: string): string =>
    `${claimed} for invoice ${number}.\n\nIt does not count as paid yet. Check your account, then confirm or decline it.`,
  invoice: (number: string): string => `Invoice ${number}`,
  reported: 'Reported as paid',
  tds: 'TDS deducted',
  paidBy: 'Method',
  reference: 'Reference',
  confirm: 'Confirm or decline',

  answered: (client: string, number: string, accepted: boolean): string =>
    `${client} ${accepted ? 'accepted' : 'declined'} estimate ${number}`,
  answerWords: (answered: string, total: string): string => `${answered} for ${total}.`,
  estimate: (number: string): string => `Estimate ${number}`,
  accepted: 'Accepted',
  declined: 'Declined',
  makeInvoice: 'Convert to invoice',
  viewEstimate: 'View estimate',

  leavingSubject: (day: string): string => `Your account will be deleted on ${day}`,
  leaving: (day: string): string[] => [
    `we received a request to delete your account with all its invoices. On ${day} we erase everything for good. Until then we send no emails from it, and your clients’ links show nothing.`,
    'To keep your account, sign in before that day. If you did not ask for this, change your password when you have signed in.',
  ],
  account: 'Your account',
  erasedOn: 'Erased on',
  keep: 'Sign in and keep it',
  leavingFoot: 'We send this email whenever someone asks to delete an account.',

  security: {
    factor_added: {
      subject: 'An authenticator app was added to your account',
      words:
        'Signing in now also asks for a code from this app. All other devices were signed out.',
    },
    factor_removed: {
      subject: 'An authenticator app was removed from your account',
      words:
        'Its codes no longer work. Without any authenticator app, your password alone signs in.',
    },
    codes_made: {
      subject: 'Your recovery codes were replaced',
      words: 'New recovery codes were made. The earlier ones no longer work.',
    },
    code_used: {
      subject: 'A recovery code was used on your account',
      words:
        'Your authenticator apps were removed with it, so your password alone signs in. Turn two-step verification on again as soon as you can.',
    },
    key_made: {
      subject: 'A key for programs was made in your account',
      words:
        'Whoever has this key can read your invoices and clients, and change what you allowed it to.',
    },
    member_invited: {
      subject: 'Somebody was invited to your business',
      words: 'Whoever accepts the invitation can open your invoices, clients and reports.',
    },
    member_joined: {
      subject: 'An invitation to your business was accepted',
      words: 'The new member can open your invoices, clients and reports from now on.',
    },
    member_changed: {
      subject: 'The role of a member of your business was changed',
      words:
        'A partner can change your invoices and clients. An accountant can only read them, comment, mark what was checked, filed or rejected, and name ledgers for Tally.',
    },
    webhook_made: {
      subject: 'A webhook was set up in your account',
      words: 'Its address is told what happens to your invoices and payments from now on.',
    },
    payment_details: {
      subject: 'Your payment details were changed',
      words:
        'Clients who open your invoices now pay to another UPI ID or bank account than before.',
    },
  },
  webhookOff: (host: string): string => `Your webhook at ${host} was switched off`,
  webhookWhy: {
    gone: 'its receiver answered that it is gone (410), so we send nothing there any more.',
    failing:
      'nothing arrived there for five days, however often we tried, so we send nothing there any more.',
  },
  webhookAgain:
    'When its receiver works again, switch the webhook on. What happened meanwhile is not sent later.',
  webhookTitle: 'Webhook',
  webhookSince: 'Failing since',
  webhookOffAt: 'Switched off',
  webhookFoot: 'We send this email whenever a webhook is switched off.',
  notYou: 'If this was not you, change your password and sign out all other devices.',
  changedAt: 'Changed',
  changedName: 'Name',
  openSecurity: 'Check security settings',
  openPayments: 'Check payment details',
  openMembers: 'Check your members',
  openConnections: 'Check your connections',
  securityFoot: 'We send this email whenever something changes that protects your account.',
  instant: (at: string): string =>
    new Intl.DateTimeFormat('en-IN', {
      ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' },
    }).format(new Date(at)),

  invitation: {
    subject: (by: string, business: string): string => `${by} invites you to work for ${business}`,
    words: (by: string, business: string): string => `${by} asks you to work for ${business} here.`,
    may: {
      partner:
        'A partner does everything but what concerns the account itself: members, keys, payment details, export, restore and deleting it.',
      accountant:
        'An accountant reads and downloads everything, comments, marks what was checked, filed or rejected, and names ledgers for Tally.',
    },
    as: 'Your role',
    roles: { partner: 'Partner', accountant: 'Accountant' },
    by: 'Invited by',
    open: 'See the invitation',
    foot: (by: string): string =>
      `The link works once, for seven days, and for this email address alone. If you do not know ${by}, ignore this email. To stop emails from this sender:`,
  },

  edfSubject: (month: string, day: string): string =>
    `Export declaration for ${month} is due on ${day}`,
  edf: (month: string, day: string): string =>
    `you invoiced clients abroad in ${month}, so your bank wants an export declaration (EDF) by ${day}. The list is ready to download. If you have filed it, mark the month as filed. Check with your accountant.`,
  edfTitle: (month: string): string => `Export declaration, ${month}`,
  edfDue: 'Due by',
  edfInvoices: 'Invoices on the list',
  openExports: 'Open exports',

  summarySubject: (month: string, invoiced: string, received: string): string =>
    `${month}: ${invoiced} invoiced, ${received} received`,
  summary: (month: string, business: string): string =>
    `here is your summary of ${month} for ${business}.`,
  overdue: (count: number): string => `${invoicesAre(count)} overdue. A reminder takes a minute.`,
  nothingOverdue: 'Nothing is overdue.',
  invoiced: 'Invoiced',
  invoicedIn: (month: string): string => `Invoiced in ${month}`,
  invoices: 'Invoices',
  received: 'Received',
  credited: 'Credited',
  owed: 'Owed to you today',
  ages: [
    'Not due yet',
    '1 to 30 days late',
    '31 to 60 days late',
    '61 to 90 days late',
    'More than 90 days late',
  ],
  inNoSum: 'Not in the totals',
  withoutRate: (count: number): string => `${invoicesAre(count)} without an exchange rate`,
  columns: ['Invoice', 'Client', 'Late', 'Balance'],
  daysLate: (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`,
  seeOverdue: 'See overdue invoices',
  openDashboard: 'Open the dashboard',
}
