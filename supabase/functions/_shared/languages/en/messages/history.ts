import { dayOnScreen, type PlainDate } from '#domain/dates.ts'
import { amounts } from './amounts.ts'

/** The history of a document. */
export const history = {
  area: 'history',
  both: amounts.both,
  /** Added to events that come from a restored export. */
  restored: 'from a restored file',
  /** By kind of event. */
  happened: {
    created: 'Created',
    deleted: 'Deleted',
    restored: 'Restored',
    write_off_undone: 'Write-off undone',
    marked_sent: 'Marked as sent',
    shared: 'Link created',
    link_renewed: 'New link created, old link stopped',
    link_revoked: 'Sharing stopped',
    shipping_noted: 'Shipping bill removed',
    acceptance_noted: 'Payment terms changed',
    mailing_failed: 'Automatic email could not be sent yet',
    mailing_given_up: 'Automatic email could not be sent and will not be tried again',
    mailing_stopped: 'Automatic email not sent: your client asked for no more emails',
    mailing_unsure: 'Automatic email may not have arrived and will not be sent again',
    receipt_failed: 'Receipt could not be sent yet',
    receipt_given_up: 'Receipt could not be sent and will not be tried again',
    receipt_stopped: 'Receipt not sent: your client asked for no more emails',
    receipt_unsure: 'Receipt may not have arrived and will not be sent again',
    reminder_failed: 'Reminder could not be sent yet',
    reminder_given_up: 'Reminder could not be sent and will not be tried again',
    reminder_stopped: 'Reminder not sent: your client asked for no more emails',
    reminder_unsure: 'Reminder may not have arrived and will not be sent again',
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
    shipping_noted: (number: string) => `Shipping bill ${number} added`,
  },
  mails: {
    sent: (recipient: string) => `Sent to ${recipient}`,
    reminded: (recipient: string) => `Reminder sent to ${recipient}`,
    receipt_sent: (recipient: string) => `Receipt sent to ${recipient}`,
    mail_unsure: (recipient: string) =>
      `Email to ${recipient} may not have arrived and will not be sent again automatically`,
  },
  /** Added to a mail that did not reach everyone. */
  missed: (sent: string, missed: string) => `${sent}, but not to ${missed}`,
  /** By the person who answered; null when the owner noted it. */
  answers: {
    estimate_accepted: (by: string | null) =>
      by === null ? 'Marked as accepted' : `Accepted by ${by}`,
    estimate_declined: (by: string | null) =>
      by === null ? 'Marked as declined' : `Declined by ${by}`,
  },
  reach: {
    shared: (day: PlainDate) => `You shared it on ${dayOnScreen(day)}.`,
    mailed: (day: PlainDate) => `You emailed it on ${dayOnScreen(day)}.`,
    marked: (day: PlainDate) => `You marked it as sent on ${dayOnScreen(day)}.`,
    viewed: (day: PlainDate) => `The client opened it, last on ${dayOnScreen(day)}.`,
    claimed: (amount: string) =>
      `The client reported a payment of ${amount}. Confirm or decline it first.`,
    restored: 'Some of this comes from a restored file.',
  },
} as const
