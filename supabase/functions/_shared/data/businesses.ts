import type { Database } from '#database'
import type { Business, BusinessFields } from '#domain/business.ts'
import { businessTypes, countries, states } from '#domain/lists.ts'
import type { PaymentDetails } from '#domain/payment-details.ts'
import type { Db } from './client.ts'
import { unwrap } from './errors.ts'

type Row = Database['public']['Tables']['businesses']['Row']

const columns =
  'id, name, email, phone, address, tax_id, city, state, postal_code, country, website, business_type, description, logo'

const paymentColumns = 'upi_id, bank_account_name, bank_account_number, bank_ifsc'

type PaymentRow = Pick<Row, 'upi_id' | 'bank_account_name' | 'bank_account_number' | 'bank_ifsc'>
type ShownRow = Omit<Row, 'user_id' | 'created_at' | 'updated_at' | keyof PaymentRow>

/** A stored choice that has left its list since counts as not chosen. */
const chosen = <T extends string>(choices: readonly T[], value: string | null): T | null =>
  choices.find((choice) => choice === value) ?? null

const fromRow = (row: ShownRow): Business => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  address: row.address,
  taxId: row.tax_id,
  city: row.city,
  state: chosen(states, row.state),
  postalCode: row.postal_code,
  country: countries[0],
  website: row.website,
  businessType: chosen(businessTypes, row.business_type),
  description: row.description,
  logo: row.logo,
})

const toRow = (fields: BusinessFields) => ({
  name: fields.name,
  email: fields.email,
  phone: fields.phone,
  address: fields.address,
  tax_id: fields.taxId,
  city: fields.city,
  state: fields.state,
  postal_code: fields.postalCode,
  country: fields.country,
  website: fields.website,
  business_type: fields.businessType,
  description: fields.description,
  logo: fields.logo,
})

const paymentDetailsOf = (row: PaymentRow): PaymentDetails => ({
  upiId: row.upi_id,
  bankAccountName: row.bank_account_name,
  bankAccountNumber: row.bank_account_number,
  bankIfsc: row.bank_ifsc,
})

/** The caller's business profile, or null before there is one. */
export async function getBusiness(db: Db): Promise<Business | null> {
  const row = unwrap(await db.from('businesses').select(columns).maybeSingle())
  return row === null ? null : fromRow(row)
}

/** Makes the caller's one business profile; a second one is refused (409). */
export async function createBusiness(db: Db, fields: BusinessFields): Promise<Business> {
  return fromRow(unwrap(await db.from('businesses').insert(toRow(fields)).select(columns).single()))
}

/** Changes the caller's business profile; invoices already issued keep the old one. */
export async function updateBusiness(
  db: Db,
  id: string,
  fields: BusinessFields,
): Promise<Business> {
  return fromRow(
    unwrap(await db.from('businesses').update(toRow(fields)).eq('id', id).select(columns).single()),
  )
}

/** The profile with how clients can pay it. */
export type PaidBusiness = Business & { paymentDetails: PaymentDetails }

/** The caller's business with its payment details, or null before there is one. */
export async function getPaidBusiness(db: Db): Promise<PaidBusiness | null> {
  const row = unwrap(
    await db.from('businesses').select(`${columns}, ${paymentColumns}`).maybeSingle(),
  )
  return row === null ? null : { ...fromRow(row), paymentDetails: paymentDetailsOf(row) }
}

/** Changes where clients pay the caller's business; it holds for invoices already issued as well. */
export async function updatePaymentDetails(
  db: Db,
  businessId: string,
  details: PaymentDetails,
): Promise<PaymentDetails> {
  const change = {
    upi_id: details.upiId,
    bank_account_name: details.bankAccountName,
    bank_account_number: details.bankAccountNumber,
    bank_ifsc: details.bankIfsc,
  }
  return paymentDetailsOf(
    unwrap(
      await db
        .from('businesses')
        .update(change)
        .eq('id', businessId)
        .select(paymentColumns)
        .single(),
    ),
  )
}
