import { expect, test } from 'vitest'
import { methodsOf } from './methods.ts'

const routes = [
  { method: 'ALL', path: '/api/*' },
  { method: 'GET', path: '/api/invoice' },
  { method: 'GET', path: '/api/invoice/:id' },
  { method: 'POST', path: '/api/invoice/create' },
  { method: 'DELETE', path: '/api/invoice/delete/:id' },
]

test.each([
  ['/api/invoice', ['GET', 'HEAD']],
  ['/api/invoice/7', ['GET', 'HEAD']],
  ['/api/invoice/create', ['POST']],
  ['/api/invoice/delete/7', ['DELETE']],
  ['/api/invoice/delete/7/8', []],
  ['/api/nothing', []],
])('%s answers to %j', (path, methods) => {
  expect(methodsOf(routes, path)).toEqual(methods)
})
