import type { Database } from '#database'
import type { Business, BusinessFields } from '#domain/business.ts'
import { businessTypes, countries, states } from '#domain/lists.ts'
import type { PaymentDetails } from '#domain/payment-details.ts'
import type { Db } from './client.ts'
import { unwrap } from './errors.ts'
import { toCamel, toSnake } from './names.ts'

type Row = Database['public']['Tables']['businesses']['Row']

const columns =
  'id, name, email, phone, address, tax_id, city, state, postal_code, country, website, business_type, description, logo'

const paymentColumns = 'upi_id, bank_account_name, bank_account_number, bank_ifsc'

type ShownRow = Pick<
  Row,
  | 'id'
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'tax_id'
  | 'city'
  | 'state'
  | 'postal_code'
  | 'country'
  | 'website'
  | 'business_type'
  | 'description'
  | 'logo'
>

/** A stored choice that has left its list since counts as not chosen. */
const chosen = <T extends string>(choices: readonly T[], value: string | null): T | null =>
  choices.find((choice) => choice === value) ?? null

const fromRow = (row: ShownRow): Business => ({
  ...toCamel(row),
  state: chosen(states, row.state),
  country: countries[0],
  businessType: chosen(businessTypes, row.business_type),
})

/** The caller's business profile, or null before there is one. */
export async function getBusiness(db: Db): Promise<Business | null> {
  const row = unwrap(await db.from('businesses').select(columns).maybeSingle())
  return row === null ? null : fromRow(row)
}

/** Makes the caller's one business profile; a second one is refused (409). */
export async function createBusiness(db: Db, fields: BusinessFields): Promise<Business> {
  return fromRow(
    unwrap(await db.from('businesses').insert(toSnake(fields)).select(columns).single()),
  )
}

/** Changes the caller's business profile; invoices already issued keep the old one. */
export async function updateBusiness(
  db: Db,
  id: string,
  fields: BusinessFields,
): Promise<Business> {
  return fromRow(
    unwrap(
      await db.from('businesses').update(toSnake(fields)).eq('id', id).select(columns).single(),
    ),
  )
}

/** The profile with how clients can pay it. */
export type PaidBusiness = Business & { paymentDetails: PaymentDetails }

/** The caller's business with its payment details, or null before there is one. */
export async function getPaidBusiness(db: Db): Promise<PaidBusiness | null> {
  const row = unwrap(
    await db.from('businesses').select(`${columns}, ${paymentColumns}`).maybeSingle(),
  )
  if (row === null) return null
  const { upi_id, bank_account_name, bank_account_number, bank_ifsc, ...shown } = row
  const paid = { upi_id, bank_account_name, bank_account_number, bank_ifsc }
  return { ...fromRow(shown), paymentDetails: toCamel(paid) }
}

/** Changes where clients pay the caller's business; it holds for invoices already issued as well. */
export async function updatePaymentDetails(
  db: Db,
  businessId: string,
  details: PaymentDetails,
): Promise<PaymentDetails> {
  return toCamel(
    unwrap(
      await db
        .from('businesses')
        .update(toSnake(details))
        .eq('id', businessId)
        .select(paymentColumns)
        .single(),
    ),
  )
}
