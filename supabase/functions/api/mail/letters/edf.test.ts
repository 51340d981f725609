import { expect, test } from 'vitest'
import { mailOfJob } from '#api/mail/letters.ts'

const row = {
  ...{ kind: 'edf', id: 'job-1', to: 'asha@studio.example', name: 'Asha Rao', language: 'en' },
  ...{ business_name: 'Neel Studio', month: '2026-10-01', due_on: '2026-11-30', invoices: 2 },
}

test('a week before, the mail says the month, the last day, and where the list is', async () => {
  const mail = await mailOfJob(row, 'https://bahi.test', '2026-11-23')
  expect(mail.subject).toBe('Export declaration for October 2026 is due on Nov 30, 2026')
  expect(mail.text).toContain('by Nov 30, 2026. The list is ready to download.')
  expect(mail.text).toContain('Invoices on the list: 2')
  expect(mail.text).toContain('https://bahi.test/reports/exports')
})

test('in Hindi it says the same', async () => {
  const mail = await mailOfJob({ ...row, language: 'hi' }, 'https://bahi.test', '2026-11-23')
  expect(mail.subject).toContain('निर्यात घोषणा')
  expect(mail.text).toContain('अपने अकाउंटेंट से जाँच लें।')
})
