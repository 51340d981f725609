import { codeTooSoon, messages, required } from '#domain/messages.ts'
import { DataError } from './errors.ts'

type Sentence = { message: string; field?: string }

const taken = {
  message: 'An account with this email already exists. Please sign in.',
  field: 'email',
}

/**
 * The one place where a code of the Auth server becomes a sentence, with the field that it is about. What is not here
 * keeps the server's own words: of a weak password only the server knows what it lacks.
 */
const sentences: Record<string, Sentence> = {
  invalid_credentials: { message: 'Email or password is wrong.' },
  email_not_confirmed: { message: 'Please verify your email before you log in.' },
  otp_expired: { message: 'This code is wrong or has expired. Ask for a new one.' },
  user_already_exists: taken,
  email_exists: taken,
  over_request_rate_limit: {
    message: 'Too many attempts. Please wait five minutes, then try again.',
  },
  // With seconds to wait it is about one address; without, the server has sent all it may.
  over_email_send_rate_limit: {
    message: 'No more mails can be sent at the moment. Please try again in an hour.',
  },
  email_address_invalid: {
    message: 'No mail can be delivered to this address. Please check it.',
    field: 'email',
  },
  email_address_not_authorized: {
    message: 'No mail can be sent to this address yet. Please write to our support.',
    field: 'email',
  },
  same_password: { message: messages.passwordSame, field: 'newPassword' },
  current_password_required: { message: required('Current password'), field: 'currentPassword' },
  current_password_invalid: { message: messages.passwordWrong, field: 'currentPassword' },
}

type AuthFailure = { message: string; status?: number | undefined; code?: string | undefined }

/** The seconds until the next mail to an address of which the Auth server says that it had one; else null. */
export function secondsToWait({ status, message }: AuthFailure): number | null {
  const seconds = status === 429 && /after (\d+) seconds?/.exec(message)?.[1]
  // The server counts whole seconds down to 0, and refuses in the last one, too.
  return seconds ? Math.max(1, Number(seconds)) : null
}

/** What the server said of a refusal; '' where its client, for want of words, hands on the JSON of the answer. */
function wordsOf({ status = 0, message }: AuthFailure): string {
  if (status < 400 || status >= 500) return ''
  try {
    JSON.parse(message)
    return ''
  } catch {
    return message
  }
}

/** The Auth server's error with a status, a sentence and its field. */
export function toDataError(error: AuthFailure): DataError {
  const code = error.code ?? ''
  const seconds = secondsToWait(error)
  const known = sentences[code]
  const message = seconds === null ? (known?.message ?? wordsOf(error)) : codeTooSoon(seconds)
  return new DataError(message, {
    status: error.status ?? 0,
    code,
    field: known?.field ?? null,
    cause: error,
  })
}
