import { expect, test } from 'vitest'
import { isProductName, isRealEmail } from './product.ts'

test.each(['Bahi', 'Neel & Söhne', 'A1', 'Rao’s Books Ltd.'])('%s is a name', (name) => {
  expect(isProductName(name)).toBe(true)
})

test.each(['', ' Bahi', 'Bahi\nBcc: x', '<b>', '{{ .Token }}', 'A"B', 'बही', 'x'.repeat(31)])(
  '%j is no name',
  (name) => {
    expect(isProductName(name)).toBe(false)
  },
)

test.each([
  ['help@neel.studio', true],
  ['support@bahi.example', false],
  ['nobody', false],
  ['', false],
])('%s reaches somebody: %s', (address, reaches) => {
  expect(isRealEmail(address)).toBe(reaches)
})
