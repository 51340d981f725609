/**
 * Refusals of the hosted Auth server, read off its source (supabase/auth 2.196, internal/api), for
 * a client that asks for the API version 2024-01-01; with the sentences that people are told.
 */
export type Refused = {
  name: string
  status: number
  code: string
  message: string
  /** Set for a weak password. */
  reasons?: string[]
  /** The product's own reason, where the server's code is not enough. */
  reason?: string
  params?: object
  told: string
  field?: string
}

const taken = 'An account with this email already exists. Sign in instead.'

export const authContract = {
  mailedTooRecently: {
    name: 'a second mail to one address within the minute',
    status: 429,
    code: 'over_email_send_rate_limit',
    message: 'For security purposes, you can only request this after 42 seconds.',
    reason: 'code_too_soon',
    params: { seconds: 42 },
    told: 'You can ask for a new code in 42 seconds.',
  },
  mailsUsedUp: {
    name: 'one mail more than the project may send in an hour',
    status: 429,
    code: 'over_email_send_rate_limit',
    message: 'email rate limit exceeded',
    told: 'No more emails can be sent at the moment. Try again in an hour.',
  },
  requestsUsedUp: {
    name: 'one request more than an address may send',
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
    told: 'Too many attempts. Wait five minutes, then try again.',
  },
  notAuthorized: {
    name: 'an address outside of the team, without a mail server',
    status: 400,
    code: 'email_address_not_authorized',
    message: 'Email address "asha@studio.example" cannot be used as it is not authorized',
    told: 'Emails cannot be sent to this address yet. Write to support@bahi.example.',
    field: 'email',
  },
  noMailbox: {
    name: 'an address whose domain takes no mail',
    status: 400,
    code: 'email_address_invalid',
    message: 'Email address "asha@studio.example" is invalid',
    told: 'Emails cannot be delivered to this address. Check it for mistakes.',
    field: 'email',
  },
  weakPassword: {
    name: 'a password that is too short for the host',
    status: 422,
    code: 'weak_password',
    message: 'Password should be at least 8 characters.',
    reasons: ['length'],
    params: { reasons: ['length'], least: 8, characters: '' },
    told: 'Password must have at least 8 characters.',
  },
  currentPasswordMissing: {
    name: 'a new password without the current one',
    status: 400,
    code: 'current_password_required',
    message: 'Current password required when setting new password.',
    told: 'Current password is required.',
    field: 'currentPassword',
  },
  currentPasswordWrong: {
    name: 'a new password with a wrong current one',
    status: 400,
    code: 'current_password_invalid',
    message: 'Current password required when setting new password.',
    told: 'Your current password is wrong.',
    field: 'currentPassword',
  },
  samePassword: {
    name: 'a new password that is the current one',
    status: 422,
    code: 'same_password',
    message: 'New password should be different from the old password.',
    told: 'New password must be different from your current one.',
    field: 'newPassword',
  },
  codeExpired: {
    name: 'a wrong or expired code',
    status: 403,
    code: 'otp_expired',
    message: 'Token has expired or is invalid',
    told: 'This code is wrong or has expired. Ask for a new one.',
  },
  wrongPassword: {
    name: 'a wrong password',
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
    told: 'Email or password is wrong.',
  },
  notConfirmed: {
    name: 'the right password of an address that is not confirmed',
    status: 400,
    code: 'email_not_confirmed',
    message: 'Email not confirmed',
    told: 'Verify your email before you sign in.',
  },
  accountExists: {
    name: 'a sign-up for a known address where the server confirms by itself',
    status: 422,
    code: 'user_already_exists',
    message: 'User already registered',
    told: taken,
    field: 'email',
  },
} satisfies Record<string, Refused>

/** The answer as it goes over the wire. */
export const refusedAs = ({ status, code, message, reasons }: Refused) =>
  Response.json(
    { code, message, ...(reasons && { weak_password: { reasons } }) },
    { status, headers: { 'X-Supabase-Api-Version': '2024-01-01', 'X-Sb-Error-Code': code } },
  )

/** The answer to a sign-up for a confirmed address: a fake user, so that a stranger learns as little as possible. */
export const sanitizedUser = (email: string) => ({
  id: '6f1c0f5e-3f0a-4a53-9a9f-0b8f6f4f2b12',
  aud: 'authenticated',
  role: '',
  email,
  phone: '',
  confirmation_sent_at: '2026-11-20T10:00:00Z',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { name: 'Asha' },
  identities: [],
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  is_anonymous: false,
})

/** Refusals with nothing to tell. */
export const wordless = [{}, [], null, 0, '']
