import { fieldsOf, parse, withDay } from '#api/http/input.ts'
import { warningShape } from '#api/http/shapes/documents.ts'
import type { Db } from '#data/client.ts'
import { getDraft } from '#data/documents/drafts.ts'
import { isInvoiceId } from '#data/documents/invoices.ts'
import { DataError } from '#data/errors.ts'
import { getTaxTerms } from '#data/people/businesses.ts'
import { findTwin, getClient } from '#data/people/clients.ts'
import { dayInIndia, isPlainDate } from '#domain/dates.ts'
import type { Draft } from '#domain/document/draft.ts'
import type { DraftKind } from '#domain/document/kinds.ts'
import { cautionsOf, sameGstin } from '#domain/document/new/cautions.ts'
import { documentSums } from '#domain/document/new/document-sums.ts'
import { isInParts, type NewInvoice, newInvoiceSchema } from '#domain/document/new/new-invoice.ts'
import { documentFieldsOf, dueDateFieldOf } from '#domain/people/client.ts'

const schema = (kind?: DraftKind, inParts?: boolean) =>
  newInvoiceSchema(dayInIndia(new Date()), kind, inParts)

/** Returns the client book's details of the client that a request names; the request's own fields take precedence. */
export async function knownFields(db: Db, { clientId, issueDate }: Record<string, unknown>) {
  if (typeof clientId !== 'string') return {}
  const client = await getClient(db, clientId).catch((error: unknown) => {
    const unknown = error instanceof DataError && error.status === 404
    throw unknown ? new DataError({ status: 422, code: error.code, field: 'clientId' }) : error
  })
  const day = typeof issueDate === 'string' && isPlainDate(issueDate) ? issueDate : null
  return { ...documentFieldsOf(client), ...dueDateFieldOf(client, day ?? dayInIndia(new Date())) }
}

const withDueDay = (part: unknown) =>
  typeof part === 'object' && part !== null ? withDay({ ...part }, 'dueDate') : part

/** The fields of an invoice that a body gives, of whatever form. */
export function draftContentOf(body: unknown): Record<string, unknown> {
  const given = fieldsOf(body, Object.keys(schema().entries))
  const { parts } = given
  return {
    ...withDay(withDay(given, 'dueDate'), 'issueDate'),
    ...(Array.isArray(parts) && { parts: parts.map(withDueDay) }),
  }
}

/** The invoice that a body, or what a draft was saved with, asks for; or the estimate, of a draft of one. */
export async function newInvoiceOf(db: Db, body: unknown, kind?: DraftKind): Promise<NewInvoice> {
  const given = draftContentOf(body)
  return parse(schema(kind, isInParts(given)), { ...(await knownFields(db, given)), ...given })
}

/** Whoever joins no client of the book has none beside them. */
function twinOfBuyer(
  db: Db,
  { clientId, keepClient, clientName, clientEmail, ...buyer }: NewInvoice,
) {
  const own = { id: clientId ?? null, name: clientName, email: clientEmail }
  return own.id === null && keepClient === false ? null : findTwin(db, buyer.clientGstin, own)
}

/**
 * Returns the legal requirements that the issued invoice misses (docs/api.md), and a warning when
 * another client has the same GSTIN.
 */
export async function warningsOf(db: Db, invoice: NewInvoice) {
  const [seller, twin] = await Promise.all([getTaxTerms(db), twinOfBuyer(db, invoice)])
  const others = twin === null ? [] : [sameGstin(twin.name, 'clientGstin')]
  if (seller === null) return others.map(warningShape)
  const found = documentSums(seller, invoice, invoice.issueDate ?? dayInIndia(new Date()))
  return [...cautionsOf(seller, invoice, found), ...others].map(warningShape)
}

/** A draft of the caller that was not discarded. */
export async function openDraft(db: Db, id: string): Promise<Draft> {
  const draft = isInvoiceId(id) ? await getDraft(db, id) : null
  if (draft === null || draft.discardedAt !== null) {
    throw new DataError({ status: 404, code: 'draft_not_found' })
  }
  return draft
}
