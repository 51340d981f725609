import * as v from 'valibot'
import { isPlainDate, type PlainDate } from '../dates.ts'
import { messages } from '../messages/messages.ts'
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
  v.string(() => messages.required('Password')),
  v.minLength(MIN_PASSWORD, () => messages.passwordTooShort(MIN_PASSWORD)),
  v.maxBytes(MAX_PASSWORD_BYTES, () => messages.passwordTooLong(MAX_PASSWORD_BYTES)),
)

/** In which the product speaks to a person, by BCP 47. */
export const personLanguages = ['en', 'hi'] as const
export type PersonLanguage = (typeof personLanguages)[number]

/** Left out it stays as it is; who registers without one is spoken to in English. */
const language = v.optional(v.picklist(personLanguages, () => messages.personLanguageUnknown))

export const registrationSchema = v.object({
  name: requiredLine('Username', MAX_NAME),
  email,
  password: newPassword,
  language,
})
export type Registration = v.InferOutput<typeof registrationSchema>

export const credentialsSchema = v.object({
  email,
  password: v.pipe(
    v.string(() => messages.required('Password')),
    v.nonEmpty(() => messages.required('Password')),
  ),
})
export type Credentials = v.InferOutput<typeof credentialsSchema>

export const codeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.length(CODE_LENGTH, () => messages.codeLength(CODE_LENGTH)),
)

export const passwordRequestSchema = v.object({
  email: v.pipe(
    v.string(() => messages.emailEnterValid),
    v.trim(),
    v.toLowerCase(),
    v.includes('@', () => messages.emailEnterValid),
    v.regex(/^\P{Cc}*$/u, () => messages.emailEnterValid),
    v.maxLength(MAX_EMAIL, () => messages.emailEnterValid),
  ),
})

export const passwordResetSchema = v.pipe(
  v.object({ newPassword, confirmPassword: v.string() }),
  v.forward(
    v.check(
      (form) => form.newPassword === form.confirmPassword,
      () => messages.passwordsDiffer,
    ),
    ['confirmPassword'],
  ),
)

export const passwordChangeSchema = v.pipe(
  v.object({
    currentPassword: v.pipe(
      v.string(),
      v.nonEmpty(() => messages.required('Current password')),
    ),
    newPassword,
    confirmPassword: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['currentPassword'], ['newPassword']],
      (form) => form.newPassword !== form.currentPassword,
      () => messages.passwordSame,
    ),
    ['newPassword'],
  ),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      (form) => form.newPassword === form.confirmPassword,
      () => messages.passwordsDiffer,
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
    name: requiredLine('Full name', MAX_NAME),
    phone,
    dob: v.pipe(
      v.string(() => messages.birthDateInvalid),
      v.check(
        (day) => isPlainDate(day) && day <= today,
        () => messages.birthDateInvalid,
      ),
    ),
    location: requiredLine('City', MAX_CITY, () => messages.cityRequired),
    language,
  })

export type ProfileFields = v.InferOutput<ReturnType<typeof profileSchema>>
export type ProfileInput = v.InferInput<ReturnType<typeof profileSchema>>

/** The saved profile: who has just registered has given a name and an address only. */
export type Profile = Pick<ProfileFields, 'name' | 'email'> & { language: PersonLanguage } & {
  [Field in 'phone' | 'dob' | 'location']: ProfileFields[Field] | null
}

/**
 * The mails that a person wants, and those that their clients get: payment receipts, and reminders
 * counted from the due date.
 */
export type MailPreferences = {
  paymentClaims: boolean
  monthlySummary: boolean
  receipts: boolean
  remindBefore3: boolean
  remindDue: boolean
  remindAfter3: boolean
  remindAfter7: boolean
}
