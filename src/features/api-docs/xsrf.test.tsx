import { afterEach, expect, test } from 'vitest'
import { withXsrfToken } from './xsrf.ts'

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'XSRF-TOKEN=; max-age=0'
})

test('a request from the API page carries the token of the cookie', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'XSRF-TOKEN=a%2Bb'
  expect(withXsrfToken({ headers: { Accept: 'x' } }).headers).toEqual({
    Accept: 'x',
    'X-XSRF-TOKEN': 'a+b',
  })
})

test('without a session there is no token to send', () => {
  expect(withXsrfToken({ headers: {} }).headers).toEqual({})
})
