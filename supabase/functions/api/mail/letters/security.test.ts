import { expect, test } from 'vitest'
import { mailOfJob } from '#api/mail/letters.ts'

const jobOf = (what: string, language = 'en') => ({
  ...{ kind: 'security', id: 'job-1', to: 'asha@studio.example', language },
  ...{ name: 'Asha https://evil.example', what, at: '2026-11-27T10:00:00Z' },
})
const mailOf = (what: string, language?: string) =>
  mailOfJob(jobOf(what, language), 'https://bahi.test', null)

test('a change of what guards the account is told with its time in India, and what to do', async () => {
  const mail = await mailOf('factor_removed')
  expect(mail.subject).toBe('An authenticator app was removed from your account')
  expect(mail.text).toContain('If this was not you, change your password')
  expect(mail.text).toMatch(/Changed: 27 Nov 2026, 3:30\spm/)
  expect(mail.text).toContain('https://bahi.test/setting/security')
  expect(mail.text).not.toContain('evil.example')
})

test('a member who joined and a key that was made are told by name, without a link', async () => {
  const job = { ...jobOf('member_joined'), about: 'Ravi https://evil.example' }
  const mail = await mailOfJob(job, 'https://bahi.test', null)
  expect(mail.text).toMatch(/Name: Ravi/)
  expect(mail.text).not.toContain('evil.example')
  expect((await mailOf('key_made')).text).not.toContain('Name:')
})

test('a new webhook leads to the connections', async () => {
  const mail = await mailOf('webhook_made')
  expect(mail.subject).toBe('A webhook was set up in your account')
  expect(mail.text).toContain('https://bahi.test/setting/connections')
})

test('other payment details lead to their settings, in the language of the owner', async () => {
  const mail = await mailOf('payment_details', 'hi')
  expect(mail.subject).toBe('आपके भुगतान की जानकारी बदली गई')
  expect(mail.text).toContain('https://bahi.test/setting/payments')
})
