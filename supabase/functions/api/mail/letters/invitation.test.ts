import { expect, test } from 'vitest'
import { invitationMail } from './invitation.ts'

const asked = {
  ...{ business: 'Neel Studio', by: 'Asha Rao', language: 'en' },
  ...{ role: 'accountant' as const, email: 'ravi@books.example' },
  ...{ url: 'https://bahi.test/join/abc', stopToken: 'stop-it', appUrl: 'https://bahi.test' },
  replyTo: 'asha@studio.example',
}

test('an invitation says who asks, for which business, as what, and has the link', async () => {
  const mail = await invitationMail(asked)
  expect(mail).toMatchObject({
    ...{ to: 'ravi@books.example', fromName: 'Bahi', replyTo: 'asha@studio.example' },
    subject: 'Asha Rao invites you to work for Neel Studio',
  })
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('https://bahi.test/join/abc')
    expect(part).toContain('An accountant reads and downloads everything')
    expect(part).toContain('If you do not know Asha Rao, ignore this email.')
    expect(part).toContain('https://bahi.test/stop/stop-it')
  }
  expect(mail.text).toContain('Your role: Accountant')
  expect(mail.stopUrl).toBe('https://bahi.test/api/mail/stop/stop-it')
})

test('names bring no link and no line into the mail', async () => {
  const mail = await invitationMail({
    ...asked,
    business: 'Pay at evil.example/win\r\nBcc: x',
    by: 'https://evil.example Asha',
  })
  expect(mail.subject).toMatch(/^\(link left out\) Asha invites you .+$/)
  expect(`${mail.text}${mail.html}${mail.subject}`).not.toContain('evil.example')
  expect(mail.subject).not.toMatch(/[\r\n]/)
  expect(mail.text).not.toMatch(/^Bcc/m)
})

test('it is in the language of who asks', async () => {
  const mail = await invitationMail({ ...asked, role: 'partner', language: 'hi' })
  expect(mail.subject).toBe('Asha Rao ने आपको Neel Studio में काम करने बुलाया है')
  expect(mail.text).toContain('आपकी भूमिका: पार्टनर')
})
