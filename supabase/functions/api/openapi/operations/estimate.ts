import * as v from 'valibot'
import type {
  estimateShape,
  estimateSummaryShape,
  forerunnerShape,
  forerunnerSummaryShape,
} from '#api/http/shapes/estimate.ts'
import { offeredPartAnswer } from '#api/http/shapes/part.ts'
import { answerRequest, estimateQuery } from '#api/routes/requests.ts'
import type { PlainDate } from '#domain/dates.ts'
import { statesOf } from '#domain/document/estimate.ts'
import { kindWord } from '#domain/document/kind-questions.ts'
import { type ForerunnerKind, kinds, kindsWith } from '#domain/document/kinds.ts'
import { newInvoiceSchema } from '#domain/document/new/new-invoice.ts'
import { reasons } from '#domain/document/new/reasons.ts'
import { messages } from '#languages/en/messages/index.ts'
import { type Answer, invoice, pageOf } from '../answers.ts'
import * as examples from '../examples/documents.ts'
import { stored } from './invoice.ts'
import type { TypicalOperation } from './operation.ts'

const answered = v.object({
  accepted: v.boolean(),
  name: v.nullable(v.string()),
  note: v.nullable(v.string()),
  answeredAt: v.pipe(v.string(), v.isoTimestamp()),
  restored: v.boolean(),
})

const { id, clientName, clientEmail, currency, total, issueDate, createdAt } = invoice.entries
const summary = {
  ...{ id, clientName, clientEmail, currency, total, issueDate, createdAt },
  formattedEstimateNumber: v.string(),
  state: v.picklist(statesOf('estimate')),
  validUntil: issueDate,
  answer: v.nullable(answered),
  invoiceId: v.nullable(id),
}
const inList: Answer<typeof estimateSummaryShape> = v.object(summary)

const {
  formattedInvoiceNumber,
  received,
  tds,
  balance,
  status,
  dueDate,
  partlyPaid,
  paidDate,
  paymentMethod,
  ...shown
} = invoice.entries
const estimate: Answer<typeof estimateShape> = v.object({
  ...shown,
  parts: v.array(offeredPartAnswer),
  ...summary,
})

/** The last day is asked by its own name, and thirty days from the day of issue where it is not. */
function newEstimate(today: PlainDate) {
  const { dueDate: validUntil, ...others } = newInvoiceSchema(today, 'estimate').entries
  return v.object({ ...others, validUntil: v.optional(validUntil) })
}

/** The body for another forerunner: the reason why goods move, or the last day it holds. */
function newForerunner(today: PlainDate, kind: ForerunnerKind) {
  const { dueDate: validUntil, reason, parts, ...others } = newInvoiceSchema(today, kind).entries
  return v.object({
    ...others,
    ...(kinds[kind].day === null ? { reason } : { validUntil: v.optional(validUntil), parts }),
  })
}

const { formattedEstimateNumber: _, answer, validUntil, state, ...common } = summary
const { credited, refundable, refunded, ...paid } = shown
const summaryOf = (kind: ForerunnerKind) => ({
  ...common,
  formattedNumber: v.string(),
  kind: v.picklist(kindsWith({ becomes: 'invoice' })),
  reason: v.nullable(v.picklist(reasons)),
  state: v.picklist(statesOf(kind)),
  validUntil: v.nullable(issueDate),
})

