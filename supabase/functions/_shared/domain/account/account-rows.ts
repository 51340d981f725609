import * as v from 'valibot'
import { languageCodes } from '#languages/languages.ts'
import { documentKinds } from '../document/kinds.ts'
import { filedForms } from '../gst/filing.ts'
import { currencies } from '../money.ts'
import { paymentStates } from '../payment/payment.ts'

// The rows of an export, under the names of the database. docs/export.md says what each means. Rows are strict: a field
// that is new in the database is told here, or the export's test fails.

const id = v.pipe(v.string(), v.uuid())
const text = v.string()
const textOrNull = v.nullable(v.string())
const idOrNull = v.nullable(id)
const yes = v.boolean()
const day = v.pipe(v.string(), v.isoDate())
const dayOrNull = v.nullable(day)
const moment = v.string()
const momentOrNull = v.nullable(v.string())
/** Paise, or the minor unit of the document's currency. */
const minor = v.pipe(v.number(), v.safeInteger())
const whole = v.pipe(v.number(), v.safeInteger())
/** Hundredths of a per cent: 1800 is 18 %. */
const rate = v.nullable(whole)
/** At most fifteen digits, which a double holds exactly. */
const decimal = v.number()
const currency = v.picklist(currencies)
const anything = v.record(v.string(), v.unknown())

/** Told by an export that was restored, and seen by nobody there; exports of before do not say it. */
const restored = v.optional(yes, false)

/** A member or a program of that time; exports of before do not say it. */
const byName = v.optional(textOrNull, null)

/** When somebody changed it for the last time, and who. */
const changed = { changed_at: v.optional(momentOrNull, null), changed_by_name: byName }

const tax = { cgst_minor: minor, sgst_minor: minor, igst_minor: minor, cess_minor: minor }

const item = v.strictObject({
  ...{
    id,
    position: whole,
    description: text,
    hsn_sac: textOrNull,
    quantity: decimal,
    unit: textOrNull,
  },
  ...{ rate: v.nullable(decimal), includes_tax: yes, discount_percent: v.nullable(decimal) },
  ...{ discount_minor: minor, taxable_minor: minor, taxable_inr_minor: v.nullable(minor) },
  ...{ taxability: text, gst_rate: rate, ...tax },
  ...{ original_item_id: idOrNull, returned_quantity: v.nullable(decimal) },
})

const payment = v.strictObject({
  ...{ id, state: v.picklist([...paymentStates, 'advanced']), amount_minor: minor },
  ...{ tds_minor: minor, paid_on: day, method: text, reference: textOrNull, note: textOrNull },
  ...{ from_client: yes, receipt_id: idOrNull, from_advance: yes, reason: textOrNull },
  ...{ created_at: moment, decided_at: momentOrNull, restored },
})

const mail = v.strictObject({
  ...{ id, kind: text, step: textOrNull, step_day: dayOrNull, sent_to: text, cc: v.array(text) },
  ...{ missed: v.array(text), subject: text, begun_at: moment, sent_at: momentOrNull },
  ...{ unsure_at: momentOrNull, restored },
})

const link = v.strictObject({
  ...{ created_at: moment, revoked_at: momentOrNull, first_viewed_at: momentOrNull },
  ...{ last_viewed_at: momentOrNull, views: whole, restored },
})

const answer = v.strictObject({
  ...{ accepted: yes, name: textOrNull, note: textOrNull, from_client: yes, answered_at: moment },
  restored,
})

const exportTerms = v.strictObject({
  ...{ realise_by: dayOrNull, lut_paid_by: dayOrNull, net_minor: v.nullable(minor) },
  ...{ contract_number: textOrNull, contract_date: dayOrNull, remarks: textOrNull },
  ...{ closed_on: dayOrNull, closing_note: textOrNull, ...changed },
})

