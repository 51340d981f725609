import { describe, expect, test } from 'vitest'
import { destinationIn, emailIn } from './navigation-state.ts'

describe('after signing in', () => {
  test.each(['/invoices?status=PAID', '/invoice/7', '/', '/setting/business#logo'])(
    'the place that was asked for comes first: %s',
    (from) => {
      expect(destinationIn({ from })).toBe(from)
    },
  )

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'invoices',
    '',
    7,
    null,
  ])('nothing leads to another site: %j', (from) => {
    expect(destinationIn({ from })).toBe('/dashboard')
  })

  test.each([undefined, null, 'from', 3])('no state at all leads to the dashboard: %j', (state) => {
    expect(destinationIn(state)).toBe('/dashboard')
    expect(emailIn(state)).toBe('')
  })
})