/** The calls of another kind that becomes an invoice. */
export function forerunners(today: PlainDate, kind: ForerunnerKind): TypicalOperation[] {
  const { path } = kinds[kind]
  const name = kindWord({ kind })
  const inList: Answer<typeof forerunnerSummaryShape> = v.object(summaryOf(kind))
  const schema: Answer<typeof forerunnerShape> = v.object({
    ...paid,
    ...{ received, tds, balance, partlyPaid, paidDate, paymentMethod },
    parts: v.array(offeredPartAnswer),
    ...summaryOf(kind),
  })
  const whole = { schema, example: examples.forerunner(today, kind) }
  return [
    {
      method: 'get',
      path: `/${path}`,
      summary: `Each ${name}, the newest first; \`q\` is a text in client or number. Cancelled ones come with \`state=cancelled\` alone.`,
      query: estimateQuery(kind),
      data: { schema: pageOf(inList), example: examples.forerunnerPage(today, kind) },
      refusals: [422],
    },
    {
      method: 'post',
      path: `/${path}/create`,
      summary: `Issue a ${name}: the body of /invoice/create. ${asked[kind] ?? ''}`.trim(),
      idempotent: true,
      body: { schema: newForerunner(today, kind), example: examples.newForerunner(today, kind) },
      status: 201,
      message: messages.documentCreated({ noun: kindWord({ kind }) }),
      data: whole,
      refusals: [409],
    },
    {
      method: 'get',
      path: `/${path}/{id}`,
      summary: `One ${name}, also a cancelled one. Its id works in the calls of sharing, sending, history, deleting and restoring under /invoice.`,
      data: whole,
      refusals: [404],
    },
    {
      method: 'post',
      path: `/${path}/{id}/convert`,
      summary: `The draft of an invoice with all that a ${name} says: the one that is open already, if there is one. Refused once an invoice was made of it.`,
      status: 201,
      message: messages.draftSaved,
      data: stored(today, examples.newInvoice(today)),
      refusals: [404, 409],
    },
  ]
}

/** Notes on how the body of a kind differs from that of an invoice. */
const asked: Partial<Record<ForerunnerKind, string>> = {
  proforma_invoice:
    'It holds until `validUntil`, thirty days from the day of issue unless it is given. What is recorded on it by /invoice/{id}/payments is an advance of its client, which the invoice made of it uses.',
  delivery_challan:
    '`reason` says why goods are sent, and decides the series. It has no due date, and takes no tax: rates of its rows are left out.',
}

export const estimates = (today: PlainDate): TypicalOperation[] => {
  const whole = { schema: estimate, example: examples.estimate(today) }
  return [
    {
      method: 'get',
      path: '/estimate',
      summary:
        'Estimates, the newest first; `q` is a text in client or number. Cancelled ones come with `state=cancelled` alone.',
      query: estimateQuery('estimate'),
      data: { schema: pageOf(inList), example: examples.estimatePage(today) },
      refusals: [422],
    },
    {
      method: 'post',
      path: '/estimate/create',
      summary:
        'Issue an estimate: the body of /invoice/create, with `validUntil` (thirty days from the day of issue unless it is given) in place of `dueDate`; of `parts` each is due so many `days` after the invoice.',
      idempotent: true,
      body: { schema: newEstimate(today), example: examples.newEstimate(today) },
      status: 201,
      message: messages.documentCreated({ noun: 'estimate' }),
      data: whole,
      refusals: [409],
    },
    {
      method: 'get',
      path: '/estimate/{id}',
      summary:
        'One estimate, also a cancelled one. Its id works in the calls of sharing, sending, history, deleting and restoring under /invoice.',
      data: whole,
      refusals: [404],
    },
    {
      method: 'post',
      path: '/estimate/{id}/accept',
      summary:
        'Note that the client accepted it. Doing it twice is harmless; another answer stays (409).',
      body: { schema: answerRequest, example: { note: 'By phone' } },
      message: messages.estimateAccepted,
      data: whole,
      refusals: [404, 409],
    },
    {
      method: 'post',
      path: '/estimate/{id}/decline',
      summary: 'Note that the client declined it.',
      body: { schema: answerRequest, example: { note: 'Next year perhaps' } },
      message: messages.estimateDeclined,
      data: whole,
      refusals: [404, 409],
    },
    {
      method: 'post',
      path: '/estimate/{id}/convert',
      summary:
        'The draft of an invoice with all that an estimate says, answered or not: the one that is open already, if there is one. Refused once an invoice was made of it.',
      status: 201,
      message: messages.draftSaved,
      data: stored(today, examples.newInvoice(today)),
      refusals: [404, 409],
    },
  ]
}
