import * as v from 'valibot'
import {
  cancelRequest,
  draftRequest,
  includeQuery,
  listQuery,
  pageQuery,
  versionRequest,
} from '#api/routes/requests.ts'
import type { PlainDate } from '#domain/dates.ts'
import { newInvoiceSchema } from '#domain/document/new/new-invoice.ts'
import { messages } from '#languages/en/messages/index.ts'
import * as answers from '../answers.ts'
import * as examples from '../examples/documents.ts'
import type { TypicalOperation } from './operation.ts'

const begun = {
  clientName: 'Kaveri Interiors',
  poNumber: 'KI-2291',
}

export const stored = (today: PlainDate, invoice: object = begun) => ({
  schema: answers.draft,
  example: {
    id: '2f1b6c9e-8f55-4c0b-9a7e-3f0c2d3e4b5a',
    kind: 'invoice',
    version: 1,
    originalId: null,
    estimateId: null,
    invoiceId: null,
    createdAt: `${today}T05:30:00.000Z`,
    updatedAt: `${today}T05:30:00.000Z`,
    invoice,
  },
})

export const drafts = (today: PlainDate): TypicalOperation[] => [
  {
    method: 'get',
    path: '/draft',
    summary: 'What is not issued yet, the last changed first.',
    query: pageQuery,
    data: {
      schema: answers.pageOf(answers.draft),
      example: {
        data: [stored(today).example],
        pagination: { page: 1, limit: 5, total: 1, totalPages: 1 },
      },
    },
    refusals: [422],
  },
  {
    method: 'post',
    path: '/draft/create',
    summary:
      'Save a draft: the fields of `/invoice/create`, none of them required, and none checked before it is issued.',
    idempotent: true,
    body: { schema: draftRequest(today), example: begun },
    status: 201,
    message: messages.draftSaved,
    data: stored(today),
    refusals: [409],
  },
  {
    method: 'get',
    path: '/draft/{id}',
    summary: 'One draft; `invoice` is what it was saved with, `invoiceId` what it became.',
    data: stored(today),
    refusals: [404],
  },
  {
    method: 'put',
    path: '/draft/{id}',
    summary:
      'Save the whole of a draft upon the `version` that is known. Upon another one it is refused (409, `draft_stale`), and nothing is overwritten.',
    body: {
      schema: v.object({ ...draftRequest(today).entries, ...versionRequest.entries }),
      example: { version: 1, ...examples.newInvoice(today) },
    },
    message: messages.draftSaved,
    data: stored(today, examples.newInvoice(today)),
    refusals: [404, 409],
  },
  {
    method: 'delete',
    path: '/draft/{id}',
    summary: 'Discard a draft.',
    message: messages.draftDiscarded,
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/draft/{id}/issue',
    summary:
      'Issue the invoice of a draft, as `/invoice/create` does; a draft that was issued answers its invoice. Of one that revises an invoice, that is cancelled.',
    status: 201,
    message: messages.invoiceCreated,
    data: { schema: answers.issuedInvoice, example: { ...examples.invoice(today), warnings: [] } },
    refusals: [404, 409, 422],
  },
]

export const invoices = (today: PlainDate): TypicalOperation[] => [
  {
    method: 'get',
    path: '/invoice',
    summary: 'Invoices, the newest first; with `include=cancelled` the cancelled ones among them.',
    query: listQuery,
    data: { schema: answers.page, example: examples.page(today) },
    refusals: [422],
  },
  {
    method: 'get',
    path: '/invoice/{id}',
    summary:
      'One invoice; a cancelled one when it is included, with its reason and what stands in its place.',
    query: includeQuery,
    data: { schema: answers.invoice, example: examples.invoice(today) },
    refusals: [404, 422],
  },
  {
    method: 'post',
    path: '/invoice/create',
    summary:
      'Issue an invoice. Amounts are in the currency with at most two decimals. With `clientId` what is not given is as the client book says, the due date by `termsDays`; without, the invoice joins the client of its name and email, or makes one unless `keepClient` is false. With `parts`, two to twelve in the order of their days, each is due on its `dueDate` (or so many `days` after the issue) with its `amount` or `percent`; the last one takes the rest, and `dueDate` answers the earliest part that is not settled. `warnings` says what the law asks of it and it does not have; what a seller may hardly do is refused unless its code is in `confirmed`.',
    idempotent: true,
    body: { schema: newInvoiceSchema(today, 'invoice', true), example: examples.newInvoice(today) },
    status: 201,
    message: messages.invoiceCreated,
    data: { schema: answers.issuedInvoice, example: { ...examples.invoice(today), warnings: [] } },
    refusals: [409],
  },
  {
    method: 'delete',
    path: '/invoice/delete/{id}',
    summary:
      'Cancel an invoice: it leaves every list, its number stays taken, its link says that it was withdrawn. Refused while money is received on it.',
    message: messages.documentDeleted({ noun: 'invoice' }),
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/invoice/{id}/cancel',
    summary: 'The same for a reason that is kept; doing it twice is harmless.',
    body: { schema: cancelRequest, example: { reason: 'Made out to the wrong company.' } },
    message: messages.invoiceCancelled,
    data: {
      schema: answers.invoice,
      example: {
        ...examples.invoice(today),
        state: 'cancelled',
        cancelledAt: `${today}T06:00:00.000Z`,
        cancelReason: 'Made out to the wrong company.',
      },
    },
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/invoice/{id}/restore',
    summary:
      'Bring a cancelled invoice back under its number, and its link with it. Refused while another one stands in its place.',
    message: messages.documentRestored({ noun: 'invoice' }),
    data: { schema: answers.invoice, example: examples.invoice(today) },
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/invoice/{id}/revise',
    summary:
      'A draft with the content of an invoice, which is cancelled when that is issued; the draft that is open already, if there is one. Refused where money was received or credited.',
    status: 201,
    message: messages.draftSaved,
    data: stored(today, examples.newInvoice(today)),
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/invoice/{id}/duplicate',
    summary: 'A draft with the content of an invoice, also of a cancelled one, from today on.',
    idempotent: true,
    status: 201,
    message: messages.draftSaved,
    data: stored(today, examples.newInvoice(today)),
    refusals: [404, 409],
  },
]
