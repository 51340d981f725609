import * as v from 'valibot'
import type { Db } from '#data/client.ts'
import { unwrap } from '#data/errors.ts'
import { documentOf } from '#data/invoices.ts'
import { toCamel } from '#data/names.ts'
import type { PlainDate } from '#domain/dates.ts'
import { documentLanguages, type InvoiceDocument } from '#domain/invoice.ts'
import { currencies } from '#domain/money.ts'
import { type PersonLanguage, personLanguages } from '#domain/people.ts'
import type { LeavingNews } from './leaving.ts'
import type { MailOutcome } from './mailer.ts'
import type { AnswerNews, ClaimNews } from './news.ts'
import type { ReceiptNews } from './receipt.ts'
import type { SummaryNews } from './summary.ts'

/** News, in the language of whom it is for. */
type ToOwner = { id: string; to: string; language: PersonLanguage }

/** A mail that is to be sent now, by whoever took it. */
export type MailJob =
  /**
   * To the invoice's client. The token is that of the share link, null when the owner revoked it; `stopToken` stops
   * further mails.
   */
  | {
      kind: 'reminder' | 'invoice'
      id: string
      document: InvoiceDocument
      token: string | null
      stopToken: string
      replyTo: string | null
    }
  /** To a client who paid; with the document of the one invoice that it is about. */
  | {
      kind: 'receipt'
      id: string
      to: string
      news: ReceiptNews
      document: InvoiceDocument | null
      stopToken: string
      replyTo: string | null
    }
  /** To the invoice's owner. */
  | (ToOwner & { kind: 'claim'; news: ClaimNews })
  | (ToOwner & { kind: 'answer'; news: AnswerNews })
  /** To a seller, of the month before. */
  | (ToOwner & { kind: 'summary'; news: SummaryNews })
  /** To a person whose account is to be deleted. */
  | (ToOwner & { kind: 'leaving'; news: LeavingNews })
  /** One that was taken and cannot be made, as when the owner has no address. */
  | { kind: 'unreadable'; id: string }

const clientJob = v.pipe(
  v.object({
    kind: v.picklist(['reminder', 'invoice']),
    id: v.string(),
    document: v.unknown(),
    token: v.nullable(v.string()),
    stop_token: v.string(),
    reply_to: v.nullable(v.string()),
  }),
  v.transform(
    ({ document, ...job }): MailJob => ({
      ...toCamel(job),
      document: documentOf(document),
    }),
  ),
)

const toOwner = { id: v.string(), to: v.string(), language: v.picklist(personLanguages) }

const claimJob = v.pipe(
  v.object({
    kind: v.literal('claim'),
    ...toOwner,
    invoice_id: v.string(),
    number: v.string(),
    client_name: v.string(),
    currency: v.picklist(currencies),
    amount_minor: v.number(),
    method: v.string(),
    reference: v.nullable(v.string()),
    note: v.nullable(v.string()),
  }),
  v.transform(
    ({ kind, id, to, language, ...row }): MailJob => ({
      ...{ kind, id, to, language },
      news: toCamel(row),
    }),
  ),
)

const answerJob = v.pipe(
  v.object({
    kind: v.literal('answer'),
    ...toOwner,
    estimate_id: v.string(),
    number: v.string(),
    client_name: v.string(),
    currency: v.picklist(currencies),
    total_minor: v.number(),
    accepted: v.boolean(),
    name: v.string(),
    note: v.nullable(v.string()),
  }),
  v.transform(
    ({ kind, id, to, language, ...row }): MailJob => ({
      ...{ kind, id, to, language },
      news: toCamel(row),
    }),
  ),
)

const receiptJob = v.pipe(
  v.object({
    kind: v.literal('receipt'),
    id: v.string(),
    to: v.string(),
    client_name: v.string(),
    seller_name: v.string(),
    reply_to: v.nullable(v.string()),
    language: v.picklist(documentLanguages),
    currency: v.picklist(currencies),
    amount_minor: v.number(),
    tds_minor: v.number(),
    paid_on: v.string(),
    method: v.string(),
    reference: v.nullable(v.string()),
    advance_minor: v.number(),
    invoices: v.array(
      v.object({
        number: v.string(),
        settled_minor: v.number(),
        balance_minor: v.number(),
        token: v.nullable(v.string()),
      }),
    ),
    document: v.unknown(),
    stop_token: v.string(),
  }),
  v.transform(
    ({
      kind,
      id,
      to,
      document,
      stop_token: stopToken,
      reply_to: replyTo,
      invoices,
      ...row
    }): MailJob => ({
      ...{ kind, id, to, stopToken, replyTo },
      document: document === null ? null : documentOf(document),
      news: { ...toCamel(row), invoices: invoices.map((invoice) => toCamel(invoice)) },
    }),
  ),
)

