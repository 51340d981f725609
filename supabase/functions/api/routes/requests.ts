import * as v from 'valibot'
import { accountParts, csvNames } from '#domain/account/account-file.ts'
import { isPlainDate, type PlainDate } from '#domain/dates.ts'
import { copies } from '#domain/document/copies.ts'
import { answerSchema, statesOf } from '#domain/document/estimate.ts'
import { listFilters, PAGE_SIZE } from '#domain/document/invoice.ts'
import type { ForerunnerKind } from '#domain/document/kinds.ts'
import { newInvoiceSchema } from '#domain/document/new/new-invoice.ts'
import { numberingEntries } from '#domain/document/numbering.ts'
import { completed, taxEntries, taxRules } from '#domain/gst/tax-settings.ts'
import { currencies } from '#domain/money.ts'
import { foundPaymentSchema, newPaymentSchema, newRefundSchema } from '#domain/payment/payment.ts'
import { paymentDetailsSchema } from '#domain/payment/payment-details.ts'
import { newReceiptSchema } from '#domain/payment/receipt.ts'
import { businessSchema } from '#domain/people/business.ts'
import {
  codeSchema,
  credentialsSchema,
  newPassword,
  passwordRequestSchema,
  registrationSchema,
} from '#domain/people/people.ts'
import { registerKinds, reportFormats, revenueBy } from '#domain/reports/registers.ts'
import { ruleAction, scheduledInvoiceSchema, scheduleEntries } from '#domain/schedule/schedule.ts'
import { email } from '#domain/text.ts'
import { messages } from '#languages/en/messages/index.ts'

/** Bodies and queries of requests beyond the domain's schemas, built from those alone. */

/** The token of Turnstile's widget, if the host has switched that on; the widget makes none longer. */
const person = {
  captchaToken: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(2_048, messages.tooLong({ label: 'captchaToken', limit: 2_048 })),
    ),
  ),
}
export const registrationRequest = v.object({ ...registrationSchema.entries, ...person })
export const loginRequest = v.object({
  ...credentialsSchema.entries,
  ...person,
  /** The code of an authenticator app, from a person who has one. */
  code: v.optional(codeSchema),
})
export const forgotRequest = v.object({ ...passwordRequestSchema.entries, ...person })

export const confirmationSchema = v.object({
  email,
  otp: codeSchema,
  /** For clients without cookies; others got theirs in a cookie at registration. */
  password: v.optional(newPassword),
  name: v.optional(registrationSchema.entries.name),
})

export const newPasswordSchema = v.object({
  newPassword,
  token: v.optional(v.string()),
  /** The code of an authenticator app, from a person who has one; the link is used up without it, too. */
  code: v.optional(codeSchema),
})

const { bankAccountName, bankAccountNumber, ...payment } = paymentDetailsSchema.entries

/** A business: its profile, its tax, its payment details, and the numbering of its next invoices. */
export const businessBody = v.object({
  ...businessSchema.entries,
  ...taxEntries,
  ...payment,
  bankHolder: bankAccountName,
  bankAccount: bankAccountNumber,
  ...v.partial(v.object(numberingEntries)).entries,
})

export const businessRequest = v.pipe(
  businessBody,
  v.transform((business) => completed(business)),
  taxRules(),
)

/** A whole number in a query. */
const whole = (label: string, least: number, most: number) => {
  const message = `${label} must be a whole number from ${least} to ${most}.`
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  )
}

export const pageQuery = v.object({
  page: v.optional(whole('page', 1, 1_000_000), '1'),
  limit: v.optional(whole('limit', 1, 100), String(PAGE_SIZE)),
})

const query = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(200, messages.tooLong({ label: 'q', limit: 200 })),
)

/** Lists clients or items by a search text; the archived ones alone on request. */
export const bookQuery = v.object({
  ...pageQuery.entries,
  q: query,
  archived: v.optional(v.picklist(['true', 'false'], 'archived must be true or false.'), 'false'),
})

/** Lists estimates or another forerunner by state, client id or search text. */
export const estimateQuery = (kind: ForerunnerKind) =>
  v.object({
    ...pageQuery.entries,
    q: query,
    state: v.optional(
      v.picklist(statesOf(kind), `state must be one of ${statesOf(kind).join(', ')}.`),
    ),
    clientId: v.optional(v.pipe(v.string(), v.uuid('clientId must be the id of a client.'))),
  })

export const answerRequest = v.object({ note: answerSchema.entries.note })

export const archiveRequest = v.object({
  archived: v.optional(v.boolean(messages.notYesOrNo), true),
})

export const hsnQuery = v.object({
  ...pageQuery.entries,
  q: v.pipe(query, v.trim(), v.nonEmpty(messages.required({ label: 'q' }))),
})

/** The `next` value of the page before; absent for the first page. */
const after = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(1_000, messages.tooLong({ label: 'after', limit: 1_000 })),
    v.rawTransform(({ dataset, addIssue, NEVER }): unknown[] => {
      try {
        const cursor: unknown = JSON.parse(dataset.value)
        if (Array.isArray(cursor)) return cursor
      } catch {}
      addIssue({ message: 'after must be the next of a page.' })
      return NEVER
    }),
  ),
)

/** A file of another program as text, with known heads (docs/api.md). */
export const importRequest = v.object({
  of: v.picklist(['clients', 'items', 'invoices'], 'of must be one of clients, items, invoices.'),
  csv: v.pipe(
    v.string(messages.required({ label: 'csv' })),
    v.nonEmpty(messages.required({ label: 'csv' })),
  ),
  dryRun: v.optional(v.boolean(messages.notYesOrNo), false),
})

