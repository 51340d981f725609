import * as v from 'valibot'
import { messages, required } from './messages.ts'
import { email, MAX_EMAIL, requiredLine } from './text.ts'

export const CODE_LENGTH = 6
/** Minutes; the Auth server's `otp_expiry` says the same in seconds. */
export const CODE_EXPIRY_MINUTES = 10
/** Seconds between two mails to one address; the Auth server's `max_frequency` says the same. */
export const RESEND_SECONDS = 60
export const MIN_PASSWORD = 8
/** bcrypt, which the Auth server uses, reads no more than 72 bytes. */
export const MAX_PASSWORD_BYTES = 72
export const MAX_NAME = 120

export const newPassword = v.pipe(
  v.string(required('Password')),
  v.minLength(MIN_PASSWORD, `Password must have at least ${MIN_PASSWORD} characters.`),
  v.maxBytes(MAX_PASSWORD_BYTES, `Password can have at most ${MAX_PASSWORD_BYTES} characters.`),
)

export const registrationSchema = v.object({
  name: requiredLine('Username', MAX_NAME),
  email,
  password: newPassword,
})
export type Registration = v.InferOutput<typeof registrationSchema>

export const credentialsSchema = v.object({
  email,
  password: v.pipe(v.string(required('Password')), v.nonEmpty(required('Password'))),
})
export type Credentials = v.InferOutput<typeof credentialsSchema>

export const codeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.length(CODE_LENGTH, `The code has exactly ${CODE_LENGTH} characters.`),
)

export const passwordRequestSchema = v.object({
  email: v.pipe(
    v.string(messages.emailEnterValid),
    v.trim(),
    v.toLowerCase(),
    v.includes('@', messages.emailEnterValid),
    v.regex(/^\P{Cc}*$/u, messages.emailEnterValid),
    v.maxLength(MAX_EMAIL, messages.emailEnterValid),
  ),
})

export const passwordResetSchema = v.pipe(
  v.object({ newPassword, confirmPassword: v.string() }),
  v.forward(
    v.check((form) => form.newPassword === form.confirmPassword, messages.passwordsDiffer),
    ['confirmPassword'],
  ),
)

export const passwordChangeSchema = v.pipe(
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty(required('Current password'))),
    newPassword,
    confirmPassword: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['currentPassword'], ['newPassword']],
      (form) => form.newPassword !== form.currentPassword,
      messages.passwordSame,
    ),
    ['newPassword'],
  ),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      (form) => form.newPassword === form.confirmPassword,
      messages.passwordsDiffer,
    ),
    ['confirmPassword'],
  ),
)

/** The signed-in person; `email` is the address of the account. */
export type User = { id: string; email: string; name: string }
