import * as v from 'valibot'
import { archiveRequest, bookQuery, hsnQuery } from '#api/routes/requests.ts'
import type { PlainDate } from '#domain/dates.ts'
import { catalogueItemSchema } from '#domain/document/catalogue.ts'
import { messages } from '#languages/en/messages/index.ts'
import * as answers from '../answers.ts'
import * as examples from '../examples/documents.ts'
import type { TypicalOperation } from './operation.ts'

export const catalogue = (today: PlainDate): TypicalOperation[] => [
  {
    method: 'get',
    path: '/item',
    summary:
      'What is sold again and again, the last used first; with `q` what has it in the description, or begins with it in the HSN.',
    query: bookQuery,
    data: { schema: answers.catalogue, example: examples.catalogue },
    refusals: [422],
  },
  {
    method: 'post',
    path: '/item/create',
    summary: 'Keep an item. A description is one item, whatever its case.',
    idempotent: true,
    body: { schema: catalogueItemSchema(today), example: examples.newItem },
    status: 201,
    message: messages.itemKept,
    data: { schema: answers.catalogueItem, example: examples.catalogueItem },
    refusals: [409],
  },
  {
    method: 'patch',
    path: '/item/{id}',
    summary:
      'Change an item; fields that are not given keep their value. Documents keep what they were issued with.',
    body: {
      schema: v.partial(v.object(catalogueItemSchema(today).entries)),
      example: { rate: 650.5 },
    },
    message: messages.itemChanged,
    data: { schema: answers.catalogueItem, example: { ...examples.catalogueItem, rate: 650.5 } },
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/item/{id}/archive',
    summary:
      'Take an item out of what is suggested, or with `archived` false bring it back; doing it twice is harmless.',
    body: { schema: archiveRequest, example: { archived: true } },
    message: messages.itemArchived,
    data: { schema: answers.catalogueItem, example: { ...examples.catalogueItem, archived: true } },
    refusals: [404, 409],
  },
  {
    method: 'get',
    path: '/hsn',
    summary:
      'HSN and SAC codes of the official list that begin with the digits of `q`, or have its words, the best first.',
    query: hsnQuery,
    data: { schema: answers.hsnCodes, example: examples.hsnCodes },
    refusals: [422],
  },
]
