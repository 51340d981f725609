import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { toSingleLine } from '../characters/lines.ts'
import { MAX_AMOUNT_MINOR, parseMinor } from '../money.ts'
import { isUtr, normalizeUtr } from './payment.ts'
import { isVpa, MAX_VPA, upiLink, upiRequestOf } from './upi.ts'

const payment = {
  vpa: 'neel.studio@okhdfcbank',
  payee: 'Neel Studio',
  amountMinor: 123450,
  note: 'Invoice INV/26-27/0001',
  reference: 'INV/26-27/0001',
}

test.each(['neel@ybl', 'neel.studio-1_a@okhdfcbank', '9820012345@upi', 'Neel@YBL', 'shop@s2b'])(
  '%s is a UPI ID',
  (text) => expect(isVpa(text)).toBe(true),
)

test.each([
  '',
  'neel',
  '@ybl',
  'neel@',
  'n@ybl',
  '.neel@ybl',
  'neel@ybl@upi',
  'neel studio@ybl',
  'neel@gmail.com',
  'neel&am=1@ybl',
  'नील@ybl',
  ' neel@ybl',
  'neel@ybl\n',
  `${'n'.repeat(MAX_VPA)}@ybl`,
])('"%s" is no UPI ID', (text) => expect(isVpa(text)).toBe(false))

test('a link asks for the balance with two decimals, spaces as %20 and a bare reference', () => {
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=neel.studio@okhdfcbank&pn=Neel%20Studio&am=1234.50&cu=INR' +
      '&tn=Invoice%20INV%2F26-27%2F0001&tr=INV26270001',
  )
  expect(upiLink({ ...payment, amountMinor: 5, payee: 'Asha & Söhne + Co #1' })).toContain(
    '&pn=Asha%20%26%20S%C3%B6hne%20%2B%20Co%20%231&am=0.05&',
  )
})

test('a note or a reference that ends up empty is left out', () => {
  expect(upiLink({ ...payment, note: ' \n', reference: '/चालान/' })).toBe(
    'upi://pay?pa=neel.studio@okhdfcbank&pn=Neel%20Studio&am=1234.50&cu=INR',
  )
})

/** The note of a link as the payer reads it. */
const noteOf = (note: string) =>
  decodeURIComponent(/&tn=([^&]*)/.exec(upiLink({ ...payment, note }))?.[1] ?? '')

test('a note is cut to 50 characters, and never within one', () => {
  expect(noteOf('n'.repeat(50))).toBe('n'.repeat(50))
  expect(noteOf('n'.repeat(51))).toBe('n'.repeat(50))
  expect(noteOf(`${'n'.repeat(49)} more`)).toBe('n'.repeat(49))
  expect(noteOf(`${'n'.repeat(49)}😀`)).toBe('n'.repeat(49))
  expect(noteOf(`${'n'.repeat(45)}👨‍👩‍👧`)).toBe('n'.repeat(45))
  expect(noteOf(`${'n'.repeat(49)}नि`)).toBe('n'.repeat(49))
})

test('an invalid address and an amount of zero make no link', () => {
  expect(() => upiLink({ ...payment, vpa: 'neel@ybl&am=1' })).toThrow(RangeError)
  for (const amountMinor of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => upiLink({ ...payment, amountMinor })).toThrow(RangeError)
  }
})

test('an invoice is paid by UPI where something is due in rupees and the seller has a UPI ID', () => {
  const request = {
    upiId: payment.vpa,
    payee: payment.payee,
    amountMinor: payment.amountMinor,
    currency: 'INR' as const,
    number: 'INV/26-27/0001',
  }
  expect(upiRequestOf(request)).toBe(upiLink(payment))
  expect(upiRequestOf({ ...request, upiId: null })).toBeNull()
  expect(upiRequestOf({ ...request, upiId: 'neel@gmail.com' })).toBeNull()
  expect(upiRequestOf({ ...request, currency: 'USD' })).toBeNull()
  expect(upiRequestOf({ ...request, amountMinor: 0 })).toBeNull()
})

test('whatever the names and notes, an app reads back what was put in', () => {
  const text = fc.string({ unit: 'binary' })
  const parts = fc.record({
    vpa: fc.stringMatching(/^[a-z0-9][a-z0-9._-]{1,20}@[a-z][a-z0-9]{1,10}$/),
    payee: text,
    amountMinor: fc.integer({ min: 1, max: MAX_AMOUNT_MINOR }),
    note: fc.oneof(text, fc.string({ unit: 'grapheme', minLength: 30, maxLength: 80 })),
    reference: text,
  })
  fc.assert(
    fc.property(parts, (input) => {
      const link = upiLink(input)
      expect(link).toMatch(/^upi:\/\/pay\?[!-*,-~]+$/)
      const read = new URLSearchParams(link.slice('upi://pay?'.length))
      const { pa, pn, am, cu, tn = '', tr = '', ...rest } = Object.fromEntries(read)
      expect(rest).toEqual({})
      expect([pa, pn, cu]).toEqual([input.vpa, toSingleLine(input.payee), 'INR'])
      expect(am).toMatch(/\.\d\d$/)
      expect(parseMinor(am ?? '')).toBe(input.amountMinor)
      expect(tn.length).toBeLessThanOrEqual(50)
      expect(toSingleLine(input.note).startsWith(tn)).toBe(true)
      expect(tr).toBe(input.reference.replace(/[^A-Za-z0-9]/g, ''))
    }),
    { numRuns: 300 },
  )
})

test('a reference has 6 to 30 letters and digits: 12 digits for UPI, 16 or 22 characters for a transfer', () => {
  for (const text of ['632512345678', 'HDFCN52026112112', 'SBINR52026112112345678', '004213']) {
    expect([text, isUtr(text)]).toEqual([text, true])
  }
  for (const text of [
    '',
    '12345',
    '1'.repeat(31),
    '6325 1234 5678',
    '६३२५१२३४५६७८',
    '632512345678\n',
  ]) {
    expect([text, isUtr(text)]).toEqual([text, false])
  }
})

test('a reference is taken as people type and paste it', () => {
  expect(normalizeUtr(' 6325 1234-5678\n')).toBe('632512345678')
  expect(normalizeUtr('\u202a6325–1234\u00a05678\u202c')).toBe('632512345678')
  expect(normalizeUtr('hdfcn52026112112')).toBe('HDFCN52026112112')
})

test('separators never change which reference is meant', () => {
  const reference = fc.stringMatching(/^[A-Z0-9]{6,30}$/)
  const separators = fc.array(fc.constantFrom('', ' ', '-', '–', '\u00a0', '\t', '\u200b'), {
    minLength: 31,
    maxLength: 31,
  })
  fc.assert(
    fc.property(reference, separators, (text, between) => {
      const typed = [...text].map((character, at) => `${between[at]}${character}`).join('')
      expect(normalizeUtr(typed.toLowerCase())).toBe(text)
    }),
  )
})
