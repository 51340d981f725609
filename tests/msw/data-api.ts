import { HttpResponse, http } from 'msw'
import * as v from 'valibot'
import { nothingStands, nothingWaits } from '../factories/rows/attention-rows.ts'
import { businessRow } from '../factories/rows/business-row.ts'
import { detailRow, invoiceId, type SummaryRow } from '../factories/rows/invoice-rows.ts'
import { profileRow } from '../factories/rows/profile-row.ts'
import { type BankCall, type BankOptions, bankApi } from './bank-api.ts'
import { type CatalogueCall, type CatalogueOptions, catalogueApi } from './catalogue-api.ts'
import { type ClientCall, type ClientOptions, clientApi } from './client-api.ts'
import { type DraftCall, type DraftOptions, draftsApi } from './drafts-api.ts'
import { type EstimateCall, type EstimateOptions, estimatesApi } from './estimates-api.ts'
import { type FilingCall, type FilingOptions, filingApi, type MemberCall } from './filing-api.ts'
import { type LedgerCall, type LedgerOptions, ledgerApi } from './ledger-api.ts'
import type { ReceivedCall } from './received-call.ts'
import { type ScheduleCall, type ScheduleOptions, schedulesApi } from './schedules-api.ts'
import { server } from './server.ts'
import { type TdsCall, type TdsOptions, tdsApi } from './tds-api.ts'

const ownNumbering = {
  prefix: 'INV',
  padding: 4,
  financial_year: '26-27',
  next_sequence: 7,
  counted: { INV: 6, CN: 2 },
  started: true,
  earliest_issue_date: '2026-11-20',
}

const ownerOfMembers = { id: 'owner', name: 'Asha Rao', email: 'asha@studio.example' }

export type DataCall =
  | 'GET /invoice_summaries'
  | 'POST /rpc/list_invoices'
  | 'POST /rpc/invoice_figures'
  | 'POST /rpc/mark_sent'
  | 'HEAD /invoice_records'
  | 'GET /invoice_records'
  | 'GET /businesses'
  | 'POST /businesses'
  | 'PATCH /businesses'
  | 'GET /profiles'
  | 'PATCH /profiles'
  | 'POST /rpc/issue_draft'
  | 'POST /rpc/cancel_invoice'
  | 'POST /rpc/delete_invoice'
  | 'POST /rpc/restore_invoice'
  | 'POST /rpc/invoice_numbering'
  | 'POST /rpc/set_invoice_numbering'
  | 'POST /rpc/invoices_this_month'
  | 'POST /rpc/dashboard_summary'
  | 'POST /rpc/dashboard_months'
  | 'POST /rpc/gst_return'
  | LedgerCall
  | BankCall
  | TdsCall
  | CatalogueCall
  | ClientCall
  | DraftCall
  | ScheduleCall
  | EstimateCall
  | FilingCall
  | MemberCall
  | 'POST /rpc/dashboard_attention'
  | 'POST /rpc/reports_standing'
  | 'POST /rpc/request_deletion'
  | 'GET /checked_months'

/** `usual` gives the Data API's own answer. */
type Answer = (usual: () => Response) => Response | Promise<Response>

export interface DataApiOptions
  extends LedgerOptions,
    BankOptions,
    TdsOptions,
    CatalogueOptions,
    ClientOptions,
    DraftOptions,
    EstimateOptions,
    FilingOptions,
    ScheduleOptions {
  invoices?: SummaryRow[]
  /** The row of `invoice_records`, whichever is asked for. */
  detail?: object | null
  /** Its credit notes and debit notes. */
  notes?: object[]
  business?: object | null
  profile?: object
  invoicesThisMonth?: number
  /** The person's businesses, with what is open in each. */
  businesses?: object[]
  members?: object
  /** The rows of checked months. */
  checks?: object[]
  /** The sources of the GST returns of any period. */
  gstReturn?: object
  /** The form of the next number. */
  numbering?: Partial<typeof ownNumbering>
  /** Counts and sums of each status. */
  figures?: object
  answers?: Partial<Record<DataCall, Answer>>
}

const root = `${import.meta.env.VITE_SUPABASE_URL}/rest/v1`
const known = (body: unknown): body is object => typeof body === 'object' && body !== null

