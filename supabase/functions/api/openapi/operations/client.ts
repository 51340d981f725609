import * as v from 'valibot'
import { clientAnswer, savedClientAnswer } from '#api/http/shapes/client.ts'
import { archiveRequest, bookQuery } from '#api/routes/requests.ts'
import { clientSchema } from '#domain/people/client.ts'
import { messages } from '#languages/en/messages/index.ts'
import { pageOf } from '../answers.ts'
import type { TypicalOperation } from './operation.ts'

const client = {
  name: 'Kaveri Interiors',
  contact: 'Meera Nair',
  email: 'accounts@kaveri.example',
  ccEmails: ['meera@kaveri.example'],
  phone: '+91 98450 12345',
  gstin: '29AABCR1718E1ZL',
  pan: 'AABCR1718E',
  address: '4 Lake Road',
  city: 'Bengaluru',
  stateCode: '29',
  postalCode: '560001',
  country: 'IN',
  deliveryAddress: null,
  currency: 'INR',
  termsDays: 30,
  notes: null,
  language: 'en',
} as const

const stored = {
  id: '0b6e2f0a-7d0c-4c53-9f1c-0d8f5a1b2c3d',
  ...client,
  archived: false,
  mergedInto: null,
  balance: 0,
}

const found = { schema: clientAnswer, example: stored }

export const clients: TypicalOperation[] = [
  {
    method: 'get',
    path: '/client',
    summary:
      'The clients by name; `q` is a text in name, contact or GSTIN, `archived=true` gives those that were put away.',
    query: bookQuery,
    data: {
      schema: pageOf(clientAnswer),
      example: {
        data: [stored],
        pagination: { page: 1, limit: 5, total: 1, totalPages: 1 },
      },
    },
  },
  {
    method: 'post',
    path: '/client/create',
    summary:
      'Add a client. A GSTIN brings its State and PAN along; `ccEmails` is a list, or a text with commas. `warnings` names another client with the same GSTIN (`same_gstin`).',
    idempotent: true,
    body: { schema: clientSchema, example: client },
    status: 201,
    message: messages.clientCreated,
    data: { schema: savedClientAnswer, example: { ...stored, warnings: [] } },
    refusals: [409],
  },
  {
    method: 'get',
    path: '/client/{id}',
    summary: 'One client. `balance` is what is due, in rupees.',
    data: found,
    refusals: [404],
  },
  {
    method: 'patch',
    path: '/client/{id}',
    summary: 'Change some fields of a client; issued documents keep what they say.',
    body: { schema: v.partial(v.object(clientSchema.entries)), example: { termsDays: 15 } },
    message: messages.clientSaved,
    data: { schema: savedClientAnswer, example: { ...stored, termsDays: 15, warnings: [] } },
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/client/{id}/archive',
    summary:
      'Take a client out of the list and the suggestions, or bring them back with `{"archived": false}`. None is erased.',
    body: { schema: archiveRequest, example: { archived: true } },
    message: messages.clientArchived,
    data: { schema: clientAnswer, example: { ...stored, archived: true } },
    refusals: [404],
  },
]
