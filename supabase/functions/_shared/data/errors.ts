import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import * as v from 'valibot'
import { MAX_CITY } from '#domain/lists.ts'
import { type Params, sentenceOf } from '#domain/refusals.ts'

type Facts = {
  status: number
  code: string
  params?: Params
  field?: string | null
  cause?: unknown
}

/**
 * What went wrong behind a call: facts, and no sentence. `code` and `params` are those of the catalogue
 * (`domain/refusals.ts`); a code that is not there has nothing to tell beyond "it failed".
 */
export class DataError extends Error {
  override readonly name = 'DataError'
  readonly status: number
  readonly code: string
  readonly params: Params
  /** The input field that was refused, as the schemas name it. */
  readonly field: string | null

  constructor({ status, code, params = {}, field = null, cause }: Facts) {
    super(code, { cause })
    this.status = status
    this.code = code
    this.params = params
    this.field = field
  }
}

/** What people are told of an error: the catalogue's sentence, else the fallback. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof DataError && sentenceOf(error.code, error.params, error.field)) || fallback

/** What the check constraints refuse, by what follows the table's name. */
const refusedByConstraint: [RegExp, field: string, code: string, params?: Params][] = [
  [/_phone_digits$/, 'phone', 'phone_invalid'],
  [/_postal_code_digits$/, 'postalCode', 'postal_code_invalid'],
  [/_email_shape$/, 'email', 'email_invalid'],
  [/invoices_client_name_length$/, 'clientName', 'client_name_too_long'],
  [/_name_length$/, 'name', 'name_unfit'],
  [/_name_line$/, 'name', 'not_one_line'],
  [/_tax_id_line$/, 'taxId', 'not_one_line'],
  [/_website_line$/, 'website', 'not_one_line'],
  [/_city_line$/, 'city', 'not_one_line'],
  [/_city_length$/, 'city', 'too_long', { most: MAX_CITY }],
  [/clients_contact_(length|line)$/, 'contact', 'value_not_allowed'],
  [/clients_phone_(length|line)$/, 'phone', 'value_not_allowed'],
  [/clients_postal_code_(length|line)$/, 'postalCode', 'value_not_allowed'],
  [/clients_address_length$/, 'address', 'too_long', { most: 300 }],
  [/clients_delivery_address_length$/, 'deliveryAddress', 'too_long', { most: 300 }],
  [/clients_cc_emails_shape$/, 'ccEmails', 'cc_emails_invalid'],
  [/clients_gstin_form$/, 'gstin', 'gstin_form'],
  [/clients_gstin_state$/, 'gstin', 'own_gstin_other_state'],
  [/clients_state_code_known$/, 'stateCode', 'state_code_unknown'],
  [/clients_state_code_india$/, 'stateCode', 'state_is_indian'],
  [/clients_pan_shape$/, 'pan', 'pan_invalid'],
  [/clients_country_shape$/, 'country', 'country_unknown'],
  [/clients_terms_days_range$/, 'termsDays', 'terms_days_invalid'],
  [/clients_language_known$/, 'language', 'value_not_allowed'],
  [/_location_line$/, 'location', 'not_one_line'],
  [/_location_length$/, 'location', 'too_long', { most: MAX_CITY }],
  [/businesses_state_known$/, 'state', 'state_unknown'],
  [/_dob_range$/, 'dob', 'birth_date_invalid'],
  [/_upi_id_shape$/, 'upiId', 'upi_id_invalid'],
  [/_bank_account_name_shape$/, 'bankAccountName', 'account_holder_unfit'],
  [/_bank_account_number_shape$/, 'bankAccountNumber', 'account_number_invalid'],
  [/_bank_ifsc_shape$/, 'bankIfsc', 'ifsc_invalid'],
  [/_bank_complete$/, 'bankAccountNumber', 'account_incomplete'],
  [/_logo_picture$/, 'logo', 'picture_invalid'],
  [/_signature_picture$/, 'signature', 'picture_invalid'],
  [/_bank_name_shape$/, 'bankName', 'bank_name_unfit'],
  [/_bank_swift_shape$/, 'bankSwift', 'swift_invalid'],
  [/_bank_of_account$/, 'bankAccountNumber', 'bank_without_account'],
  [/_gst_registration_known$/, 'gstRegistration', 'gst_registration_unknown'],
  [/_composition_scheme_(given|known)$/, 'compositionScheme', 'composition_scheme_unfit'],
  [/_gstin_given$/, 'taxId', 'gstin_required'],
  [/_gstin_of_state$/, 'taxId', 'own_gstin_other_state'],
  [/_lut_number_shape$/, 'lutNumber', 'lut_number_invalid'],
  [/_lut_year_shape$/, 'lutYear', 'lut_year_invalid'],
  [/_lut_complete$/, 'lutNumber', 'lut_incomplete'],
  [/_default_gst_rate_known$/, 'defaultGstRate', 'default_gst_rate_unknown'],
  [/_default_hsn_sac_shape$/, 'defaultHsnSac', 'hsn_sac_invalid'],
  [/_reverse_charge_wording_line$/, 'reverseChargeWording', 'not_one_line'],
  [/_reverse_charge_wording_length$/, 'reverseChargeWording', 'too_long', { most: 300 }],
  [/_due_date_range$/, 'dueDate', 'due_date_invalid'],
  [/_po_number_length$/, 'poNumber', 'too_long', { most: 60 }],
  [/_place_of_supply_reason_length$/, 'placeOfSupplyReason', 'too_long', { most: 200 }],
  [/_port_code_shape$/, 'portCode', 'port_code_invalid'],
  [/_shipping_bill_shape$/, 'shippingBill', 'shipping_bill_invalid'],
  [/_shipping_bill_date_range$/, 'shippingBillDate', 'shipping_bill_date_invalid'],
  [/_hsn_sac_shape$/, 'hsnSac', 'hsn_sac_invalid'],
  [/_days_turned$/, 'to', 'days_turned'],
  [/_currency_known$/, 'currency', 'currency_unknown'],
  [/_exchange_rate_/, 'exchangeRate', 'exchange_rate_invalid'],
  [/_notes_length$/, 'notes', 'notes_too_long'],
  [/_description_length$/, 'description', 'description_too_long'],
  [/_description_line$/, 'description', 'not_one_line'],
  [/_unit_line$/, 'unit', 'not_one_line'],
  [/catalogue_items_gst_rate_/, 'gstRate', 'item_invalid'],
  [/_taxability_known$/, 'taxability', 'item_invalid'],
  [/_quantity_(range|whole)$/, 'quantity', 'item_invalid'],
  [/_unit_length$/, 'unit', 'item_invalid'],
  [/_rate_range$/, 'rate', 'item_invalid'],
  [/_discount_(range|rate)$/, 'discount', 'item_invalid'],
  [/_invoice_prefix_shape$/, 'invoicePrefix', 'invoice_prefix_invalid'],
  [/_invoice_prefix_free$/, 'invoicePrefix', 'invoice_prefix_taken'],
  [/_invoice_padding_range$/, 'invoicePadding', 'invoice_padding_invalid'],
  [/schedules_every_known$/, 'every', 'value_not_allowed'],
  [/schedules_day_(range|of_rule)$/, 'day', 'value_not_allowed'],
  [/schedules_(one_end|times_range)$/, 'count', 'value_not_allowed'],
  [/schedules_(mode_known|document_of_mode|document_object)$/, 'mode', 'value_not_allowed'],
  [/schedules_terms_days_range$/, 'termsDays', 'terms_days_invalid'],
  [/invoices_number_length$/, 'invoicePrefix', 'number_too_long'],
  [/_(amount|total)_range$/, 'amount', 'amount_out_of_range'],
]