/** One range of the rows of a status; cancelled ones stand apart. It searches nothing. */
function list(rows: SummaryRow[], asked: unknown): Response {
  const { skip, most, status } = v.parse(listRequest, asked)
  const found = rows.filter((row) => (status ? row.status === status : row.status !== 'CANCELLED'))
  return listOf(found.slice(skip, skip + most), found.length)
}

const listRequest = v.object({
  skip: v.number(),
  most: v.number(),
  status: v.optional(v.string()),
})

/** An answer of `list_invoices`. */
export const listOf = (invoices: object[], total = invoices.length, counted = true) =>
  HttpResponse.json({ total, counted, invoices })

/** The latest of a currency. */
const latest = (rows: SummaryRow[], query: URLSearchParams) =>
  rowsOf(rows.find((row) => row.currency === query.get('currency')?.slice(3)) ?? null)

const rowsOf = (row: object | null) => HttpResponse.json(row === null ? [] : [row])

const summaryOf = (count: number) => ({
  revenue_minor: 0,
  received_minor: 0,
  overdue_minor: 0,
  invoices: count,
  paid: 0,
  unpaid: count,
  overdue: 0,
  without_rate: 0,
})

/**
 * A Data API that holds some rows and obeys its calls, except where a test answers otherwise. The
 * returned list grows with every call.
 */
