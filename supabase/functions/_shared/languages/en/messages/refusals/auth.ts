import { product } from '#domain/product.ts'
import type { Refusals } from '#languages/words.ts'
import { account } from '../account.ts'
import { counted } from '../counted.ts'

const taken = 'An account with this email already exists. Please sign in.'

/** Refusals of the Auth server by its own codes; `captcha_missing`, `code_too_soon` and the parts of `weak_password` are ours. */
export const authRefusals = {
  invalid_credentials: 'Email or password is wrong.',
  email_not_confirmed: 'Please verify your email before you log in.',
  otp_expired: 'This code is wrong or has expired. Ask for a new one.',
  user_already_exists: taken,
  email_exists: taken,
  user_missing: 'Login failed. User data missing.',
  code_too_soon: ({ seconds }) => counted.codeTooSoon({ seconds }),
  over_request_rate_limit: 'Too many attempts. Please wait five minutes, then try again.',
  over_email_send_rate_limit:
    'No more mails can be sent at the moment. Please try again in an hour.',
  email_address_invalid: 'No mail can be delivered to this address. Please check it.',
  email_address_not_authorized: `No mail can be sent to this address yet. Please write to ${product.supportEmail}.`,
  captcha_missing: 'Please answer the check that you are a person.',
  captcha_failed: 'The check that you are a person did not pass. Please answer it again.',
  weak_password_length: ({ least }) => `Password should be at least ${least} characters.`,
  weak_password_characters: ({ characters }) =>
    `Password should contain at least one character of each: ${characters}.`,
  weak_password_pwned:
    'Password is known to be weak and easy to guess, please choose a different one.',
  same_password: account.passwordSame,
  current_password_required: counted.required({ label: 'currentPassword' }),
  current_password_invalid: 'Your current password is wrong.',
} satisfies Refusals
