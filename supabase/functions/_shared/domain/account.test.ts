import * as v from 'valibot'
import { expect, test } from 'vitest'
import { passwordChangeSchema, passwordRequestSchema } from './account.ts'

const messagesOf = (currentPassword: string, newPassword: string, confirmPassword = newPassword) =>
  (
    v.safeParse(passwordChangeSchema, { currentPassword, newPassword, confirmPassword }).issues ??
    []
  ).map((issue) => issue.message)

test('a password is changed with the current one, into another one, typed twice', () => {
  expect(messagesOf('correct-horse', 'battery-staple')).toEqual([])
  expect(messagesOf('', 'battery-staple')).toEqual(['Current password is required.'])
  expect(messagesOf('correct-horse', 'correct-horse')).toEqual([
    'Choose a password that you do not use now.',
  ])
  expect(messagesOf('correct-horse', 'battery-staple', 'battery')).toEqual([
    'Passwords do not match',
  ])
  expect(messagesOf('correct-horse', 'short')).toEqual([
    'Password must have at least 8 characters.',
  ])
})

test.each(['asha', '', 'asha@studio.example\u0000', 'a\r\nBcc: b@c.example'])(
  'a password cannot be asked for by %j',
  (email) => {
    const { issues } = v.safeParse(passwordRequestSchema, { email })
    expect(issues?.[0]?.message).toBe('Enter a valid email')
  },
)