export const exportQuery = v.object({
  part: v.optional(v.picklist(accountParts, `part must be one of ${accountParts.join(', ')}.`)),
  after,
})

export const csvQuery = v.object({
  table: v.picklist(csvNames, `table must be one of ${csvNames.join(', ')}.`),
  after,
})

export const periodQuery = v.object({
  month: whole('month', 1, 12),
  day: v.optional(whole('day', 1, 31)),
  year: v.optional(whole('year', 1900, 2999)),
})

/** Cancelled invoices are shown only on request. */
export const includeQuery = v.object({
  include: v.optional(v.literal('cancelled', 'include must be cancelled.')),
})

export const listQuery = v.object({ ...pageQuery.entries, ...includeQuery.entries })

/** Why an invoice is cancelled; how long it may be the database knows. */
export const cancelRequest = v.object({
  reason: v.string(messages.required({ label: 'placeOfSupplyReason' })),
})

/** The fields of an invoice as far as they are known, of any form; `version` of a draft that is there. */
export const draftRequest = (today: PlainDate) =>
  v.partial(v.object(newInvoiceSchema(today).entries))

const version = v.pipe(
  v.number(messages.required({ label: 'version' })),
  v.integer(messages.required({ label: 'version' })),
  v.minValue(1, messages.required({ label: 'version' })),
)
export const versionRequest = v.object({ version })

export const statusQuery = v.object({
  status: v.picklist(listFilters, `status must be one of ${listFilters.join(', ')}.`),
  id: v.optional(v.string()),
})

/**
 * Exceeds every sum of two amounts that the schemas read. The database checks the balance behind
 * the invoice's lock: a repeated request finds its payment there even when nothing is due any more.
 */
export const ANY_BALANCE = 2 * Number.MAX_SAFE_INTEGER

/** A payment as requests give it: without a day it is of today. For the description; the route parses the domain's. */
export function paymentRequest(today: PlainDate) {
  const { paidOn, ...others } = newPaymentSchema(today, ANY_BALANCE, 'INR').entries
  return v.object({ ...others, paidOn: v.optional(paidOn, today) })
}

/** The same for refunds. */
export function refundRequest(today: PlainDate) {
  const { paidOn, ...others } = newRefundSchema(today, ANY_BALANCE, 'INR').entries
  return v.object({ ...others, paidOn: v.optional(paidOn, today) })
}

/** The payment found for a report; missing fields keep the reported values. Used for the API description, too. */
export function foundRequest(today: PlainDate) {
  const { paidOn, ...amounts } = foundPaymentSchema(today, ANY_BALANCE, 'INR').entries
  return v.object({ ...amounts, paidOn: v.optional(paidOn) })
}

/** One sum paid by a client. Used for the API description, too. */
export function receiptRequest(today: PlainDate) {
  const { paidOn, ...others } = newReceiptSchema(today).entries
  return v.object({ ...others, paidOn: v.optional(paidOn, today) })
}

/** The rule and the content to repeat: the body of an invoice, which may lack anything when a draft is made. */
export const scheduleBody = (today: PlainDate) =>
  v.object({ ...scheduleEntries(today), invoice: v.record(v.string(), v.unknown()) })

/** A schedule that issues must be complete now; `document` is the checked invoice. */
export const scheduleRequest = (today: PlainDate) =>
  v.pipe(
    scheduleBody(today),
    ruleAction(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const { invoice: content, ...rule } = value
      if (rule.mode === 'draft') return { ...rule, content, invoice: null }
      const read = v.safeParse(scheduledInvoiceSchema(today), content)
      if (read.success) return { ...rule, content, invoice: read.output }
      const at = {
        type: 'object',
        origin: 'value',
        input: value,
        key: 'invoice',
        value: content,
      } as const
      for (const { message, path } of read.issues)
        addIssue({ message, path: [at, ...(path ?? [])] })
      return NEVER
    }),
  )

export const dayOf = (label: string) => {
  const message = `${label} must be a day such as 2026-04-01.`
  return v.pipe(v.string(message), v.check(isPlainDate, message))
}

const reportFormat = v.optional(
  v.picklist(reportFormats, `format must be one of ${reportFormats.join(', ')}.`),
  'json',
)

/** The report of today's debts. */
export const ageingQuery = v.object({ format: reportFormat, ...pageQuery.entries })

const daysQuery = { from: dayOf('from'), to: dayOf('to'), ...ageingQuery.entries }

export const registerQuery = v.object({
  kind: v.picklist(registerKinds, `kind must be one of ${registerKinds.join(', ')}.`),
  ...daysQuery,
})

/** For the PDF of an invoice. */
export const pdfQuery = v.object({
  copy: v.optional(v.picklist(copies, `copy must be one of ${copies.join(', ')}.`), 'original'),
})

export const revenueQuery = v.object({
  by: v.picklist(revenueBy, `by must be one of ${revenueBy.join(', ')}.`),
  ...daysQuery,
})

/** The statement to share or mail; by default in the client's own currency. */
export const statementKeyQuery = v.object({
  from: dayOf('from'),
  to: dayOf('to'),
  currency: v.optional(v.picklist(currencies, messages.currencyUnknown)),
})

/** A statement of one client: all their currencies, or the PDF of one. */
export const statementQuery = v.object({
  ...statementKeyQuery.entries,
  format: v.optional(v.picklist(['json', 'pdf'], 'format must be json or pdf.'), 'json'),
})
