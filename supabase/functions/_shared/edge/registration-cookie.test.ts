import { expect, test } from 'vitest'
import { openPassword, sealPassword } from './registration-cookie.ts'

const registration = { email: 'asha@studio.example', password: 'pässword ₹ 1' }
const now = new Date('2026-11-21T10:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const sealed = await sealPassword('secret', registration, now)
const open = (changes: { secret?: string; email?: string; text?: string; at?: Date } = {}) =>
  openPassword(
    changes.secret ?? 'secret',
    changes.email ?? registration.email,
    changes.text ?? sealed,
    changes.at ?? later(59),
  )

test('a sealed password is opened for its address within the hour', async () => {
  expect(await open()).toBe(registration.password)
})

test('the sealed text shows nothing of the password and differs each time', async () => {
  expect(atob(sealed.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('ssword')
  expect(await sealPassword('secret', registration, now)).not.toBe(sealed)
})

test.each([
  ['after the hour', { at: later(60) }],
  ['for another address', { email: 'eve@studio.example' }],
  ['under another key', { secret: 'other' }],
  ['when a bit was changed', { text: sealed.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')) }],
  ['when it is cut short', { text: sealed.slice(0, 10) }],
  ['when it is no base64', { text: '§§' }],
  ['when it is empty', { text: '' }],
])('it is not opened %s', async (_, changes) => {
  expect(await open(changes)).toBeNull()
})