const documents = v.strictObject({
  ...{ id, original_id: idOrNull, client_id: idOrNull, corrects_id: v.optional(idOrNull) },
  kind: v.picklist(documentKinds),
  ...{
    prefix: text,
    financial_year: text,
    sequence: whole,
    padding: whole,
    number: text,
    given_number: textOrNull,
  },
  ...{ seller: anything, buyer: anything, po_number: textOrNull, notes: textOrNull },
  ...{ supply: text, with_tax: yes, reverse_charge: yes, place_of_supply: textOrNull },
  ...{ place_of_supply_reason: textOrNull, prices_include_tax: yes, language: text },
  ...{ port_code: textOrNull, shipping_bill: textOrNull, shipping_bill_date: dayOrNull },
  ...{ currency, exchange_rate: v.nullable(decimal) },
  taxes: v.array(v.strictObject({ gst_rate: whole, taxable_minor: minor, ...tax })),
  ...{ taxable_minor: minor, ...tax, round_off_minor: minor, total_minor: minor },
  ...{ total_inr_minor: v.nullable(minor), settled_minor: minor, credited_minor: minor },
  ...{ refundable_minor: minor, issue_date: day, due_date: day },
  received_on: v.optional(dayOrNull, null),
  accepted_on: v.optional(dayOrNull, null),
  agreed_days: v.optional(v.nullable(whole), null),
  commercial: v.optional(yes, false),
  parts: v.array(v.strictObject({ due_date: day, amount_minor: minor, share: rate })),
  ...{ status: text, paid_date: dayOrNull, payment_method: textOrNull, credit_reason: textOrNull },
  ...{ written_off_at: momentOrNull, write_off_reason: textOrNull, cancelled_at: momentOrNull },
  ...{ cancel_reason: textOrNull, created_at: moment },
  ...{ items: v.array(item), payments: v.array(payment), mails: v.array(mail) },
  events: v.array(
    v.strictObject({ kind: text, at: moment, detail: anything, by_name: byName, restored }),
  ),
  comments: v.optional(v.array(v.strictObject({ text, at: moment, by_name: byName })), []),
  ...{ link: v.nullable(link), answer: v.nullable(answer) },
  export: v.optional(v.nullable(exportTerms), null),
  rejections: v.optional(
    v.array(
      v.strictObject({
        ...{ rejected_on: day, said_at: moment, by_name: byName },
        ...{ taken_back_at: momentOrNull, taken_back_by_name: byName },
      }),
    ),
    [],
  ),
})

