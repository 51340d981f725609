import { dayOnScreen } from '#domain/dates.ts'
import { formatWhole } from '#domain/money.ts'
import { product } from '#domain/product.ts'
import type { Refusals } from '#languages/words.ts'
import { named } from '../../names/fields.ts'
import { account } from '../account.ts'
import { business } from '../business.ts'
import { counted } from '../counted.ts'
import { inSeconds } from '../waits.ts'

/** Logging in, what is asked of every value, the profile and the business. */
export const accountRefusals = {
  login_required: 'Sign in to continue.',
  login_again: 'Confirm once more that it is you, then try again.',
  second_factor_required: 'Enter the code from your authenticator app.',
  code_needed: 'Enter the code from your authenticator app to make this change.',
  password_needed: 'Enter your password to make this change.',
  factor_missing: 'Turn on two-step verification first.',
  recovery_code_wrong: 'This recovery code is wrong or was already used.',
  key_wrong: 'This key is wrong, has ended or has expired.',
  key_and_session: 'Send a key alone, without another token.',
  key_not_allowed: 'No key may do this. Do it in the app.',
  key_scope_missing: ({ scope }) => `This key needs the scope “${scope}”.`,
  key_day_wrong: 'A key’s last day is today or later, within ten years.',
  keys_full: ({ most }) => `You can have ${most} keys at most. End one that you no longer need.`,
  member_may_not: 'Your role in this business does not allow this. Ask its owner.',
  members_closed: 'This server does not let members in yet. Whoever hosts it can finish the setup.',
  not_a_member: 'You no longer work for this business.',
  member_already: 'This person works for your business already.',
  member_missing: 'This person no longer works for your business.',
  members_full: ({ most }) =>
    `A business can have ${most} members and open invitations at most. Remove one that you no longer need.`,
  invitation_gone:
    'This invitation was used or withdrawn, or has expired, or it is for another email address.',
  comments_full: ({ most }) => `A document can have ${most} comments at most.`,
  webhook_url_wrong: account.webhookUrlWrong,
  webhook_not_found: 'This webhook was not found, or it is off.',
  webhook_off: 'Switch this webhook on first.',
  webhooks_full: ({ most }) =>
    `You can have ${most} webhooks at most. Remove one that you no longer need.`,
  session_expired: 'Your session has expired. Sign in again.',
  not_allowed: 'You are not allowed to do this. Sign in again.',
  already_there: 'This already exists.',
  malformed: 'A value has the wrong format.',
  value_not_allowed: 'A value is not allowed.',
  required: ({ label }) => counted.required({ label }),
  not_one_line: ({ label }) =>
    `${named(label)} must be one line of text, without spaces at its start or end.`,
  too_long: ({ label, most }) => counted.tooLong({ label, limit: most }),
  days_turned: counted.daysTurned,
  date_out_of_range: 'The date must be between 1900 and 2999.',
  too_many_requests: ({ seconds }) => `Too many requests. Try again in ${inSeconds(seconds)}.`,
  changes_used_up: ({ most }) =>
    `An account can make at most ${formatWhole(most)} changes a day. Try again tomorrow.`,
  storage_full: `The storage of this account is full. Write to ${product.supportEmail}.`,
  storage_young: ({ most, day }) =>
    `A new account can store ${formatWhole(most)} MB, and more from ${dayOnScreen(day)}. Try again then, or write to ${product.supportEmail}.`,
  one_row_only: 'Only one row can be changed at a time.',
  request_used: ({ of }) => `This request was already used for another ${of}.`,

  name_unfit: 'Name is empty or too long.',
  email_invalid: account.emailInvalid,
  phone_invalid: account.phoneInvalid,
  postal_code_invalid: account.postalCodeInvalid,
  state_unknown: counted.notInList({ label: 'aState' }),
  birth_date_invalid: account.birthDateInvalid,
  upi_id_invalid: business.upiIdInvalid,
  account_holder_unfit: 'Account holder name must be one line of at most 120 characters.',
  account_number_invalid: business.accountNumberInvalid,
  ifsc_invalid: business.ifscInvalid,
  account_incomplete: 'Enter the account holder name, the account number and the IFSC.',
  picture_invalid: account.pictureInvalid,
  bank_without_account: business.bankNameNeedsAccount,
  bank_name_unfit: 'Bank name must be one line of at most 120 characters.',
  swift_invalid: business.swiftInvalid,
  iec_invalid: business.iecInvalid,
  ad_code_invalid: business.adCodeInvalid,

  no_connection: 'Check your connection and try again.',
  business_required: 'Set up your business before you create an invoice.',
  image_kept: 'A picture on an issued invoice cannot be changed.',
} satisfies Refusals
