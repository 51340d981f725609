import { product } from '#domain/product.ts'
import type { Refusals } from '#languages/words.ts'
import { account } from '../account.ts'
import { counted } from '../counted.ts'

const taken = 'An account with this email already exists. Sign in instead.'

/** Refusals of the Auth server by its own codes; `captcha_missing`, `code_too_soon` and the parts of `weak_password` are ours. */
export const authRefusals = {
  invalid_credentials: 'Email or password is wrong.',
  email_not_confirmed: 'Verify your email before you sign in.',
  otp_expired: 'This code is wrong or has expired. Ask for a new one.',
  user_already_exists: taken,
  email_exists: taken,
  user_missing: 'Login failed. User data missing.',
  code_too_soon: ({ seconds }) => counted.codeTooSoon({ seconds }),
  over_request_rate_limit: 'Too many attempts. Wait five minutes, then try again.',
  over_email_send_rate_limit: 'No more emails can be sent at the moment. Try again in an hour.',
  email_address_invalid: 'Emails cannot be delivered to this address. Check it for mistakes.',
  email_address_not_authorized: `Emails cannot be sent to this address yet. Write to ${product.supportEmail}.`,
  captcha_missing: 'Complete the check that you are a person.',
  captcha_failed: 'The check that you are a person failed. Complete it again.',
  weak_password_length: ({ least }) => counted.passwordTooShort({ least }),
  weak_password_characters: ({ characters }) =>
    `Password must have at least one of each: ${characters}.`,
  weak_password_pwned: 'This password is easy to guess. Choose a different one.',
  same_password: account.passwordSame,
  current_password_required: counted.required({ label: 'currentPassword' }),
  current_password_invalid: 'Your current password is wrong.',
  mfa_verification_failed: 'This code is wrong. Enter the one that your app shows now.',
  mfa_challenge_expired: 'This code came too late. Enter the one that your app shows now.',
  mfa_factor_name_conflict: 'Another authenticator already has this name.',
  mfa_factor_not_found: 'This authenticator was already removed.',
  too_many_enrolled_mfa_factors: 'You can add at most five authenticators. Remove one first.',
} satisfies Refusals
