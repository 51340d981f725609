import * as v from 'valibot'
import { expect, test } from 'vitest'
import { said } from '#tests/setup/said.ts'
import { passwordChangeSchema, passwordRequestSchema, profileSchema } from './people.ts'

const changeMessages = (
  currentPassword: string,
  newPassword: string,
  confirmPassword = newPassword,
) =>
  (
    v.safeParse(passwordChangeSchema, { currentPassword, newPassword, confirmPassword }).issues ??
    []
  ).map((issue) => said(issue.message))

test('a password is changed with the current one, into another one, typed twice', () => {
  expect(changeMessages('correct-horse', 'battery-staple')).toEqual([])
  expect(changeMessages('', 'battery-staple')).toEqual(['Current password is required.'])
  expect(changeMessages('correct-horse', 'correct-horse')).toEqual([
    'New password must be different from your current one.',
  ])
  expect(changeMessages('correct-horse', 'battery-staple', 'battery')).toEqual([
    'Passwords do not match',
  ])
  expect(changeMessages('correct-horse', 'short')).toEqual([
    'Password must have at least 8 characters.',
  ])
  // Each letter takes two bytes.
  expect(changeMessages('correct-horse', 'é'.repeat(37))).toEqual([
    'Password can have at most 72 characters.',
  ])
})

test.each(['asha', '', 'asha@studio.example\u0000', 'a\r\nBcc: b@c.example'])(
  'a password cannot be asked for by %j',
  (email) => {
    const { issues } = v.safeParse(passwordRequestSchema, { email })
    expect(said(issues?.[0]?.message ?? '')).toBe('Enter a valid email')
  },
)

const today = '2026-11-21'
const profile = {
  email: 'asha@studio.example',
  name: 'Asha Rao',
  phone: '9820012345',
  dob: '1992-04-18',
  location: 'Pune',
}

const messagesOf = (change: object) =>
  (v.safeParse(profileSchema(today), { ...profile, ...change }).issues ?? []).map((issue) =>
    said(issue.message),
  )

// [valid-14]
test('the five checks answer in their order', () => {
  expect(messagesOf({ location: '', dob: '', phone: '98', name: ' ', email: 'x' })).toEqual([
    'Please enter a valid email address.',
    'Full name is required.',
    'Phone number must be exactly 10 digits.',
    'Please select a valid birth date.',
    'Please select your city.',
  ])
})

test('characters typed around the values are removed', () => {
  const typed = { ...profile, email: ' Asha@Studio.example ', name: ' Asha Rao ' }
  expect(v.parse(profileSchema(today), typed)).toEqual(profile)
})

test('a person is spoken to in English or in Hindi, and in nothing else', () => {
  expect(messagesOf({ language: 'hi' })).toEqual([])
  for (const language of ['ta', 'EN', '', null]) {
    expect(messagesOf({ language })).toEqual(['Language must be en or hi.'])
  }
})

// [valid-16]
test.each([['982001234'], ['98200123456'], ['98200 1234'], ['+919820012']])(
  'the phone number %s is refused',
  (phone) => {
    expect(messagesOf({ phone })).toEqual(['Phone number must be exactly 10 digits.'])
  },
)

// [valid-18]
test('nobody is born after today in India, on no day, or on a day that does not exist', () => {
  expect(messagesOf({ dob: today })).toEqual([])
  for (const dob of ['2026-11-22', '2026-02-30', '1899-12-31', 'yesterday', '', undefined, null]) {
    expect([dob, messagesOf({ dob })]).toEqual([dob, ['Please select a valid birth date.']])
  }
})

// [valid-20]
test('the city is any that can be seen, on one line of at most 60 characters', () => {
  for (const location of ['Pune', 'Kannur', 'कोच्चि', 'x'.repeat(60)]) {
    expect(messagesOf({ location })).toEqual([])
  }
  expect(v.parse(profileSchema(today), { ...profile, location: ' Port\tBlair ' }).location).toBe(
    'Port Blair',
  )
  for (const location of ['', ' \u200b', undefined, null, 5]) {
    expect(messagesOf({ location })).toEqual(['Please select your city.'])
  }
  expect(messagesOf({ location: 'x'.repeat(61) })).toEqual(['City can have at most 60 characters.'])
})

test('a name has at most 120 characters', () => {
  expect(messagesOf({ name: 'n'.repeat(120) })).toEqual([])
  expect(messagesOf({ name: 'n'.repeat(121) })).toEqual([
    'Full name can have at most 120 characters.',
  ])
})
