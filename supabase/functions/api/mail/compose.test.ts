import * as v from 'valibot'
import { expect, test } from 'vitest'
import { mailRequestSchema } from '#domain/mail.ts'
import fc from '../../../../tests/setup/property.ts'
import { composeAnswerMail, composeClaimMail, mailHtml, withLink, withStop } from './compose.ts'

const news = {
  invoiceId: 'i',
  number: 'INV/26-27/0001',
  clientName: 'Kaveri\nInteriors',
  currency: 'INR' as const,
  amountMinor: 150_050,
  method: 'UPI',
  reference: '432198765012',
  note: 'First half',
}

test('the seller reads who says to have paid how much, how, and where to answer', () => {
  expect(composeClaimMail(news, 'https://bahi.test/invoice/i')).toEqual({
    subject: 'Kaveri Interiors says they have paid ₹1,500.50',
    message: `Kaveri Interiors says they have paid ₹1,500.50 for invoice INV/26-27/0001.

Method: UPI
Reference: 432198765012
Note: First half

Nothing is counted yet. Check your account, then confirm or decline it:
https://bahi.test/invoice/i

Which emails you get is up to you: Settings, Notifications.`,
  })
})

test('what a stranger writes is one line, and nothing in it can be clicked on', () => {
  const note = 'Your account\r\nis locked: https://evil.example/login or www.evil.example, evil.com'
  const { message } = composeClaimMail(
    { ...news, reference: 'evil.example/1', note },
    'https://b.test',
  )
  expect(message).toContain('\nReference: (link left out)\n')
  expect(message).toContain(
    '\nNote: Your account is locked: (link left out) or (link left out), (link left out)\n',
  )
})

test('what the client did not say is left out', () => {
  const { message } = composeClaimMail({ ...news, reference: null, note: null }, 'https://b.test')
  expect(message).not.toMatch(/Reference|Note:|null/)
})

const link = 'https://bahi.example/i/abc'
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('<script>', '</div>', '"', "'", '&', '&lt;', '\r\n', 'https://e.vil/'))
    .map((parts) => parts.join('')),
)

/** What a reader of mail makes of the escapes. */
const unescaped = (html: string) =>
  html
    .replaceAll('<br>\n', '\n')
    .replace(/<a href="[^"]*">([^<]*)<\/a>/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
const frame = mailHtml('', []).split('\n\n')
const inside = (html: string) =>
  html.slice((frame[0]?.length ?? 0) + 1, -(frame[1]?.length ?? 0) - 1)

test('whatever is typed, the HTML says it and nothing else, and only the invoice’s link is one', () => {
  fc.assert(
    fc.property(typed, typed, (before, after) => {
      const message = `${before}${link}${after}`
      const body = inside(mailHtml(message, [link]))
      expect([...new Set(body.match(/<[^>]*>/g))].sort()).toEqual(
        ['</a>', `<a href="${link}">`, ...(body.includes('\n') ? ['<br>'] : [])].sort(),
      )
      expect(unescaped(body).split('\n')).toEqual(
        v.parse(mailRequestSchema, { kind: 'invoice', message }).message?.split('\n'),
      )
    }),
  )
})

test('without a link nothing is one', () => {
  expect(mailHtml('See https://e.vil/ <b>', [])).toContain('\nSee https://e.vil/ &lt;b&gt;\n')
})

test('the link is put where the owner’s words do not have it', () => {
  expect(withLink('Hello', link)).toBe(`Hello\n\nView the invoice:\n${link}`)
  expect(withLink(`See ${link}.`, link)).toBe(`See ${link}.`)
})

test('the link of an app that is open at another address becomes the one of mails', () => {
  const elsewhere = (other: string) => withLink(`See ${other}.`, link)
  expect(elsewhere('http://127.0.0.1:5173/i/abc')).toBe(`See ${link}.`)
  expect(elsewhere('https://x.example/i/abcd')).toContain('See https://x.example/i/abcd.\n')
})

test('what stands under a mail says from whom it came and where to stop further ones', () => {
  const stop = 'https://bahi.example/stop/t'
  expect(withStop('Hello', 'Neel\nStudio', stop)).toBe(`Hello

--
This mail is about an invoice from Neel Studio. If you want no more such mails:
${stop}`)
})

test('the seller reads who answered an estimate and how, with nothing in it to click on but the way there', () => {
  const answer = {
    ...{ estimateId: 'e', number: 'EST/26-27/0007', clientName: 'Kaveri\nInteriors' },
    ...{ currency: 'INR' as const, totalMinor: 150_050 },
  }
  const said = { accepted: true, name: 'Meera https://evil.example', note: null }
  expect(composeAnswerMail({ ...answer, ...said }, 'https://bahi.test/estimate/e')).toEqual({
    subject: 'Kaveri Interiors accepted estimate EST/26-27/0007',
    message: `Kaveri Interiors accepted estimate EST/26-27/0007 for ₹1,500.50.

Name: Meera (link left out)

Make the invoice of it there:
https://bahi.test/estimate/e

Which emails you get is up to you: Settings, Notifications.`,
  })
  const no = { accepted: false, name: 'Meera Iyer', note: 'Too\nmuch' }
  const { subject, message } = composeAnswerMail(
    { ...answer, ...no },
    'https://bahi.test/estimate/e',
  )
  expect(subject).toBe('Kaveri Interiors declined estimate EST/26-27/0007')
  expect(message).toContain('Name: Meera Iyer\nNote: Too much\n\nYou find it there:\n')
})
