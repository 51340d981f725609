import { expect, test } from 'vitest'
import { mailOfJob } from './letters.ts'

test('the mail of a deletion says on which day, that a login stops it, and cannot hold a link in a name', async () => {
  const news = { name: 'Asha https://evil.example', eraseOn: '2026-11-30' }
  const job = {
    ...{ kind: 'leaving' as const, id: 'job-1', to: 'asha@studio.example' },
    ...{ language: 'en' as const, news },
  }
  const mail = await mailOfJob(job, 'https://bahi.test', null)
  expect(mail.subject).toBe('Your account is to be deleted on Nov 30, 2026')
  expect(mail.text).toContain('log in before that day: any login stops it')
  expect(mail.text).toContain('Erased on: Nov 30, 2026')
  expect(mail.text).toContain('https://bahi.test/login')
  expect(mail.text).not.toContain('evil.example')
})
