import type { Refusals } from '#languages/words.ts'
import { money } from '../money.ts'
import { waitText } from '../waits.ts'

/** Mails. */
export const mailsRefusals = {
  mails_of_day: ({ most, seconds }) =>
    `An account of this age can send ${most} emails a day. Try again in ${waitText(seconds)}, or send the link yourself.`,
  mails_to_address: ({ address, seconds }) =>
    `Too many emails have gone to ${address}. Try again in ${waitText(seconds)}, or send the link yourself.`,
  mails_of_host: 'No more emails can be sent today. Try again tomorrow, or send the link yourself.',
  mails_of_hour: ({ seconds }) => `Too many emails in one hour. Try again in ${waitText(seconds)}.`,
  mails_stopped: ({ address }) =>
    `${address} has asked for no more emails from here. Send the link yourself.`,
  mail_recipients_number: money.mailRecipientsNumber,
  mail_recipients_invalid: 'Enter valid email addresses, each only once.',
  mail_unchangeable: 'A sent email cannot be changed.',
  mail_on_its_way: 'This email is already being sent.',
  mail_kind_unknown: 'Choose invoice or reminder.',
  mail_outcome_unknown: 'The outcome of an email must be sent, unsure or refused.',
  mail_name_link:
    'Your business name on this invoice contains a link, so it cannot be emailed. Send the link to the invoice yourself.',
  mail_failed: 'The mail server did not accept the email. Please try again in a moment.',
  mail_refused: 'The mail server rejects emails to this address.',
  mail_unsure:
    'The connection to the mail server broke, so the email may have been sent. Ask your client before you send it again.',
  mail_still_unsure:
    'This email may have been sent already, so it was not sent again. If your client did not receive it, send it as a new email.',
  mail_unrecorded:
    'The email was sent, but the history could not be updated. Do not send it again.',
  mail_unconfigured: money.mailUnconfigured,
  stop_link_unknown: 'This link was not found. It may be incomplete.',
  stop_scope_unknown: 'Choose sender or all.',
} satisfies Refusals
