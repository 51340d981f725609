import type { Refusals } from '#languages/words.ts'
import { money } from '../money.ts'
import { waitText } from '../waits.ts'

/** Mails. */
export const mailsRefusals = {
  mails_of_day: ({ most, seconds }) =>
    `An account of this age can send ${most} mails a day. Please try again after ${waitText(seconds)}, or send the link yourself.`,
  mails_to_address: ({ address, seconds }) =>
    `${address} has had many mails. Please try again after ${waitText(seconds)}, or send the link yourself.`,
  mails_of_host:
    'No more mails can be sent today. Please try again tomorrow, or send the link yourself.',
  mails_of_hour: ({ seconds }) =>
    `That is many mails in an hour. Please try again after ${waitText(seconds)}.`,
  mails_stopped: ({ address }) =>
    `${address} has asked for no more mails from here. Please send the link yourself.`,
  mail_recipients_number: money.mailRecipientsNumber,
  mail_recipients_invalid: 'Please name valid email addresses, each of them once.',
  mail_unchangeable: 'A mail that was sent cannot be changed.',
  mail_on_its_way: 'This mail is being sent.',
  mail_kind_unknown: 'Please choose invoice or reminder.',
  mail_outcome_unknown: 'A mail ends as sent, unsure or refused.',
  mail_name_link:
    'The name of your business on this invoice holds a link, so no mail goes out in that name. Please send the link of the invoice yourself.',
  mail_failed: 'The mail server did not take the mail. Please try again in a moment.',
  mail_refused: 'The mail server refuses mail to this address.',
  mail_unsure:
    'The mail server broke off: the mail may have gone out. Ask your client before you send it again.',
  mail_still_unsure:
    'This mail may have gone out already, so it is not sent a second time. If your client has not got it, send it again as a new mail.',
  mail_unrecorded:
    'The mail went out, but it could not be noted in the history. Do not send it again.',
  mail_unconfigured: money.mailUnconfigured,
  stop_link_unknown: 'This link is not known. It may be incomplete.',
  stop_scope_unknown: 'Please choose sender or all.',
} satisfies Refusals
