import * as v from 'valibot'
import { listEstimates } from '#data/documents/estimates.ts'
import { listInvoices } from '#data/documents/invoices.ts'
import { type Estimate, estimateStates } from '#domain/document/estimate.ts'
import { listFilters } from '#domain/document/invoice.ts'
import { forerunnerKinds } from '#domain/document/kinds.ts'
import { billTold } from '../bills.ts'
import { money, pageOf, quoted, rangeOf } from '../told.ts'
import { day, idOf, page, queryOf, reading, said } from '../tool.ts'

const maybeDay = (label: string, description: string) => v.optional(day(label, description))

export const findInvoices = reading({
  name: 'list_invoices',
  title: 'Invoices and notes',
  description:
    'Lists issued invoices and debit notes, the newest first; credit notes only by the status CREDIT_NOTE. A page has 50: ask for the next one only if it is needed.',
  input: v.object({
    status: v.optional(said(v.picklist(listFilters), 'UNPAID is not late yet, OVERDUE is.')),
    query: queryOf('The number, the client’s name, the total, or how words of a row begin.'),
    clientId: v.optional(idOf('a client')),
    issuedFrom: maybeDay('issuedFrom', 'The first day of issue'),
    issuedTo: maybeDay('issuedTo', 'The last day of issue'),
    dueFrom: maybeDay('dueFrom', 'The first due date'),
    dueTo: maybeDay('dueTo', 'The last due date'),
    page,
  }),
  run: async ({ page, status, query, clientId, ...days }, { db }) => {
    const given = Object.entries(days).filter(([, at]) => at !== undefined)
    const found = await listInvoices(db, {
      ...rangeOf(page),
      ...{ status: status ?? null, search: query, client: clientId ?? null },
      range: Object.fromEntries(given),
    })
    return {
      invoices: found.invoices.map(billTold),
      ...pageOf(page, found.total, found.counted),
    }
  },
})

const estimateTold = (estimate: Estimate) => ({
  id: estimate.id,
  kind: estimate.kind,
  number: quoted(estimate.formattedEstimateNumber),
  client: quoted(estimate.clientName),
  total: money(estimate.total.minor, estimate.currency),
  state: estimate.state,
  issueDate: estimate.issueDate,
  validUntil: estimate.validUntil,
  invoice: estimate.invoice,
})

export const findEstimates = reading({
  name: 'list_estimates',
  title: 'Estimates, proformas, challans',
  description:
    'Lists estimates, proforma invoices or delivery challans, the newest first, with what became of each. A page has 50.',
  input: v.object({
    kind: v.optional(v.picklist(forerunnerKinds), 'estimate'),
    state: v.optional(v.picklist(estimateStates)),
    query: queryOf('A part of the number or the client’s name.'),
    clientId: v.optional(idOf('a client')),
    page,
  }),
  run: async ({ page, query, clientId, kind, state }, { db }) => {
    const filter = { kind, state: state ?? null, search: query, client: clientId ?? null }
    const found = await listEstimates(db, { ...rangeOf(page), ...filter })
    return { documents: found.estimates.map(estimateTold), ...pageOf(page, found.total) }
  },
})
