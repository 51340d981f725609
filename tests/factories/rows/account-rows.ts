import type { AccountClient, AccountDocument } from '#domain/account/account-rows.ts'

const tax = { cgst_minor: 0, sgst_minor: 0, igst_minor: 18_000, cess_minor: 0 }
const moment = '2026-11-20T10:00:00.123456+00:00'

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`

/** A client as an export has it. */
export const exportedClient = (change: Partial<AccountClient> = {}): AccountClient => ({
  ...{ id: idOf(9_000), name: 'Kaveri Interiors', contact: null, email: 'billing@kaveri.example' },
  ...{ cc_emails: [], phone: null, gstin: null, pan: null, address: null, city: null },
  ...{ state_code: '29', postal_code: null, country: 'IN', delivery_address: null },
  ...{ currency: 'INR', terms_days: null, notes: null, language: 'en', archived: false },
  ...{ merged_into: null, tan: null, tds_kind: null },
  ...{ created_at: moment, changed_at: null, changed_by_name: null },
  ...change,
})

/** An invoice of ₹1,180 as an export has it, with a row and a payment. */
export function exportedDocument(
  sequence: number,
  change: Partial<AccountDocument> = {},
): AccountDocument {
  const financial_year = change.financial_year ?? '26-27'
  return {
    ...{ id: idOf(sequence), original_id: null, client_id: idOf(9_000), kind: 'invoice' },
    rejections: [],
    ...{ prefix: 'INV', financial_year, sequence, padding: 4, given_number: null },
    number: `INV/${financial_year}/${String(sequence).padStart(4, '0')}`,
    seller: { name: 'Neel Studio' },
    buyer: { name: 'Kaveri Interiors', email: 'billing@kaveri.example', gstin: null },
    ...{ po_number: null, notes: 'Thank you', supply: 'domestic', with_tax: true },
    ...{ reverse_charge: false, place_of_supply: '29', place_of_supply_reason: null },
    ...{ prices_include_tax: false, language: 'en', port_code: null, shipping_bill: null },
    ...{ shipping_bill_date: null, currency: 'INR', exchange_rate: null },
    taxes: [{ gst_rate: 1800, taxable_minor: 100_000, ...tax }],
    ...{ taxable_minor: 100_000, ...tax, round_off_minor: 0, total_minor: 118_000 },
    ...{ total_inr_minor: 118_000, settled_minor: 50_000, credited_minor: 0, refundable_minor: 0 },
    ...{
      issue_date: '2026-11-20',
      received_on: null,
      accepted_on: null,
      agreed_days: null,
      commercial: false,
      due_date: '2026-12-05',
      parts: [],
      status: 'UNPAID',
    },
    ...{ paid_date: null, payment_method: null, credit_reason: null, written_off_at: null },
    ...{ write_off_reason: null, cancelled_at: null, cancel_reason: null, created_at: moment },
    items: [
      {
        ...{ id: idOf(100_000 + sequence), position: 1, description: 'Design of a house' },
        ...{ hsn_sac: '998391', quantity: 2, unit: null, rate: 500, includes_tax: false },
        ...{ discount_percent: null, discount_minor: 0, taxable_minor: 100_000 },
        ...{ taxable_inr_minor: 100_000, taxability: 'taxable', gst_rate: 1800, ...tax },
        ...{ original_item_id: null, returned_quantity: null },
      },
    ],
    payments: [
      {
        ...{ id: idOf(200_000 + sequence), state: 'confirmed', amount_minor: 50_000, tds_minor: 0 },
        ...{ paid_on: '2026-11-21', method: 'UPI', reference: 'UTR1', note: null },
        ...{ from_client: false, receipt_id: null, from_advance: false, reason: null },
        ...{ created_at: moment, decided_at: moment, restored: false },
      },
    ],
    mails: [],
    events: [{ kind: 'created', at: moment, detail: {}, by_name: null, restored: false }],
    comments: [],
    ...{ link: null, answer: null, export: null },
    ...change,
  }
}
