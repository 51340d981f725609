import * as v from 'valibot'
import { expect, test } from 'vitest'
import { saidByField } from '#tests/setup/said.ts'
import { isPayable, paymentDetailsSchema } from './payment-details.ts'

const details = {
  upiId: 'neel.studio@okhdfcbank',
  bankAccountName: 'Neel Studio',
  bankAccountNumber: '50100012345678',
  bankIfsc: 'HDFC0001234',
  bankName: 'HDFC Bank',
  bankSwift: 'HDFCINBB',
}

/** The sentences about each field. */
const refusals = (change: object) => {
  const { issues } = v.safeParse(paymentDetailsSchema, { ...details, ...change })
  return issues ? saidByField(v.flatten<typeof paymentDetailsSchema>(issues).nested) : {}
}

test('a UPI ID, a bank account, both or neither can be given', () => {
  const account = { bankAccountName: null, bankAccountNumber: null, bankIfsc: null }
  const none = { upiId: null, ...account, bankName: null, bankSwift: null }
  expect(v.parse(paymentDetailsSchema, details)).toEqual(details)
  expect(v.parse(paymentDetailsSchema, {})).toEqual(none)
  expect(
    v.parse(paymentDetailsSchema, { upiId: ' ', bankIfsc: '', bankAccountName: null }),
  ).toEqual(none)
  expect(v.parse(paymentDetailsSchema, { upiId: 'neel@ybl' })).toEqual({
    ...none,
    upiId: 'neel@ybl',
  })
})

test('text typed in another case or in groups is brought into one form', () => {
  const typed = {
    upiId: ' Neel.Studio@OKHDFCBANK ',
    bankAccountName: ' Neel Studio\t',
    bankAccountNumber: '5010 0012-3456 78',
    bankIfsc: 'hdfc 0001234',
    bankName: 'HDFC Bank ',
    bankSwift: 'hdfc-in-bb',
  }
  expect(v.parse(paymentDetailsSchema, typed)).toEqual(details)
})

test.each(['neel', 'neel@gmail.com', 'neel@ybl&am=1', 'neel studio@ybl'])(
  'the UPI ID %s is refused',
  (upiId) => {
    expect(refusals({ upiId })).toEqual({ upiId: ['UPI ID must look like name@bank.'] })
  },
)

test.each(['12345678', '1234567890123456789', '50100A12345678', '५०१०००१२३४'])(
  'the account number %s is refused',
  (bankAccountNumber) => {
    expect(refusals({ bankAccountNumber })).toEqual({
      bankAccountNumber: ['Account number must be 9 to 18 digits.'],
    })
  },
)

test.each(['HDFCINB', 'HDFCINBBX', 'HDFC1NBB', 'HDFCINBBXXXX'])(
  'the SWIFT code %s is refused',
  (bankSwift) => {
    expect(refusals({ bankSwift })).toEqual({
      bankSwift: ['SWIFT code must have 8 or 11 characters, like HDFCINBB.'],
    })
  },
)

test('a bank is named beside its account only', () => {
  const account = { bankAccountName: '', bankAccountNumber: '', bankIfsc: '' }
  const sentence = ['Enter the account number for this bank name or SWIFT code.']
  expect(refusals(account)).toEqual({ bankName: sentence, bankSwift: sentence })
  expect(refusals({ ...account, bankName: '', bankSwift: '' })).toEqual({})
})

test.each(['HDFC1001234', 'HDF00001234', 'HDFC000123', 'HDFC00012345', 'HDFC0००१२३४'])(
  'the IFSC %s is refused',
  (bankIfsc) => {
    expect(refusals({ bankIfsc })).toEqual({
      bankIfsc: ['IFSC must have 11 characters, like HDFC0001234.'],
    })
  },
)

test('a part of a bank account is refused on each field that is missing', () => {
  expect(refusals({ bankAccountName: '' })).toEqual({
    bankAccountName: ['Account holder name is required.'],
  })
  expect(refusals({ bankAccountNumber: ' ', bankIfsc: null })).toEqual({
    bankAccountNumber: ['Account number is required.'],
    bankIfsc: ['IFSC is required.'],
  })
  expect(refusals({ upiId: null, bankAccountName: null, bankAccountNumber: null })).toEqual({
    bankAccountName: ['Account holder name is required.'],
    bankAccountNumber: ['Account number is required.'],
  })
})

test('a missing field is named beside one that is wrong', () => {
  expect(refusals({ bankAccountNumber: '', bankIfsc: 'HDFC' })).toEqual({
    bankAccountNumber: ['Account number is required.'],
    bankIfsc: ['IFSC must have 11 characters, like HDFC0001234.'],
  })
})

test('the name of an account holder has at most 120 characters', () => {
  expect(refusals({ bankAccountName: 'n'.repeat(121) })).toEqual({
    bankAccountName: ['Account holder name can have at most 120 characters.'],
  })
})

test('a client can pay by UPI in rupees, and into a whole account in any currency', () => {
  const none = { upiId: null, bankAccountName: null, bankAccountNumber: null, bankIfsc: null }
  const upi = { ...none, upiId: 'neel@ybl' }
  const bank = { ...details, upiId: null }
  expect([none, upi, bank, details].map((one) => isPayable(one, 'INR'))).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect([none, upi, bank, details].map((one) => isPayable(one, 'USD'))).toEqual([
    false,
    false,
    true,
    true,
  ])
  // Stored before there was a rule: no client is asked to pay to it.
  expect(isPayable({ ...none, upiId: 'neel@gmail.com' }, 'INR')).toBe(false)
  expect(isPayable({ ...bank, bankIfsc: null }, 'INR')).toBe(false)
})
