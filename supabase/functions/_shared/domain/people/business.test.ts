import * as v from 'valibot'
import { expect, test } from 'vitest'
import { said } from '#tests/setup/said.ts'
import { businessSchema } from './business.ts'

const business = {
  name: 'Neel Studio',
  email: 'hello@neelstudio.example',
  phone: '9820012345',
  postalCode: '411004',
}

const messagesOf = (change: object) =>
  (v.safeParse(businessSchema, { ...business, ...change }).issues ?? []).map((issue) =>
    said(issue.message),
  )

test('name, email, phone and postal code are enough', () => {
  expect(v.parse(businessSchema, business)).toMatchObject({
    ...business,
    country: 'India',
    city: null,
  })
})

// [valid-21]
test('the three checks answer in their order', () => {
  expect(messagesOf({ postalCode: '1', email: 'x', phone: '98' })).toEqual([
    'Phone number must be exactly 10 digits.',
    'Please enter a valid email address.',
    'Postal code must be 5 or 6 digits.',
  ])
})

// [valid-23] [const-15]
test('five and six digits are postal codes, four and seven are not', () => {
  expect(messagesOf({ postalCode: '41100' })).toEqual([])
  for (const postalCode of ['4110', '4110041', '41100a']) {
    expect(messagesOf({ postalCode })).toEqual(['Postal code must be 5 or 6 digits.'])
  }
})

test('state and type come from their lists only, the city is any one line', () => {
  expect(messagesOf({ city: 'Pune', state: 'Maharashtra', businessType: 'Retail' })).toEqual([])
  expect(messagesOf({ state: 'Atlantis' })).toEqual(['Choose a State from the list.'])
  expect(messagesOf({ city: 'Kannur', state: 'Kerala' })).toEqual([])
  expect(messagesOf({ city: 'x'.repeat(61) })).toEqual(['City can have at most 60 characters.'])
  expect(messagesOf({ country: 'France' })).toEqual(['Choose a country from the list.'])
})

test('a website may be written with or without its scheme', () => {
  expect(messagesOf({ website: 'neelstudio.in' })).toEqual([])
  expect(messagesOf({ website: 'https://neelstudio.in/work' })).toEqual([])
  expect(messagesOf({ website: 'javascript:alert(1)' })).toEqual(['Enter a valid website.'])
})