const monthFigures = v.pipe(
  v.object({
    invoices: v.number(),
    invoiced_minor: v.number(),
    credited_minor: v.number(),
    received_minor: v.number(),
  }),
  v.transform(toCamel),
)

const summaryJob = v.pipe(
  v.object({
    kind: v.literal('summary'),
    ...toOwner,
    name: v.string(),
    business_name: v.string(),
    month: v.string(),
    figures: monthFigures,
    before: monthFigures,
    owed: v.object({
      minor: v.number(),
      ahead_minor: v.number(),
      late_30_minor: v.number(),
      late_60_minor: v.number(),
      older_minor: v.number(),
      overdue: v.number(),
      without_rate: v.number(),
    }),
    oldest: v.array(
      v.object({
        number: v.string(),
        client_name: v.string(),
        days_late: v.number(),
        currency: v.picklist(currencies),
        balance_minor: v.number(),
      }),
    ),
  }),
  v.transform(
    ({ kind, id, to, language, owed, oldest, ...row }): MailJob => ({
      ...{ kind, id, to, language },
      news: {
        ...toCamel(row),
        owed: {
          minor: owed.minor,
          ages: [owed.ahead_minor, owed.late_30_minor, owed.late_60_minor, owed.older_minor],
          overdue: owed.overdue,
          withoutRate: owed.without_rate,
        },
        oldest: oldest.map((invoice) => toCamel(invoice)),
      },
    }),
  ),
)

const leavingJob = v.pipe(
  v.object({
    ...{ kind: v.literal('leaving'), ...toOwner },
    ...{ name: v.string(), erase_on: v.string() },
  }),
  v.transform(
    ({ kind, id, to, language, ...row }): MailJob => ({
      ...{ kind, id, to, language },
      news: toCamel(row),
    }),
  ),
)

const newsJobs = [claimJob, answerJob, summaryJob, leavingJob] as const
const readable = v.variant('kind', [clientJob, receiptJob, ...newsJobs])
const rows = v.array(v.looseObject({ id: v.string() }))

/** Where a job is not as it should be, without what stands there: that is somebody's. */
const wrongFields = (error: unknown) =>
  error instanceof v.ValiError ? error.issues.map((issue) => v.getDotPath(issue)).join(', ') : ''

/** By itself: one that cannot be read keeps no other from being sent. */
function jobOf(row: v.InferOutput<typeof rows>[number]): MailJob {
  try {
    return v.parse(readable, row)
  } catch (error) {
    console.error(`Job ${row.id} cannot be read; wrong: ${wrongFields(error)}.`)
    return { kind: 'unreadable', id: row.id }
  }
}

/**
 * Takes at most so many mails that are due: news to owners, receipts and, unless `day` is null, what goes to clients on that day. Each
 * must be ended by `endMail`. `mostADay` is the host's own limit, null leaves it to the database; `db` must have the server's own key.
 */
export async function takeMails(
  db: Pick<Db, 'rpc'>,
  day: PlainDate | null,
  most: number,
  mostADay: number | null,
): Promise<MailJob[]> {
  const taken = unwrap(
    await db.rpc('take_mails', {
      most,
      ...(day !== null && { day }),
      ...(mostADay !== null && { most_a_day: mostADay }),
    }),
  )
  return v.parse(rows, taken).map(jobOf)
}

/** Notes that the mail server gets it now; false where it was taken back meanwhile, and must not go. */
export async function handOver(db: Pick<Db, 'rpc'>, id: string): Promise<boolean> {
  return unwrap(await db.rpc('hand_over_mail', { job_id: id }))
}

/** What became of it: only what was `refused` or `unreached` is tried again, later that day; the latter counts as no try. */
export type JobOutcome = MailOutcome | 'unreached'

/** Says what became of a mail that was taken. */
export async function endMail(
  db: Pick<Db, 'rpc'>,
  id: string,
  outcome: JobOutcome,
  subject: string,
): Promise<void> {
  unwrap(await db.rpc('end_mail', { job_id: id, outcome, subject }))
}
