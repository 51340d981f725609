import { expect, test } from 'vitest'
import { mailOfJob } from '#api/mail/letters.ts'

test('the mail of a deletion says on which day, that a login stops it, and cannot hold a link in a name', async () => {
  const job = {
    ...{ kind: 'leaving', id: 'job-1', to: 'asha@studio.example', language: 'en' },
    ...{ name: 'Asha https://evil.example', erase_on: '2026-11-30' },
  }
  const mail = await mailOfJob(job, 'https://bahi.test', null)
  expect(mail.subject).toBe('Your account will be deleted on Nov 30, 2026')
  expect(mail.text).toContain('To keep your account, sign in before that day.')
  expect(mail.text).toContain('Erased on: Nov 30, 2026')
  expect(mail.text).toContain('https://bahi.test/login')
  expect(mail.text).not.toContain('evil.example')
})
