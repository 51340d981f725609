import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import { MAX_CITY } from '#domain/lists.ts'
import { messages, notInList, tooLong } from '#domain/messages.ts'

/**
 * What went wrong behind a call. `message` is a sentence for the user, or empty when there is nothing
 * to tell beyond "it failed": the caller then uses its own fallback.
 */
export class DataError extends Error {
  override readonly name = 'DataError'
  readonly status: number
  readonly code: string
  /** The input field that was refused, as the schemas name it. */
  readonly field: string | null

  constructor(
    message: string,
    options: { status: number; code: string; field?: string | null; cause?: unknown },
  ) {
    super(message, { cause: options.cause })
    this.status = options.status
    this.code = options.code
    this.field = options.field ?? null
  }
}

/** The server's message, else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof DataError && error.message !== '' ? error.message : fallback
}

/** As the database words it for the texts of an invoice. */
const oneLine = (label: string) => `${label} must be one line of text, without blanks around it.`

/** The one place where a check constraint becomes a sentence; its field is the part after the table's name. */
const refusedByConstraint: [RegExp, field: string, message: string][] = [
  [/_phone_digits$/, 'phone', messages.phoneInvalid],
  [/_postal_code_digits$/, 'postalCode', messages.postalCodeInvalid],
  [/_email_shape$/, 'email', messages.emailInvalid],
  [/invoices_client_name_length$/, 'clientName', 'Client name is too long.'],
  [/_name_length$/, 'name', 'Name is blank or too long.'],
  [/_name_line$/, 'name', oneLine('Name')],
  [/_tax_id_line$/, 'taxId', oneLine('Tax ID')],
  [/_website_line$/, 'website', oneLine('Website')],
  [/_city_line$/, 'city', oneLine('City')],
  [/_city_length$/, 'city', tooLong('City', MAX_CITY)],
  [/_location_line$/, 'location', oneLine('City')],
  [/_location_length$/, 'location', tooLong('City', MAX_CITY)],
  [/businesses_state_known$/, 'state', notInList('a state')],
  [/_dob_range$/, 'dob', messages.birthDateInvalid],
  [/_upi_id_shape$/, 'upiId', messages.upiIdInvalid],
  [
    /_bank_account_name_shape$/,
    'bankAccountName',
    'Account holder name must be one line of at most 120 characters.',
  ],
  [/_bank_account_number_shape$/, 'bankAccountNumber', messages.accountNumberInvalid],
  [/_bank_ifsc_shape$/, 'bankIfsc', messages.ifscInvalid],
  [
    /_bank_complete$/,
    'bankAccountNumber',
    'A bank account needs its holder, its number and its IFSC.',
  ],
  [/_logo_picture$/, 'logo', messages.logoInvalid],
  [/_due_date_range$/, 'dueDate', messages.dueDateInvalid],
  [/_currency_known$/, 'currency', 'Currency must be INR or USD.'],
  [/_exchange_rate_/, 'exchangeRate', 'Exchange rate is not valid.'],
  [/_notes_length$/, 'notes', 'Notes are too long.'],
  [/_description_length$/, 'description', 'Description is too long.'],
  [/_quantity_range$/, 'quantity', 'Quantity is not valid.'],
  [/_(amount|total)_range$/, 'amount', 'Amount must be above zero and not too large.'],
]

type ServerError = { message: string; code?: string; details?: string | null }

const badValue = /^22/

/** Turns the Data API's error into one with a status and a sentence; internals of a 5xx never reach a user. */
export function toDataError(error: ServerError, httpStatus: number): DataError {
  const code = error.code ?? ''
  const raised = /^PT(\d{3})$/.exec(code)
  if (raised) {
    const field = error.details || null
    return new DataError(error.message, { status: Number(raised[1]), code, field, cause: error })
  }
  if (code === '23514') {
    const constraint = /constraint "([a-z_]+)"/.exec(error.message)?.[1] ?? ''
    const known = refusedByConstraint.find(([pattern]) => pattern.test(constraint))
    const [, field, message] = known ?? [null, null, 'A value is not allowed.']
    return new DataError(message, { status: 422, code, field, cause: error })
  }
  if (code === '23505') {
    return new DataError('This already exists.', { status: 409, code, cause: error })
  }
  if (code === '23502' || badValue.test(code)) {
    return new DataError('A value has the wrong form.', { status: 422, code, cause: error })
  }
  if (code === 'PGRST301' || code === 'PGRST303' || httpStatus === 401) {
    const message = 'Your session has expired. Please log in again.'
    return new DataError(message, { status: 401, code, cause: error })
  }
  if (code === '42501') {
    return new DataError('Please log in again.', { status: 403, code, cause: error })
  }
  return new DataError('', { status: httpStatus, code, cause: error })
}

/** The data of an answer of the Data API, or a DataError. */
export function unwrap<T>(answer: PostgrestSingleResponse<T>): T {
  if (answer.error) throw toDataError(answer.error, answer.status)
  return answer.data
}
