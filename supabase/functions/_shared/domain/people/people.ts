import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { type LanguageCode, languageCodes } from '#languages/languages.ts'
import { isPlainDate, type PlainDate } from '../dates.ts'
import { email, MAX_EMAIL, phone, requiredLine } from '../text.ts'
import { MAX_CITY } from './choices.ts'

export const CODE_LENGTH = 6
/** Minutes; the Auth server's `otp_expiry` says the same in seconds. */
export const CODE_EXPIRY_MINUTES = 10
/** Seconds between two mails to one address; the Auth server's `max_frequency` says the same. */
export const RESEND_SECONDS = 60
export const MIN_PASSWORD = 8
/** bcrypt, which the Auth server uses, reads no more than 72 bytes. */
const MAX_PASSWORD_BYTES = 72
const MAX_NAME = 120

export const newPassword = v.pipe(
  v.string(message('required', { label: 'password' })),
  v.minLength(MIN_PASSWORD, message('passwordTooShort', { least: MIN_PASSWORD })),
  v.maxBytes(MAX_PASSWORD_BYTES, message('passwordTooLong', { most: MAX_PASSWORD_BYTES })),
)

/** A missing language stays as it is; a new account without one gets English. */
const language = v.optional(
  v.picklist(languageCodes, message('personLanguageUnknown', { languages: languageCodes })),
)

export const registrationSchema = v.object({
  name: requiredLine('username', MAX_NAME),
  email,
  password: newPassword,
  language,
})
export type Registration = v.InferOutput<typeof registrationSchema>

export const credentialsSchema = v.object({
  email,
  password: v.pipe(
    v.string(message('required', { label: 'password' })),
    v.nonEmpty(message('required', { label: 'password' })),
  ),
})
export type Credentials = v.InferOutput<typeof credentialsSchema>

export const codeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.length(CODE_LENGTH, message('codeLength', { length: CODE_LENGTH })),
)

export const passwordRequestSchema = v.object({
  email: v.pipe(
    v.string(message('emailEnterValid')),
    v.trim(),
    v.toLowerCase(),
    v.includes('@', message('emailEnterValid')),
    v.regex(/^\P{Cc}*$/u, message('emailEnterValid')),
    v.maxLength(MAX_EMAIL, message('emailEnterValid')),
  ),
})

export const passwordResetSchema = v.pipe(
  v.object({ newPassword, confirmPassword: v.string() }),
  v.forward(
    v.check((form) => form.newPassword === form.confirmPassword, message('passwordsDiffer')),
    ['confirmPassword'],
  ),
)

const currentPassword = v.pipe(
  v.string(),
  v.nonEmpty(message('required', { label: 'currentPassword' })),
)
/** The password anew, for one change that asks who it is. */
export const proofSchema = v.object({ currentPassword })

export const passwordChangeSchema = v.pipe(
  v.object({
    currentPassword,
    newPassword,
    confirmPassword: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['currentPassword'], ['newPassword']],
      (form) => form.newPassword !== form.currentPassword,
      message('passwordSame'),
    ),
    ['newPassword'],
  ),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      (form) => form.newPassword === form.confirmPassword,
      message('passwordsDiffer'),
    ),
    ['confirmPassword'],
  ),
)

/** The signed-in person; `email` is the address of the account. */
export type User = { id: string; email: string; name: string }

/**
 * The person as a form or a request body gives them, checked in the specified order; `today` is the day in
 * India, after which nobody is born.
 */
export const profileSchema = (today: PlainDate) =>
  v.object({
    email,
    name: requiredLine('fullName', MAX_NAME),
    phone,
    dob: v.pipe(
      v.string(message('birthDateInvalid')),
      v.check((day) => isPlainDate(day) && day <= today, message('birthDateInvalid')),
    ),
    location: requiredLine('city', MAX_CITY, message('cityRequired')),
    language,
  })

export type ProfileFields = v.InferOutput<ReturnType<typeof profileSchema>>
export type ProfileInput = v.InferInput<ReturnType<typeof profileSchema>>

/** The saved profile; a new account has a name and an address only. */
export type Profile = Pick<ProfileFields, 'name' | 'email'> & { language: LanguageCode } & {
  [Field in 'phone' | 'dob' | 'location']: ProfileFields[Field] | null
}

/**
 * The mails that a person wants, and those that their clients get: payment receipts, and reminders
 * counted from the due date.
 */
export type MailPreferences = {
  paymentClaims: boolean
  monthlySummary: boolean
  exportForms: boolean
  receipts: boolean
  remindBefore3: boolean
  remindDue: boolean
  remindAfter3: boolean
  remindAfter7: boolean
}
