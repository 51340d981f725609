import type { MailPreferences, Profile, ProfileFields } from '#domain/people/people.ts'
import { type LanguageCode, languageOf } from '#languages/languages.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'

const columns = 'name, email, phone, dob, location, language'

const fromRow = (row: Omit<Profile, 'language'> & { language: string }): Profile => ({
  ...row,
  language: languageOf(row.language),
})

/** The caller's profile; everybody has one from registration on. */
export async function getProfile(db: Db): Promise<Profile> {
  return fromRow(unwrap(await db.from('profiles').select(columns).single()))
}

/** Changes the caller's profile; `id` is theirs. The address to sign in with stays as it is. */
export async function updateProfile(db: Db, id: string, fields: ProfileFields): Promise<Profile> {
  const { name, email, phone, dob, location, language } = fields
  const change = { name, email, phone, dob, location, ...(language && { language }) }
  return fromRow(
    unwrap(await db.from('profiles').update(change).eq('id', id).select(columns).single()),
  )
}

/** Changes the caller's name alone; `id` is theirs. */
export async function updateName(db: Pick<Db, 'from'>, id: string, name: string): Promise<void> {
  unwrap(await db.from('profiles').update({ name }).eq('id', id).select('name').single())
}

/** Chooses in which language the caller, whose id is given, is spoken to. */
export async function updateLanguage(
  db: Pick<Db, 'from'>,
  id: string,
  language: LanguageCode,
): Promise<void> {
  unwrap(await db.from('profiles').update({ language }).eq('id', id).select('id').single())
}

const mailColumns =
  'mail_payment_claims, mail_monthly_summary, mail_edf, mail_receipts, remind_before_3, remind_due, remind_after_3, remind_after_7'

const columnOf = {
  paymentClaims: 'mail_payment_claims',
  monthlySummary: 'mail_monthly_summary',
  exportForms: 'mail_edf',
  receipts: 'mail_receipts',
  remindBefore3: 'remind_before_3',
  remindDue: 'remind_due',
  remindAfter3: 'remind_after_3',
  remindAfter7: 'remind_after_7',
} as const satisfies Record<keyof MailPreferences, string>

type MailRow = Record<(typeof columnOf)[keyof MailPreferences], boolean>

const fromMailRow = (row: MailRow): MailPreferences => ({
  paymentClaims: row.mail_payment_claims,
  monthlySummary: row.mail_monthly_summary,
  exportForms: row.mail_edf,
  receipts: row.mail_receipts,
  remindBefore3: row.remind_before_3,
  remindDue: row.remind_due,
  remindAfter3: row.remind_after_3,
  remindAfter7: row.remind_after_7,
})

export async function getMailPreferences(db: Db): Promise<MailPreferences> {
  return fromMailRow(unwrap(await db.from('profiles').select(mailColumns).single()))
}

/** Stores one choice of the caller, whose id is given; returns all of them as they are now stored. */
export async function updateMailPreference(
  db: Db,
  id: string,
  kind: keyof MailPreferences,
  wanted: boolean,
): Promise<MailPreferences> {
  const change: Partial<MailRow> = { [columnOf[kind]]: wanted }
  return fromMailRow(
    unwrap(await db.from('profiles').update(change).eq('id', id).select(mailColumns).single()),
  )
}

const said = {
  setupPutAway: { setup_put_away: true },
  mailsUnpayable: { mails_unpayable: true },
  deletionStopped: { deletion_stopped_at: null },
} as const

/** Notes something that the caller (whose id is given) said or read once, so that it is not asked or shown again. */
export async function sayOnce(db: Db, id: string, what: keyof typeof said): Promise<void> {
  unwrap(await db.from('profiles').update(said[what]).eq('id', id).select('id').single())
}

/** Whether the caller agreed to mail invoices that give no way to pay. */
export async function mailsUnpayable(db: Db): Promise<boolean> {
  return unwrap(await db.from('profiles').select('mails_unpayable').single()).mails_unpayable
}
