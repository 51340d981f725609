import * as v from 'valibot'
import { MAX_NAME } from './account.ts'
import { isPlainDate, type PlainDate } from './dates.ts'
import { MAX_CITY } from './lists.ts'
import { messages } from './messages.ts'
import { email, phone, requiredLine } from './text.ts'

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
      v.string(messages.birthDateInvalid),
      v.check((day) => isPlainDate(day) && day <= today, messages.birthDateInvalid),
    ),
    location: requiredLine('City', MAX_CITY, messages.cityRequired),
  })

export type ProfileFields = v.InferOutput<ReturnType<typeof profileSchema>>
export type ProfileInput = v.InferInput<ReturnType<typeof profileSchema>>

/** The saved profile: who has just registered has given a name and an address only. */
export type Profile = Pick<ProfileFields, 'name' | 'email'> & {
  [Field in 'phone' | 'dob' | 'location']: ProfileFields[Field] | null
}

/** Which mails a person wants to get, and which reminders go to their clients, counted from the due date. */
export type MailPreferences = {
  paymentClaims: boolean
  monthlySummary: boolean
  remindBefore3: boolean
  remindDue: boolean
  remindAfter3: boolean
  remindAfter7: boolean
}
