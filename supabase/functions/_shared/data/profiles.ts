import { cities } from '#domain/lists.ts'
import type { MailPreferences, Profile, ProfileFields } from '#domain/profile.ts'
import type { Db } from './client.ts'
import { unwrap } from './errors.ts'

const columns = 'name, email, phone, dob, location'
type Row = Omit<Profile, 'location'> & { location: string | null }

const fromRow = (row: Row): Profile => ({
  name: row.name,
  email: row.email,
  phone: row.phone,
  dob: row.dob,
  // A stored city that has left the list since counts as not chosen.
  location: cities.find((city) => city === row.location) ?? null,
})

/** The caller's profile; everybody has one from registration on. */
export async function getProfile(db: Db): Promise<Profile> {
  return fromRow(unwrap(await db.from('profiles').select(columns).single()))
}

/** Changes the caller's profile; `id` is theirs. The address to sign in with stays as it is. */
export async function updateProfile(db: Db, id: string, fields: ProfileFields): Promise<Profile> {
  const { name, email, phone, dob, location } = fields
  const change = { name, email, phone, dob, location }
  return fromRow(
    unwrap(await db.from('profiles').update(change).eq('id', id).select(columns).single()),
  )
}

const mailColumns = 'mail_payment_claims, mail_reminders, mail_monthly_summary'

export async function getMailPreferences(db: Db): Promise<MailPreferences> {
  const row = unwrap(await db.from('profiles').select(mailColumns).single())
  return {
    paymentClaims: row.mail_payment_claims,
    reminders: row.mail_reminders,
    monthlySummary: row.mail_monthly_summary,
  }
}

/** Stores what the caller, whose id is given, wants mailed. */
export async function updateMailPreferences(
  db: Db,
  id: string,
  preferences: MailPreferences,
): Promise<void> {
  const change = {
    mail_payment_claims: preferences.paymentClaims,
    mail_reminders: preferences.reminders,
    mail_monthly_summary: preferences.monthlySummary,
  }
  unwrap(await db.from('profiles').update(change).eq('id', id).select('id').single())
}
