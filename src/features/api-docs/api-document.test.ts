import { expect, test } from 'vitest'
import { apiDocument } from '#api/openapi/document.ts'
import { apiDocs } from '#languages/en/screens/api-docs.ts'
import { type ApiDocument, fieldsOf, found, groupsOf } from './api-document.ts'
import { requestOf } from './try-call.ts'

// The document as the server sends it.
const document: ApiDocument = JSON.parse(JSON.stringify(apiDocument('2026-11-21')))
const all = groupsOf(document).flatMap(([, operations]) => operations)
const operation = (id: string) => {
  const one = all.find((it) => it.id === id)
  if (!one) throw new Error(`No ${id}.`)
  return one
}

test('every call of the document is shown once, under an anchor of its own', () => {
  const described = Object.values(document.paths).flatMap(Object.keys)
  expect(all).toHaveLength(described.length)
  expect(new Set(all.map(({ id }) => id)).size).toBe(described.length)
})

test('a call’s input and answer are documented value by value, nested ones by their whole name', () => {
  const { requestBody, responses } = operation('post-invoice-create')
  const taken = fieldsOf(
    requestBody?.content['application/json']?.schema ?? {},
    document,
    apiDocs.rules,
  )
  expect(taken.find(({ name }) => name === 'currency')).toMatchObject({
    required: false,
    rules: 'default "INR"',
  })
  expect(taken.map(({ name }) => name)).toContain('items[].description')
  const refusal = responses['422']?.content?.['application/json']?.schema ?? {}
  expect(fieldsOf(refusal, document, apiDocs.rules).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['message', 'code']),
  )
  const names = all.flatMap(({ responses: given }) =>
    Object.values(given).flatMap(({ content }) =>
      fieldsOf(content?.['application/json']?.schema ?? {}, document, apiDocs.rules).map(
        ({ type }) => type,
      ),
    ),
  )
  expect(names.length).toBeGreaterThan(500)
  expect(names.filter((type) => type === '' || type.includes('undefined'))).toEqual([])
})

test('a search finds calls by all of its words, in path or summary', () => {
  expect(found(all, '')).toEqual(all)
  expect(found(all, 'PATCH profile').length + found(all, 'patch update').length).toBeGreaterThan(0)
  expect(found(all, 'post invoice create').map(({ id }) => id)).toContain('post-invoice-create')
  expect(found(all, 'nothing like that')).toEqual([])
})

test('a call is made of what was typed, each value in its place', () => {
  const typed = { values: { id: 'a/b', page: '2', limit: '' }, body: '{}', apiKey: '' }
  expect(requestOf(operation('get-invoice-id'), typed)).toMatchObject({
    url: '/api/invoice/a%2Fb',
    method: 'GET',
  })
  expect(requestOf(operation('get-invoice'), typed).url).toBe('/api/invoice?page=2')
  expect(
    requestOf(operation('post-invoice-create'), {
      values: { 'Idempotency-Key': 'one' },
      body: '{"a":1}',
      apiKey: 'bahi_live_x',
    }),
  ).toEqual({
    url: '/api/invoice/create',
    method: 'POST',
    headers: {
      'Idempotency-Key': 'one',
      'Content-Type': 'application/json',
      Authorization: 'Bearer bahi_live_x',
    },
    body: '{"a":1}',
  })
})