export const accountRows = {
  profile: v.strictObject({
    ...{ name: text, phone: textOrNull, location: textOrNull, dob: dayOrNull },
    ...{ mail_payment_claims: yes, mail_monthly_summary: yes, mail_receipts: yes },
    ...{ remind_before_3: yes, remind_due: yes, remind_after_3: yes, remind_after_7: yes },
    ...{ setup_put_away: yes, mails_unpayable: yes },
    // Exports from before it was a choice are without.
    mail_edf: v.optional(yes, true),
    // Exports from before it was a choice are without.
    language: v.optional(v.picklist(languageCodes)),
  }),
  business: v.strictObject({
    ...{ name: text, email: text, phone: text, address: textOrNull, tax_id: textOrNull },
    ...{
      city: textOrNull,
      state: textOrNull,
      postal_code: text,
      country: text,
      website: textOrNull,
    },
    ...{
      business_type: textOrNull,
      description: textOrNull,
      logo: textOrNull,
      signature: textOrNull,
    },
    ...{ gst_registration: text, composition_scheme: textOrNull, lut_number: textOrNull },
    ...{ lut_year: textOrNull, default_gst_rate: rate, default_hsn_sac: textOrNull },
    ...{ prices_include_tax: yes, round_off: yes, hsn_summary: yes },
    // Exports from before it was asked have none.
    above_five_crore: v.optional(yes, false),
    tax_said: v.optional(yes, true),
    ...{ udyam: v.optional(textOrNull, null), enterprise_size: v.optional(textOrNull, null) },
    enterprise_kind: v.optional(textOrNull, null),
    interest_in_reminders: v.optional(yes, false),
    last_day_to_clients: v.optional(yes, false),
    ...{ iec: v.optional(textOrNull, null), ad_code: v.optional(textOrNull, null) },
    export_bank: v.optional(textOrNull, null),
    ...{ reverse_charge_wording: textOrNull, upi_id: textOrNull, bank_account_name: textOrNull },
    ...{ bank_account_number: textOrNull, bank_ifsc: textOrNull, bank_name: textOrNull },
    ...{ bank_swift: textOrNull, invoice_prefix: text, invoice_padding: whole, ...changed },
    ...{ numbering_at: v.optional(momentOrNull, null), numbering_by_name: byName },
  }),
  counters: v.strictObject({ prefix: text, financial_year: text, last_sequence: whole }),
  images: v.strictObject({ content: text }),
  clients: v.strictObject({
    ...{ id, name: text, contact: textOrNull, email: textOrNull, cc_emails: v.array(text) },
    ...{ phone: textOrNull, gstin: textOrNull, pan: textOrNull, address: textOrNull },
    ...{ city: textOrNull, state_code: textOrNull, postal_code: textOrNull, country: text },
    ...{ delivery_address: textOrNull, currency, terms_days: v.nullable(whole) },
    ...{ notes: textOrNull, language: text, archived: yes, merged_into: idOrNull },
    // Exports of before have none of these.
    ...{ tan: v.optional(textOrNull, null), tds_kind: v.optional(textOrNull, null) },
    ...{ created_at: moment, ...changed },
  }),
  items: v.strictObject({
    ...{ id, description: text, unit: textOrNull, rate: v.nullable(decimal), currency },
    ...{ hsn_sac: textOrNull, gst_rate: rate, taxability: text, used_at: momentOrNull },
    ...{ is_archived: yes, created_at: moment, ...changed },
  }),
  documents,
  receipts: v.strictObject({
    ...{ id, client_id: id, currency, amount_minor: minor, advance_minor: minor, paid_on: day },
    ...{ method: text, reference: textOrNull, note: textOrNull, created_at: moment },
    ...{ undone_at: momentOrNull, undo_reason: textOrNull, voucher_id: idOrNull },
    ...{ by_name: byName, ...changed },
    // Exports of before have none of these.
    ...{ returned_minor: v.optional(minor, 0), returned_on: v.optional(dayOrNull, null) },
    return_method: v.optional(textOrNull, null),
    ...{
      return_reference: v.optional(textOrNull, null),
      return_note: v.optional(textOrNull, null),
      returned_at: v.optional(momentOrNull, null),
      // Files of an older form do not say it, and the database then asks the business.
      gstin: v.optional(textOrNull),
      advance_for: v.optional(textOrNull, null),
      advance_for_at: v.optional(momentOrNull, null),
      advance_supply: v.optional(textOrNull, null),
      advance_place: v.optional(textOrNull, null),
      advance_rate: v.optional(rate, null),
      advance_untaxed: v.optional(yes, false),
      advance_exchange_rate: v.optional(v.nullable(decimal), null),
    },
  }),
  deductions: v.strictObject({
    ...{ payment_id: id, kind: textOrNull, credited_on: dayOrNull, ...changed },
  }),
  deductors: v.strictObject({ tan: text, name: text, client_id: idOrNull, ...changed }),
  taxrows: v.strictObject({
    ...{ tan: text, deductor: text, pan: textOrNull, code: text, day, status: text },
    ...{ booked_on: dayOrNull, remarks: textOrNull, paid_minor: minor, tax_minor: minor },
    ...{ deposited_minor: v.nullable(minor), occurrence: whole, told_on: day, created_at: moment },
    ...changed,
  }),
  certificates: v.strictObject({
    ...{ client_id: id, quarter: day, number: text, received_on: day, ...changed },
  }),
  schedules: v.strictObject({
    ...{ id, every: text, day: v.nullable(whole), start_on: day, end_on: dayOrNull },
    ...{ times: v.nullable(whole), mode: text, terms_days: whole, content: anything },
    ...{ document: v.nullable(anything), place: whole, made: whole, last_period: dayOrNull },
    ...{ paused_at: momentOrNull, ended_at: momentOrNull, last_error: v.nullable(anything) },
    ...{ created_at: moment, ...changed },
    runs: v.array(
      v.strictObject({
        ...{ period: day, invoice_id: idOrNull, late: yes, error: v.nullable(anything) },
        made_at: moment,
      }),
    ),
  }),
  drafts: v.strictObject({
    ...{ id, kind: text, content: anything, version: whole, original_id: idOrNull },
    corrects: v.optional(yes, false),
    ...{ estimate_id: idOrNull, schedule_id: idOrNull, period: dayOrNull, issued_id: idOrNull },
    ...{ discarded_at: momentOrNull, created_at: moment, updated_at: v.optional(moment) },
  }),
  mappings: v.strictObject({
    purpose: text,
    fingerprint: text,
    mapping: anything,
    used_at: moment,
  }),
  ledgers: v.strictObject({ id, ledger: text, client_id: idOrNull, name: text, ...changed }),
  filings: v.strictObject({
    id: v.optional(id),
    ...{ first_day: day, last_day: day, filed_on: day, marked_at: moment },
    ...{ unmarked_at: momentOrNull, unmark_reason: textOrNull, gstin: v.optional(textOrNull) },
    // Exports from before GSTR-3B was marked, too, have none.
    form: v.optional(v.picklist(filedForms), 'gstr1'),
    ...{ by_name: byName, unmarked_by_name: byName },
  }),
  remittances: v.strictObject({
    ...{ id, payment_id: idOrNull, receipt_id: idOrNull, bank_advice: textOrNull },
    ...{ irm_number: textOrNull, fira_number: textOrNull, fira_file: textOrNull },
    ...{ purpose_code: textOrNull, rupees_minor: v.nullable(minor) },
    ...{ charges_minor: v.nullable(minor), ...changed },
  }),
  declarations: v.strictObject({
    ...{ first_day: day, filed_on: dayOrNull, form_number: textOrNull, due_on: dayOrNull },
    ...{ mode: textOrNull, third_party: textOrNull, by_name: byName },
  }),
  filed_rows: v.strictObject({
    ...{ id, mark_id: id, first_day: day, document_id: idOrNull },
    section: v.picklist(['document', 'advance', 'hsn', 'numbers']),
    told: anything,
  }),
}

export type AccountDocument = v.InferOutput<typeof documents>
export type AccountClient = v.InferOutput<(typeof accountRows)['clients']>
export type AccountItem = v.InferOutput<(typeof accountRows)['items']>
export type AccountReceipt = v.InferOutput<(typeof accountRows)['receipts']>
