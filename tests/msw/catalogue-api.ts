import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { type ItemRow, itemRow } from '../factories/rows/item-row.ts'
import type { ReceivedCall } from './received-call.ts'

export type CatalogueCall =
  | 'POST /rpc/list_items'
  | 'POST /rpc/earlier_rows'
  | 'POST /rpc/create_item'
  | 'POST /rpc/change_item'
  | 'POST /rpc/archive_item'
  | 'POST /rpc/search_hsn'
  | 'GET /hsn_codes'

export interface CatalogueOptions {
  items?: ItemRow[]
  /** Rows of earlier invoices. */
  earlierRows?: object[]
}

/** Some of the official list. */
const codes = [
  { code: '9983', description: 'Other professional, technical and business services' },
  {
    code: '998312',
    description: 'Business consulting services including public relations services',
  },
  { code: '998391', description: 'Specialty design services including interior design' },
  { code: '940161', description: 'UPHOLSTERED' },
]

const listRequest = v.object({
  skip: v.number(),
  most: v.number(),
  archived: v.boolean(),
})
const itemRequest = v.object({ item_id: v.optional(v.string()), item: v.looseObject({}) })
const archiveRequest = v.object({ item_id: v.string(), archived: v.boolean() })
const hsnRequest = v.object({ most: v.number() })

/** A catalogue that keeps what it is given, and a piece of the official list. */
export function catalogueApi(
  options: CatalogueOptions,
): Record<CatalogueCall, (call: ReceivedCall) => Response> {
  let items = options.items ?? []
  const change = (id: string | undefined, fields: object) => {
    items = items.map((item) => (item.id === id ? { ...item, ...fields } : item))
    return new HttpResponse(null, { status: 204 })
  }
  return {
    'POST /rpc/list_items': ({ body }) => {
      const { skip, most, archived } = v.parse(listRequest, body)
      const found = items.filter(({ is_archived }) => is_archived === archived)
      return HttpResponse.json({ total: found.length, items: found.slice(skip, skip + most) })
    },
    'POST /rpc/earlier_rows': () => HttpResponse.json(options.earlierRows ?? []),
    'POST /rpc/create_item': ({ body }) => {
      const created = itemRow(items.length + 100, v.parse(itemRequest, body).item)
      items = [created, ...items]
      return HttpResponse.json(created.id)
    },
    'POST /rpc/change_item': ({ body }) => {
      const { item_id, item } = v.parse(itemRequest, body)
      return change(item_id, item)
    },
    'POST /rpc/archive_item': ({ body }) => {
      const { item_id, archived } = v.parse(archiveRequest, body)
      return change(item_id, { is_archived: archived })
    },
    'POST /rpc/search_hsn': ({ body }) => {
      const { most } = v.parse(hsnRequest, body)
      return HttpResponse.json({ total: codes.length, codes: codes.slice(0, most) })
    },
    'GET /hsn_codes': ({ query }) =>
      HttpResponse.json(codes.filter(({ code }) => query.get('code') === `eq.${code}`)),
  }
}
