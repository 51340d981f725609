import { expect, test } from 'vitest'
import { mailOfJob } from '#api/mail/letters.ts'

const mailOf = (why: string, language = 'en') =>
  mailOfJob(
    {
      ...{ kind: 'webhook', id: 'job-1', to: 'asha@studio.example', language, name: 'Asha' },
      ...{ url: 'https://hooks.studio.example/in?token=secret', why },
      ...{ at: '2026-11-27T10:00:00Z', since: '2026-11-22T10:00:00Z' },
    },
    'https://bahi.test',
    null,
  )

test('the owner reads which webhook was switched off, why, and where to switch it on again', async () => {
  const mail = await mailOf('failing')
  expect(mail.subject).toBe('Your webhook at hooks.studio.example was switched off')
  expect(mail.text).toContain('nothing arrived there for five days')
  expect(mail.text).toMatch(/Failing since: 22 Nov 2026, 3:30\spm/)
  expect(mail.text).toContain('https://bahi.test/setting/connections')
  expect(mail.text).not.toContain('secret')
})

test('a receiver that is gone is told as that, in the language of the owner', async () => {
  const mail = await mailOf('gone', 'hi')
  expect(mail.subject).toBe('hooks.studio.example वाला आपका वेबहुक बंद कर दिया गया')
  expect(mail.text).toContain('(410)')
})
