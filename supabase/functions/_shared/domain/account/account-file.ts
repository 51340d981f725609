import * as v from 'valibot'

/** The format name that an export carries, and the version of it that docs/export.md describes. */
export const ACCOUNT_FORMAT = 'bahi-account'
export const ACCOUNT_VERSION = 1

/** The parts of an account in the order in which they are written and read. */
export const accountParts = [
  ...(['profile', 'business', 'counters', 'images', 'clients', 'items'] as const),
  ...(['documents', 'receipts', 'deductions', 'deductors', 'taxrows', 'certificates'] as const),
  ...(['schedules', 'drafts', 'mappings', 'filings', 'ledgers'] as const),
  ...(['remittances', 'declarations', 'filed_rows'] as const),
] as const

export type AccountPart = (typeof accountParts)[number]
export type AccountRow = Readonly<Record<string, unknown>>

/** A page of one part: one file of the ZIP, and one answer of /api. */
export type AccountPage = { part: AccountPart; rows: AccountRow[] }

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** `account.json`, the first file of the ZIP. */
export const accountManifest = v.object({
  format: v.literal(ACCOUNT_FORMAT),
  version: v.literal(ACCOUNT_VERSION),
  /** The version of the product that made it; those of before 1.0 did not say. */
  madeBy: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** Rows made after this instant are not in the export. */
  until: v.pipe(v.string(), v.isoTimestamp()),
  /** The number of rows in each part: a file with fewer is not whole. */
  counts: v.record(v.picklist(accountParts), count),
})
export type AccountManifest = v.InferOutput<typeof accountManifest>

/** Returns true for an export of this product whose version is not known here. */
export const isOtherVersion = (manifest: unknown) =>
  v.is(v.object({ format: v.literal(ACCOUNT_FORMAT), version: v.number() }), manifest) &&
  !v.is(accountManifest, manifest)

/** The most documents whose print data one call of export_papers returns. */
export const MAX_PAPERS = 50

/** Whether a text is the name of a page in the ZIP: `data/0007-documents.json`. */
export const isPageName = (name: string) => /^data\/\d{4,6}-[a-z]+\.json$/.test(name)

export const pageName = (place: number, part: AccountPart) =>
  `data/${String(place).padStart(4, '0')}-${part}.json`

/** The CSV files of an export, and the part that each is made of. */
export const csvParts = {
  clients: 'clients',
  items: 'items',
  documents: 'documents',
  rows: 'documents',
  payments: 'documents',
  history: 'documents',
  receipts: 'receipts',
} as const satisfies Record<string, AccountPart>

export type CsvName = keyof typeof csvParts

export const csvNames = [
  ...(['clients', 'items', 'documents', 'rows', 'payments', 'history', 'receipts'] as const),
] as const
