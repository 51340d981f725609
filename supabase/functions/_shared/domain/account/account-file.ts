import * as v from 'valibot'
import { accountRows } from './account-rows.ts'

/** What an export says of itself: which format, and the version of it that docs/export.md describes. */
export const ACCOUNT_FORMAT = 'bahi-account'
export const ACCOUNT_VERSION = 1

/** The parts of an account in the order in which they are written and read. */
export const accountParts = [
  ...(['profile', 'business', 'counters', 'images', 'clients', 'items'] as const),
  ...(['documents', 'receipts', 'schedules', 'drafts', 'mappings'] as const),
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
  /** What was made later is not in it. */
  until: v.pipe(v.string(), v.isoTimestamp()),
  /** How many rows each part has: a file with fewer is not whole. */
  counts: v.record(v.picklist(accountParts), count),
})
export type AccountManifest = v.InferOutput<typeof accountManifest>

/** Whose format is another, and whose version is one that is not known here. */
export const isOtherVersion = (manifest: unknown) =>
  v.is(v.object({ format: v.literal(ACCOUNT_FORMAT), version: v.number() }), manifest) &&
  !v.is(accountManifest, manifest)

/** A file below `data/` of the ZIP. */
export const accountPage = v.variant('part', [
  v.object({ part: v.literal('profile'), rows: v.array(accountRows.profile) }),
  v.object({ part: v.literal('business'), rows: v.array(accountRows.business) }),
  v.object({ part: v.literal('counters'), rows: v.array(accountRows.counters) }),
  v.object({ part: v.literal('images'), rows: v.array(accountRows.images) }),
  v.object({ part: v.literal('clients'), rows: v.array(accountRows.clients) }),
  v.object({ part: v.literal('items'), rows: v.array(accountRows.items) }),
  v.object({ part: v.literal('documents'), rows: v.array(accountRows.documents) }),
  v.object({ part: v.literal('receipts'), rows: v.array(accountRows.receipts) }),
  v.object({ part: v.literal('schedules'), rows: v.array(accountRows.schedules) }),
  v.object({ part: v.literal('drafts'), rows: v.array(accountRows.drafts) }),
  v.object({ part: v.literal('mappings'), rows: v.array(accountRows.mappings) }),
])

/** Of how many documents the database says at once what their PDFs print (export_papers). */
export const MAX_PAPERS = 50

/** Whether a text is the name of a page in the ZIP: `data/0007-documents.json`. */
export const isPageName = (name: string) => /^data\/\d{4,6}-[a-z]+\.json$/.test(name)

export const pageName = (place: number, part: AccountPart) =>
  `data/${String(place).padStart(4, '0')}-${part}.json`