export function dataApi(options: DataApiOptions = {}) {
  const { invoices = [], detail = null, answers = {} } = options
  let business = options.business === undefined ? businessRow() : options.business
  let profile = options.profile ?? profileRow()
  const deleted = new Set<unknown>()
  const calls: ReceivedCall[] = []
  let numbering = { ...ownNumbering, ...options.numbering }
  let gate = Promise.resolve()
  let unheld: DataCall | undefined

  const asItIs = <Row extends object>(row: Row): Row =>
    'id' in row && deleted.has(row.id)
      ? { ...row, status: 'CANCELLED', cancelled_at: '2026-11-22T10:00:00Z', pdf_token: null }
      : row

  const cancel = ({ body }: ReceivedCall) => {
    deleted.add(known(body) && 'invoice_id' in body && body.invoice_id)
    return new HttpResponse(null, { status: 204 })
  }

  const friendly: Record<DataCall, (call: ReceivedCall) => Response> = {
    'GET /invoice_summaries': ({ query }) => latest(invoices, query),
    'HEAD /invoice_records': () => {
      const count = invoices.filter((row) => asItIs(row).status === 'CANCELLED').length
      return new HttpResponse(null, { headers: { 'Content-Range': `*/${count}` } })
    },
    'POST /rpc/list_invoices': ({ body }) => list(invoices.map(asItIs), body),
    'POST /rpc/invoice_figures': () => HttpResponse.json(options.figures ?? {}),
    'POST /rpc/mark_sent': () => HttpResponse.json(null),
    ...ledgerApi(options),
    ...bankApi(options),
    ...tdsApi(options),
    ...catalogueApi(options),
    ...clientApi(options),
    ...schedulesApi(options),
    ...draftsApi(options),
    ...estimatesApi(options),
    ...filingApi(options),
    'GET /invoice_records': ({ query }) =>
      query.has('original_id')
        ? HttpResponse.json(
            options.notes?.filter(
              (row) => 'kind' in row && query.get('kind')?.includes(String(row.kind)),
            ) ?? [],
          )
        : rowsOf(detail && asItIs(detail)),
    'GET /businesses': ({ query }) =>
      rowsOf(asksOfChange(query) ? (options.change ?? null) : business),
    'POST /businesses': ({ body }) => {
      business = businessRow(known(body) ? body : {})
      return HttpResponse.json(business, { status: 201 })
    },
    'PATCH /businesses': ({ body }) => {
      business = { ...business, ...(known(body) && body) }
      return HttpResponse.json(business)
    },
    'GET /profiles': () => HttpResponse.json(profile),
    'PATCH /profiles': ({ body }) => {
      profile = { ...profile, ...(known(body) && body) }
      return HttpResponse.json(profile)
    },
    'POST /rpc/invoice_numbering': () => HttpResponse.json(business && numbering),
    'POST /rpc/set_invoice_numbering': ({ body }) => {
      const { next_sequence = 1, ...series } = known(body)
        ? (body as Partial<typeof numbering>)
        : {}
      numbering = { ...numbering, ...series, next_sequence }
      return HttpResponse.json(numbering)
    },
    'POST /rpc/invoices_this_month': () => HttpResponse.json(options.invoicesThisMonth ?? 0),
    'POST /rpc/dashboard_summary': () => HttpResponse.json(summaryOf(invoices.length)),
    'POST /rpc/dashboard_months': () => HttpResponse.json([]),
    'POST /rpc/gst_return': () =>
      HttpResponse.json(options.gstReturn ?? { registration: 'none', gstins: [] }),
    'POST /rpc/dashboard_attention': () => HttpResponse.json(nothingWaits),
    'POST /rpc/reports_standing': () => HttpResponse.json(nothingStands),
    'POST /rpc/my_businesses': () => HttpResponse.json(options.businesses ?? []),
    'POST /rpc/businesses_standing': () => HttpResponse.json(options.businesses ?? []),
    'POST /rpc/whose_account': () =>
      HttpResponse.json({ user_id: 'owner', role: 'accountant', business_id: 'b-other' }),
    'POST /rpc/business_of_document': () => HttpResponse.json(null),
    'POST /rpc/list_members': () =>
      HttpResponse.json(options.members ?? { owner: ownerOfMembers, members: [], invitations: [] }),
    'POST /rpc/check_month': () => HttpResponse.json(null),
    'POST /rpc/uncheck_month': () => HttpResponse.json(null),
    'GET /checked_months': () => HttpResponse.json(options.checks ?? []),
    'POST /rpc/request_deletion': () => HttpResponse.json('2026-11-30T10:00:00.000+00:00'),
    'POST /rpc/issue_draft': () => HttpResponse.json(detailRow({ id: invoiceId(99) })),
    'POST /rpc/delete_invoice': cancel,
    'POST /rpc/cancel_invoice': cancel,
    'POST /rpc/restore_invoice': ({ body }) => {
      deleted.delete(known(body) && 'invoice_id' in body && body.invoice_id)
      return new HttpResponse(null, { status: 204 })
    },
  }
  const isKnown = (call: string): call is DataCall => call in friendly

  server.use(
    http.all(`${root}/*`, async ({ request }) => {
      const { pathname, searchParams: query } = new URL(request.url)
      const call = `${request.method} ${pathname.replace('/rest/v1', '')}`
      if (!isKnown(call)) return undefined
      const text = await request.text()
      const received = { call, query, body: text ? JSON.parse(text) : null }
      calls.push(received)
      if (call !== unheld) await gate
      const usual = () => friendly[call](received)
      return answers[call]?.(usual) ?? usual()
    }),
  )
  return {
    calls,
    /** Keeps every answer back until it is let go, but to a call that is `free`. */
    hold(free?: DataCall) {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      unheld = free
      return resolve
    },
    /** The bodies of the calls of one kind, in their order. */
    bodies: (call: DataCall) => calls.filter((one) => one.call === call).map(({ body }) => body),
  }
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(done))

/** Waits until all that has been asked for so far is answered: before one says that something was not. */
export async function everythingAsked() {
  // The cache asks a frame after a screen is drawn; the last call is answered last.
  for (let frame = 0; frame < 3; frame += 1) await nextFrame()
  await fetch(`${root}/rpc/invoices_this_month`, { method: 'POST' })
  await nextFrame()
}

/** A refusal as `private.refuse` of the database answers it. */
export const refused =
  (status: number, code: string, field = '', params?: object) =>
  () =>
    HttpResponse.json(
      {
        code: `PT${status}`,
        message: code,
        details: params ? JSON.stringify(params) : '',
        hint: field,
      },
      { status },
    )

const asksOfChange = (query: URLSearchParams) => query.get('select')?.startsWith('at:') === true

/** All calls but those for the numbers and for who changed something, which no test here is about. */
export const withoutNumbers = (calls: ReceivedCall[]) =>
  calls.filter(({ call, query }) => call !== 'POST /rpc/invoice_numbering' && !asksOfChange(query))
