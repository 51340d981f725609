import type { Database } from '#database'
import { compositionSchemes, gstRegistrations } from '#domain/document/invoice.ts'
import type { TaxSettings } from '#domain/gst/tax-settings.ts'
import { enterpriseKinds, enterpriseSizes } from '#domain/law/enterprise.ts'
import type { PaymentDetails } from '#domain/payment/payment-details.ts'
import type { BusinessFields } from '#domain/people/business.ts'
import { businessTypes, countries, states } from '#domain/people/choices.ts'
import type { Business } from '#domain/people/kept-business.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'
import { toSnake } from '../snake-names.ts'

type Row = Database['public']['Tables']['businesses']['Row']

const columns =
  'id, name, email, phone, address, tax_id, city, state, state_code, postal_code, country, website, business_type, description, logo, gst_registration, composition_scheme, lut_number, lut_year, default_gst_rate, default_hsn_sac, prices_include_tax, round_off, above_five_crore, hsn_summary, reverse_charge_wording, udyam, enterprise_size, enterprise_kind, interest_in_reminders, last_day_to_clients, signature, iec, ad_code, export_bank, upi_id, bank_account_name, bank_account_number, bank_ifsc, bank_name, bank_swift'

type ShownRow = Omit<
  Row,
  | ('user_id' | 'created_at' | 'updated_at' | 'invoice_prefix' | 'invoice_padding' | 'tax_said')
  | `${'changed' | 'numbering'}_${'at' | 'by_id' | 'by_name'}`
>

/** The profile with how clients can pay it. */
export type PaidBusiness = Business & { paymentDetails: PaymentDetails }

/** A stored choice that has left its list since counts as not chosen. */
const chosen = <T extends string>(choices: readonly T[], value: string | null): T | null =>
  choices.find((choice) => choice === value) ?? null

function fromRow(row: ShownRow): PaidBusiness {
  const { upi_id, bank_account_name, bank_account_number, bank_ifsc, ...others } = row
  const { bank_name, bank_swift, ...profile } = others
  const account = { bank_account_name, bank_account_number, bank_ifsc, bank_name, bank_swift }
  return {
    ...toCamel(profile),
    state: chosen(states, row.state),
    country: countries[0],
    businessType: chosen(businessTypes, row.business_type),
    gstRegistration: chosen(gstRegistrations, row.gst_registration) ?? 'none',
    compositionScheme: chosen(compositionSchemes, row.composition_scheme),
    enterpriseSize: chosen(enterpriseSizes, row.enterprise_size),
    enterpriseKind: chosen(enterpriseKinds, row.enterprise_kind),
    paymentDetails: toCamel({ upi_id, ...account }),
  }
}

/** The caller's business, or null before there is one. */
export async function getBusiness(db: Db): Promise<PaidBusiness | null> {
  const row = unwrap(await db.from('businesses').select(columns).maybeSingle())
  return row === null ? null : fromRow(row)
}

/** The facts of the caller's business that decide on tax, without its pictures; null before there is one. */
export async function getTaxTerms(db: Db) {
  const row = unwrap(
    await db
      .from('businesses')
      .select(
        'tax_id, state_code, gst_registration, lut_year, default_gst_rate, default_hsn_sac, prices_include_tax, round_off, above_five_crore',
      )
      .maybeSingle(),
  )
  return (
    row && {
      ...toCamel(row),
      gstRegistration: chosen(gstRegistrations, row.gst_registration) ?? 'none',
    }
  )
}

/** The columns to write; a new business gets the usual value for each missing one. */
type Written = Partial<BusinessFields & TaxSettings & PaymentDetails>

/** Makes the caller's one business; a second one is refused (409). */
export async function createBusiness(
  db: Db,
  fields: BusinessFields & Written,
): Promise<PaidBusiness> {
  return fromRow(
    unwrap(await db.from('businesses').insert(toSnake(fields)).select(columns).single()),
  )
}

/**
 * Changes the caller's business; invoices already issued keep the old one, but for where it is paid, which holds for them as
 * well.
 */
export async function updateBusiness(db: Db, id: string, fields: Written): Promise<PaidBusiness> {
  return fromRow(
    unwrap(
      await db.from('businesses').update(toSnake(fields)).eq('id', id).select(columns).single(),
    ),
  )
}
