import { expect, test } from 'vitest'
import { openRegistration, sealRegistration } from './registration-cookie.ts'

const chosen = { name: 'Asha Rao', password: 'pässword ₹ 1' }
const registration = { email: 'asha@studio.example', ...chosen }
const now = new Date('2026-11-21T10:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const sealed = await sealRegistration('secret', registration, now)
const open = (changes: { secret?: string; email?: string; text?: string; at?: Date } = {}) =>
  openRegistration(
    changes.secret ?? 'secret',
    changes.email ?? registration.email,
    changes.text ?? sealed,
    changes.at ?? later(59),
  )

test('sealed name and password are opened for their address within the hour', async () => {
  expect(await open()).toEqual(chosen)
})

test('the sealed text shows nothing of them and differs each time', async () => {
  expect(atob(sealed.replaceAll('-', '+').replaceAll('_', '/'))).not.toMatch(/ssword|Asha/)
  expect(await sealRegistration('secret', registration, now)).not.toBe(sealed)
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
