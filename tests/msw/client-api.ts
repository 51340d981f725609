import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { type ClientRow, clientRow } from '../factories/rows/client-row.ts'
import type { ReceivedCall } from './received-call.ts'

export type ClientCall =
  | 'POST /rpc/list_clients'
  | 'POST /rpc/search_clients'
  | 'POST /rpc/create_client'
  | 'POST /rpc/merge_clients'
  | 'POST /rpc/client_account'
  | 'POST /rpc/tds_percent'
  | 'GET /client_records'
  | 'GET /clients'
  | 'GET /invoice_details'
  | 'PATCH /clients'
  | 'GET /statement_links'
  | 'GET /statement_mails'
  | 'POST /rpc/share_statement'
  | 'POST /rpc/withdraw_statement'

export interface ClientOptions {
  /** Who changed for the last time the client, the business or its numbering: {at, id, name}. */
  change?: object
  clients?: ClientRow[]
  /** Invoices with a balance. */
  open?: object[]
  /** Statements that were mailed to a client. */
  statementMails?: object[]
}

const listRequest = v.object({ archived: v.boolean() })
const createRequest = v.object({ client: v.looseObject({}) })
const mergeRequest = v.object({ client_id: v.string(), into_id: v.string() })
const statementRequest = v.object({
  ...{ first_day: v.string(), last_day: v.string(), currency: v.string() },
})
const idOf = (query: URLSearchParams) => query.get('id')?.replace('eq.', '')

/** A client book that keeps what it is given. */
export function clientApi(
  options: ClientOptions,
): Record<ClientCall, (call: ReceivedCall) => Response> {
  let clients = options.clients ?? []
  let links: v.InferOutput<typeof statementRequest>[] = []
  const change = (id: string | undefined, fields: object) => {
    clients = clients.map((client) => (client.id === id ? { ...client, ...fields } : client))
  }
  return {
    'POST /rpc/list_clients': ({ body }) => {
      const { archived } = v.parse(listRequest, body)
      const found = clients.filter((client) => client.archived === archived)
      return HttpResponse.json({ total: found.length, counted: true, clients: found })
    },
    'POST /rpc/search_clients': () => HttpResponse.json(clients),
    'POST /rpc/create_client': ({ body }) => {
      const created = clientRow(clients.length + 100, v.parse(createRequest, body).client)
      clients = [...clients, created]
      return HttpResponse.json(created.id)
    },
    'POST /rpc/merge_clients': ({ body }) => {
      const { client_id, into_id } = v.parse(mergeRequest, body)
      change(client_id, { archived: true, merged_into: into_id })
      return new HttpResponse(null, { status: 204 })
    },
    'GET /clients': () => HttpResponse.json(options.change ? [options.change] : []),
    'POST /rpc/tds_percent': () => HttpResponse.json(null),
    'POST /rpc/client_account': () =>
      HttpResponse.json({
        owed: [
          { from_days: 0, to_days: 0, minor: 150_000, invoices: 1 },
          { from_days: 1, to_days: 30, minor: 0, invoices: 0 },
          { from_days: 31, to_days: 60, minor: 0, invoices: 0 },
          { from_days: 61, to_days: 90, minor: 0, invoices: 0 },
          { from_days: 91, to_days: null, minor: 50_000, invoices: 1 },
        ],
        payments: [
          {
            id: 'payment',
            invoice_id: 'invoice',
            number: 'INV/26-27/0003',
            currency: 'INR',
            amount_minor: 90_000,
            tds_minor: 10_000,
            paid_on: '2026-11-03',
            method: 'UPI',
            reference: '412345678901',
          },
        ],
      }),
    'GET /client_records': ({ query }) =>
      HttpResponse.json(clients.filter(({ id }) => id === idOf(query))),
    'GET /statement_links': () =>
      HttpResponse.json(
        links.map((link) => ({
          ...{ ...link, token: 'token-of-the-statement', created_at: '2026-11-20T04:30:00Z' },
          ...{ views: 1, first_viewed_at: '2026-11-21T10:35:00+00:00' },
          last_viewed_at: '2026-11-21T10:35:00+00:00',
        })),
      ),
    'GET /statement_mails': () => HttpResponse.json(options.statementMails ?? []),
    'POST /rpc/share_statement': ({ body }) => {
      links = [v.parse(statementRequest, body)]
      return HttpResponse.json('token-of-the-statement')
    },
    'POST /rpc/withdraw_statement': () => {
      links = []
      return new HttpResponse(null, { status: 204 })
    },
    'GET /invoice_details': () => HttpResponse.json(options.open ?? []),
    'PATCH /clients': ({ query, body }) => {
      const id = idOf(query)
      change(id, v.parse(v.looseObject({}), body))
      return HttpResponse.json(clients.filter((client) => client.id === id).map(() => ({ id })))
    },
  }
}