type ServerError = {
  message: string
  code?: string
  details?: string | null
  hint?: string | null
}

const jsonObject = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** Turns the Data API's error into facts; internals of a 5xx never reach a user. */
export function toDataError(error: ServerError, httpStatus: number): DataError {
  const { code = '', message, details, hint } = error
  const refused = (status: number, reason: string, params: Params = {}, field?: string | null) =>
    new DataError({ status, code: reason, params, field: field || null, cause: error })

  const raised = /^PT(\d{3})$/.exec(code)
  if (raised) {
    const params = v.safeParse(jsonObject, details)
    return refused(Number(raised[1]), message, params.success ? params.output : {}, hint)
  }
  if (code === '23514') {
    // PostgreSQL names the constraint nowhere but in its message.
    const constraint = /constraint "([a-z_]+)"/.exec(message)?.[1] ?? ''
    const known = refusedByConstraint.find(([pattern]) => pattern.test(constraint))
    const [, field, reason, params] = known ?? [null, null, 'value_not_allowed']
    return refused(422, reason, params, field)
  }
  if (code === '23505' && message.includes('clients_name_email_once')) {
    return refused(409, 'client_there', {}, 'name')
  }
  if (code === '23505') return refused(409, 'already_there')
  if (code === '23502' || code.startsWith('22')) return refused(422, 'malformed')
  if (code === 'PGRST301' || code === 'PGRST303' || httpStatus === 401) {
    return refused(401, 'session_expired')
  }
  if (code === '42501') return refused(403, 'not_allowed')
  return refused(httpStatus, code)
}

/** The data of an answer of the Data API, or a DataError. */
export function unwrap<T>(answer: PostgrestSingleResponse<T>): T {
  if (answer.error) throw toDataError(answer.error, answer.status)
  return answer.data
}
