import * as v from 'valibot'
import { Refusal } from '#api/http/errors.ts'
import { invalid } from '#api/http/input.ts'
import { knownFields, newInvoiceOf, warningsOf } from '#api/routes/documents/new-invoice.ts'
import type { Db } from '#data/client.ts'
import { listDrafts, saveDraft } from '#data/documents/drafts.ts'
import { getTaxTerms } from '#data/people/businesses.ts'
import { dayInIndia, type PlainDate } from '#domain/dates.ts'
import { documentSums } from '#domain/document/new/document-sums.ts'
import { newInvoiceSchema } from '#domain/document/new/new-invoice.ts'
import { message } from '#domain/messages/message.ts'
import { money, pageOf, quoted, rangeOf, sentence } from '../told.ts'
import { type Ground, page, reading, said, writing } from '../tool.ts'

/** Where its owner opens a draft; a path where the host has not said the app's address. */
const openAt = ({ environment: { APP_URL } }: Ground, id: string) =>
  `${APP_URL ?? ''}/invoice/draft/${id}`

export const findDrafts = reading({
  name: 'list_drafts',
  title: 'Drafts of invoices',
  description:
    'Lists the drafts of invoices that are not issued yet, the one that was changed last first. Their owner opens, checks and issues them in the app. A page has 50.',
  input: v.object({ page }),
  run: async ({ page }, ground) => {
    const asked = { kind: 'invoice', ...rangeOf(page) } as const
    const { drafts, total } = await listDrafts(ground.db, asked)
    const told = drafts.map(({ id, updatedAt, content: { clientName, items } }) => ({
      ...{ id, updatedAt, openAt: openAt(ground, id) },
      client: quoted(typeof clientName === 'string' ? clientName : null),
      rows: Array.isArray(items) ? items.length : 0,
    }))
    return { drafts: told, ...pageOf(page, total) }
  },
})

/** The fields of a new invoice that a draft begins with. What is odd (exports, parts, cess) its owner adds in the app. */
function draftSchema(today: PlainDate) {
  const fields = newInvoiceSchema(today).entries
  return v.object({
    clientId: said(
      fields.clientId,
      'A client of the book: name, address, GSTIN, currency and terms come along.',
    ),
    clientName: v.optional(fields.clientName),
    clientEmail: v.optional(fields.clientEmail),
    currency: v.optional(fields.currency.wrapped),
    dueDate: v.optional(said(fields.dueDate, 'YYYY-MM-DD; by the client’s terms if left out.')),
    poNumber: fields.poNumber,
    notes: said(fields.notes, 'For the client to read, on the document.'),
    items: said(
      fields.items,
      'Rows. Each has a description and an amount, or a quantity and a rate for one unit: decimals in the currency such as 12500.5, before tax. gstRate is in per cent.',
    ),
  })
}

/** Tells what the draft would come to, or why it cannot be issued as it is. */
async function standing(db: Db, content: Record<string, unknown>) {
  try {
    const invoice = await newInvoiceOf(db, content)
    const [seller, warnings] = await Promise.all([getTaxTerms(db), warningsOf(db, invoice)])
    const { sums } = documentSums(seller, invoice, dayInIndia(new Date()))
    return {
      total: money(sums.totalMinor, invoice.currency),
      warnings: warnings.map(({ code, field }) => ({ code, field })),
      toIssue: [],
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const faults = Object.entries(error.extras.errors ?? {})
    return {
      total: null,
      warnings: [],
      toIssue: faults.map(([field, fault]) => ({ field, fault: sentence(fault) })),
    }
  }
}

export const newDraft = writing({
  name: 'draft_invoice',
  title: 'Draft an invoice',
  description:
    'Saves an invoice as a draft. It gets no number, nothing is sent, and nobody owes anything: its owner opens it in the app, checks and issues it. `toIssue` says what it still lacks.',
  scope: 'drafts',
  input: draftSchema,
  run: async (asked, ground, { key, given }) => {
    const { db } = ground
    if (asked.clientId === null && asked.clientName === undefined) {
      throw invalid({ clientName: message('required', { label: 'clientName' }) })
    }
    const content = { ...(await knownFields(db, given)), ...given }
    await saveDraft(db, { id: key, version: 0, content, kind: 'invoice' })
    return { draft: { id: key, openAt: openAt(ground, key), ...(await standing(db, content)) } }
  },
})
