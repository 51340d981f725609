import { dayOnScreen, type PlainDate } from '#domain/dates.ts'
import { amounts } from './amounts.ts'

/** The history of a document. */
export const history = {
  area: 'history',
  both: amounts.both,
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
} as const
