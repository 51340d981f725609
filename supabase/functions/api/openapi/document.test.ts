import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readEnvironment } from '#api/http/environment.ts'
import { createApp } from '../app.ts'
import { apiDocument } from './document.ts'
import { operations } from './operations/all.ts'

const today = '2026-11-21'
const app = createApp(readEnvironment({ SUPABASE_URL: 'http://x.test', SUPABASE_ANON_KEY: 'x' }))
const document = apiDocument(today)

test('every route of the router is described, and nothing that is no route', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routes = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace('/api', '').replace(/:(\w+)/g, '{$1}')}`)
  expect(described.sort()).toEqual([...new Set(routes)].sort())
})

test.each(operations(today))('the examples of $method $path fit its schemas', (operation) => {
  if (operation.body) v.parse(operation.body.schema, operation.body.example)
  if (operation.data) expect(v.parse(operation.data.schema, operation.data.example)).toBeDefined()
})

test('the schemas are those of the domain, with their limits', () => {
  expect(document.paths).toMatchObject({
    '/business/setup': {
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                required: ['phone', 'email', 'postalCode', 'name'],
                properties: { phone: { pattern: '^[0-9]{10}$' }, country: { default: 'India' } },
              },
            },
          },
        },
      },
    },
    '/user/auth/update': {
      patch: {
        requestBody: {
          content: {
            'application/json': { schema: { properties: { number: { pattern: '^[0-9]{10}$' } } } },
          },
        },
      },
    },
  })
})

test('each operation says whether it needs a session and the XSRF header', () => {
  for (const { method, path, session } of operations(today)) {
    const operation = document.paths[path]?.[method]
    expect([path, operation]).toEqual([
      path,
      expect.objectContaining({ security: session ? [{ cookie: [] }, { bearer: [] }] : [] }),
    ])
    const xsrf = JSON.stringify(operation).includes('X-XSRF-TOKEN')
    expect([path, xsrf]).toEqual([path, session && method !== 'get'])
  }
})

test('it is served to everybody', async () => {
  const answer = await app.request('/api/openapi.json')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] })
})
